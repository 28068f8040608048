export type FieldProps = {
  name: string;
  label: string;
  kind: "text" | "email" | "tel" | "number" | "select" | "textarea";
  /** Marks the field as required. */
  required?: boolean;
  /** Marks the field as optional. */
  optional?: boolean;
  options?: readonly string[];
  hint?: string;
  /** HTML's autofill token. */
  autoComplete?: string;
  /** On-screen keyboards capitalise words. Default: sentences. */
  autoCapitalize?: "words";
  /** A regular expression for the whole answer, and the sentence that the browser adds to its own message. */
  pattern?: string;
  patternHint?: string;
  /** What Return does, for on-screen keyboards. */
  enterKeyHint?: "send";
  answer?: string;
  /** A sentence that says what is wrong with the answer. */
  error?: string;
};

/** A form field: label, hint, error and control, connected by ids derived from the name. */
export function Field(field: FieldProps) {
  const { name, label, required, optional, hint, error } = field;
  const hintId = `${name}-hint`;
  const errorId = `${name}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label className="font-bold" htmlFor={name}>
        {label}
        {required && (
          <span className="text-error" aria-hidden="true">
            {" *"}
          </span>
        )}
        {optional && <span className="font-normal text-ink-2"> (optional)</span>}
      </label>
      {hint && <p id={hintId}>{hint}</p>}
      {error && <strong id={errorId}>{error}</strong>}
      <Control field={field} describedBy={describedBy} />
    </div>
  );
}

function Control({ field, describedBy }: { field: FieldProps; describedBy: string }) {
  const { name, kind, required, optional, options, autoComplete, autoCapitalize, answer, error } = field;
  const attributes = {
    id: name,
    name,
    required,
    autoComplete,
    autoCapitalize,
    // Fields with autofill hold names and addresses, which a spelling checker would mark.
    spellCheck: autoComplete ? false : undefined,
    className: "control",
    // Some languages, such as Urdu, run from right to left.
    dir: "auto",
    defaultValue: answer,
    "aria-describedby": describedBy || undefined,
    // Without this attribute, Chromium calls an empty required select invalid before the visitor has answered.
    "aria-invalid": kind === "select" || error ? Boolean(error) : undefined,
  };
  // form.css finds an empty optional control by its placeholder.
  const placeholder = optional ? " " : undefined;
  if (kind === "textarea") return <textarea {...attributes} placeholder={placeholder} rows={4} />;
  if (kind !== "select") {
    const inputMode = kind === "number" ? "decimal" : undefined;
    return (
      <input
        {...attributes}
        type={kind}
        placeholder={placeholder}
        inputMode={inputMode}
        pattern={field.pattern}
        title={field.patternHint}
        enterKeyHint={field.enterKeyHint}
      />
    );
  }
  return (
    <span className="select">
      <select {...attributes}>
        <option value="">Select</option>
        {options?.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </span>
  );
}
