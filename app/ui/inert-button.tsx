import type { ReactNode } from "react";

type InertButtonsProps = {
  labels: readonly string[];
  /** Why they do nothing, and what to do instead, for everyone to read. */
  note: ReactNode;
  /** The id of the heading of what they belong to, which tells buttons of one label apart. */
  heading: string;
  tone?: "upcoming" | "recorded";
};

/** Buttons that do nothing and say so (decisions, "Buttons that do nothing"). They take the focus, but no press. */
export function InertButtons({ labels, note, heading, tone }: InertButtonsProps) {
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
      <p id={noteId} className="mt-3 text-sm text-ink-2">
        {note}
      </p>
    </div>
  );
}
