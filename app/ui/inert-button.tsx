type InertButtonsProps = {
  labels: readonly string[];
  /** Visible text on why they do nothing. */
  note: string;
  /** A link to an alternative. */
  instead?: { href: string; label: string };
  /** The id of the heading that they belong to, which distinguishes buttons with the same label. */
  heading: string;
  tone?: "upcoming" | "recorded";
};

/**
 * Buttons that do nothing and say so (docs/product.md, Inert buttons). They are focusable; pressing one only emphasises
 * the note, by CSS.
 */
export function InertButtons({ labels, note, instead, heading, tone }: InertButtonsProps) {
  const noteId = `${heading}-note`;
  return (
    <div>
      <div className="flex flex-wrap gap-3">
        {labels.map((label) => (
          <button
            key={label}
            type="button"
            // Safari gives the focus to a button that is pressed only if it has one of these.
            tabIndex={0}
            aria-disabled="true"
            aria-describedby={`${heading} ${noteId}`}
            className="button button-inert"
            data-tone={tone}
          >
            {label}
          </button>
        ))}
      </div>
      <div id={noteId} className="inert-note">
        <p>{note}</p> {instead && <a href={instead.href}>{instead.label}</a>}
      </div>
    </div>
  );
}
