import type { HTMLAttributes } from "react";

type FieldProps = {
  name: string;
  label: string;
  kind: "text" | "email" | "tel" | "number" | "select" | "textarea";
  required?: boolean;
  options?: readonly string[] | undefined;
  hint?: string | undefined;
  autoComplete?: string | undefined;
  /** What the field holds when it is first shown. */
  answer?: string | undefined;
  /** One sentence on what is wrong with the answer. */
  error?: string | undefined;
};

/** One question of a form: label, hint, message and control, wired to each other by ids made of the name. */
export function Field({ name, label, kind, required, options, hint, autoComplete, answer, error }: FieldProps) {
  const hintId = `${name}-hint`;
  const errorId = `${name}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(" ");
  const control = {
    id: name,
    name,
    required,
    autoComplete,
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
        <input {...control} type={kind} />
      )}
    </div>
  );
}
