import type { ReactNode } from "react";
import { type Answers, type FieldErrors, fields } from "./fields.ts";

/** Why the form was rejected. */
export type Rejection = {
  /** The sentence after "Error: ". */
  message: string;
  errors?: FieldErrors;
  /** The answers as typed; undefined if they could not be read. */
  answers?: Answers;
};

type NoticeProps = { look: "ok" | "error"; heading: ReactNode; children?: ReactNode };

/** The result of a submission. Its heading takes the focus, because the whole notice may be higher than the screen. */
export function Notice({ look, heading, children }: NoticeProps) {
  return (
    <section className={`notice notice-${look}`}>
      <h2
        className="heading wrap-anywhere"
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: the outcome takes the focus, also where no script runs.
        autoFocus
      >
        {heading}
      </h2>
      {children}
    </section>
  );
}

/** Why a submission was rejected, with a link to each wrong answer. */
export function ErrorSummary({ message, errors = {} }: Rejection) {
  const wrong = fields.filter(({ name }) => errors[name]);
  return (
    <Notice look="error" heading={`Error: ${message}`}>
      {wrong.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {wrong.map(({ name }) => (
            <li key={name}>
              <a href={`#${name}`}>{errors[name]}</a>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
