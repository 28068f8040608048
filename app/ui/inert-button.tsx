import type { ReactNode } from "react";

type InertButtonsProps = {
  labels: readonly string[];
  /** Why they do nothing, for everyone to read. */
  note: ReactNode;
  /** A link to what to do instead, where the note itself has none. */
  instead?: { href: string; label: string };
  /** The id of the heading of what they belong to, which tells buttons of one label apart. */
  heading: string;
  tone?: "upcoming" | "recorded";
};

/**
 * Buttons that do nothing and say so (decisions, "Buttons that do nothing"). They take the focus, but no press: a tap
 * only emphasises the note, by a style.
 */
export function InertButtons({ labels, note, instead, heading, tone }: InertButtonsProps) {
  const noteId = `${heading}-note`;
  return (
    <div className="inert-buttons">
      <div className="flex flex-wrap gap-3">
        {labels.map((label) => (
          <button
            key={label}
            type="button"
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
