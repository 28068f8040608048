import { Consent } from "./consent.tsx";
import { type Answers, fieldsets } from "./fields.ts";
import { FORM_PATH } from "./form-address.ts";
import { FormSection } from "./form-section.tsx";
import { Honeypot } from "./honeypot.tsx";
import { ErrorSummary, type Rejection } from "./notice.tsx";
import { Status } from "./status.tsx";

type VolunteerFormProps = {
  rejection?: Rejection;
  /** The values of the fields: rejected answers, or the meetup that the address preselects. */
  answers: Partial<Answers>;
};

/** The volunteer form. The browser gets its HTML without React, and sends the form itself or by `form-script.ts`. */
export function VolunteerForm({ rejection, answers }: VolunteerFormProps) {
  return (
    <form method="post" action={FORM_PATH}>
      {rejection && <ErrorSummary {...rejection} />}
      <div className="answers">
        <p className="text-ink-2">
          Fields marked <span className="text-error">*</span> are required.
        </p>
        {fieldsets.map((fieldset) => (
          <FormSection key={fieldset.legend} {...fieldset} answers={answers} errors={rejection?.errors} />
        ))}
        <Honeypot />
        <Consent />
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
        <button type="submit" className="button button-primary">
          Register
        </button>
        <Status text={rejection && `Error: ${rejection.message}`} />
      </div>
    </form>
  );
}
