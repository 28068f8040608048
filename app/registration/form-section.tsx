import { Field } from "#app/ui/field.tsx";
import { controlsOf } from "./draft.ts";
import type { Answers, fieldsets } from "./fields.ts";
import type { FieldErrors } from "./outcome.ts";

type FormSectionProps = (typeof fieldsets)[number] & {
  /** The defaults of the fields. */
  answers: Partial<Answers>;
  errors?: FieldErrors;
  /** Replaces the fields' own autofill tokens. */
  autoComplete?: string;
};

/** Some fields of the form below a legend. Fields that are all optional are folded, unless one has an answer. */
export function FormSection({ legend, fields, answers, errors, autoComplete }: FormSectionProps) {
  const content = fields.map((field) => (
    <Field
      key={field.name}
      {...field}
      autoComplete={autoComplete ?? field.autoComplete}
      answer={answers[field.name]}
      error={errors?.[field.name]}
    />
  ));
  if (fields.some(({ required }) => required)) {
    return (
      <fieldset className="card mt-6 p-inset-large print:break-inside-auto">
        <legend className="heading float-left mb-5 w-full">{legend}</legend>
        {content}
      </fieldset>
    );
  }
  return (
    <details
      className="optional-section card mt-6 p-inset-large print:break-inside-auto"
      // Only the server has the rejected answers (`htmlProps` in the route), so `open` may differ in the browser. On
      // hydration, React keeps the attribute of the HTML.
      open={fields.some(({ name }) => answers[name])}
      suppressHydrationWarning
    >
      <summary className="heading">{legend}</summary>
      <div className="mt-5">{content}</div>
    </details>
  );
}

/** Opens each folded section that has an answer. */
export function unfoldAnswers(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) {
    const section = control.closest("details");
    if (section && control.value) section.open = true;
  }
}
