export type FieldProps = {
  name: string;
  label: string;
  kind: "text" | "email" | "tel" | "number" | "select" | "textarea";
  /** Marks the field as required or optional. Default: neither. */
  required?: boolean;
  options?: readonly string[] | undefined;
  hint?: string | undefined;
  /** HTML's autofill token. */
  autoComplete?: string | undefined;
  /** What on-screen keyboards capitalise. Default: sentences. */
  autoCapitalize?: "words" | undefined;
  /** The initial value. */
  answer?: string | undefined;
  /** One sentence on what is wrong with the answer. */
  error?: string | undefined;
};

/** A form field: label, hint, error and control, connected by ids derived from the name. */
export function Field(field: FieldProps) {
  const { name, label, kind, required, options, hint, autoComplete, autoCapitalize, answer, error } = field;
  const hintId = `${name}-hint`;
  const errorId = `${name}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(" ");
  const control = {
    id: name,
    name,
    required,
    autoComplete,
    autoCapitalize,
    // What autofill knows are names and addresses, which are in no dictionary.
    spellCheck: autoComplete ? false : undefined,
    className: "control",
    // Urdu runs from right to left.
    dir: "auto",
    // Only if there is one: on hydration React would reset a select to its default.
    ...(answer ? { defaultValue: answer } : {}),
    "aria-describedby": describedBy || undefined,
    "aria-invalid": error ? true : undefined,
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
      {hint && <p id={hintId}>{hint}</p>}
      {error && <strong id={errorId}>{error}</strong>}
      {kind === "select" ? (
        <span className="select">
          <select {...control}>
            <option value="">Select</option>
            {options?.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
        </span>
      ) : kind === "textarea" ? (
        <textarea {...control} rows={4} />
      ) : (
        <input {...control} type={kind} inputMode={kind === "number" ? "decimal" : undefined} enterKeyHint="next" />
      )}
    </div>
  );
}
