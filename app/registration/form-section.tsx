import { Field } from "#app/ui/field.tsx";
import type { Answers, FieldErrors, fieldsets } from "./fields.ts";

type FormSectionProps = (typeof fieldsets)[number] & {
  /** The defaults of the fields. */
  answers: Partial<Answers>;
  errors?: FieldErrors;
};

/** Some fields of the form below a legend. Fields that are all optional are folded, unless one has an answer. */
export function FormSection({ legend, fields, answers, errors }: FormSectionProps) {
  const content = fields.map((field) => (
    <Field
      key={field.name}
      {...field}
      // Return sends the form.
      enterKeyHint="send"
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
      open={fields.some(({ name }) => answers[name])}
    >
      <summary className="heading">{legend}</summary>
      <div className="mt-5">{content}</div>
    </details>
  );
}
