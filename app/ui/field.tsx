import type { HTMLAttributes } from "react";

type FieldProps = {
  name: string;
  label: string;
  kind: "text" | "email" | "tel" | "number" | "select" | "textarea";
  /** Marked as required or as optional; neither where nothing is said. */
  required?: boolean;
  options?: readonly string[] | undefined;
  hint?: string | undefined;
  autoComplete?: string | undefined;
  autoCapitalize?: "words" | undefined;
  /** What the field holds when it is first shown. */
  answer?: string | undefined;
  /** One sentence on what is wrong with the answer. */
  error?: string | undefined;
};

/** What a phone's keyboard is to offer. */
const keyboards = {
  text: {},
  email: { inputMode: "email" },
  tel: { inputMode: "tel" },
  number: { inputMode: "decimal" },
} as const;

/** One question of a form: label, hint, message and control, wired to each other by ids made of the name. */
export function Field({ name, label, kind, options, hint, answer, error, ...field }: FieldProps) {
  const { required, autoComplete, autoCapitalize } = field;
  const hintId = `${name}-hint`;
  const errorId = `${name}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(" ");
  const control = {
    id: name,
    name,
    required,
    autoComplete,
    autoCapitalize,
    // What a browser can fill in is a name or an address, and no word of a dictionary.
    ...(autoComplete ? { spellCheck: false } : {}),
    className: "control",
    // Only when there is one: React would set a select back to its default while it hydrates.
    ...(answer ? { defaultValue: answer } : {}),
    ...(describedBy ? { "aria-describedby": describedBy } : {}),
    ...(error ? ({ "aria-invalid": true } satisfies HTMLAttributes<HTMLElement>) : {}),
  };
  return (
    <div className="field">
      <label className="font-bold" htmlFor={name}>
        {label}
        {required && (
          <span className="text-error" aria-hidden="true">
            {" *"}
          </span>
        )}
        {required === false && <span className="font-normal text-ink-2"> (optional)</span>}
      </label>
      {hint && (
        <p id={hintId} className="text-ink-2">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="font-bold text-error">
          {error}
        </p>
      )}
      {kind === "select" ? (
        <span className="select">
          <select {...control}>
            <option value="">Choose one</option>
            {options?.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </span>
      ) : kind === "textarea" ? (
        <textarea {...control} rows={4} />
      ) : (
        <input {...control} {...keyboards[kind]} type={kind} enterKeyHint="next" />
      )}
    </div>
  );
}
