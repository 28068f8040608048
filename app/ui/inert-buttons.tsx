import type { ReactNode } from "react";

type InertButtonsProps = {
  labels: readonly string[];
  note: ReactNode;
  /** The id of a heading that tells buttons with the same label apart. */
  heading: string;
  tone?: "upcoming" | "recorded";
  /** A working alternative, shown below the note. */
  children?: ReactNode;
};

/** Buttons that do nothing, with a note that says why. CSS highlights the note of a pressed or focused button. */
export function InertButtons({ labels, note, heading, tone, children }: InertButtonsProps) {
  const noteId = `${heading}-note`;
  return (
    <div>
      <div className="flex flex-wrap gap-3">
        {labels.map((label) => (
          <button
            key={label}
            type="button"
            // Without `tabIndex`, Safari does not focus a pressed button.
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
      <p id={noteId} className="inert-note mt-3 w-fit rounded-sm text-sm text-ink-2">
        {note}
      </p>
      {children && <p className="mt-5">{children}</p>}
    </div>
  );
}
