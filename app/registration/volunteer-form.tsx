import { type FormEvent, useEffect, useRef, useState } from "react";
import { Field } from "#app/ui/field.tsx";
import { Confirmation } from "./confirmation.tsx";
import { clearDraft, controlsOf, restoreDraft, saveDraft } from "./draft.ts";
import { type Answers, fieldsets } from "./fields.ts";
import { clearHoneypot, Honeypot } from "./honeypot.tsx";
import { ErrorSummary } from "./notice.tsx";
import { PrivacyNotice } from "./privacy-notice.tsx";
import { submitForm } from "./submit-form.ts";
import type { FieldErrors } from "./validate.server.ts";

/** Why a submission was rejected: the sentence after "Error: ", the answers as typed, and the errors of fields. */
export type FormRejection = { message: string; typed?: Answers; errors?: FieldErrors };

export type VolunteerFormProps = {
  rejection?: FormRejection | undefined;
  /** The status and the confirmation of a registration that has just succeeded. */
  success?: { message: string; description: string } | undefined;
  /** The meetup that the URL preselects. */
  chosen?: string | undefined;
};

/** The volunteer form (docs/product.md, Volunteer registration), an island. Its fields are uncontrolled. */
export function VolunteerForm({ chosen, ...initial }: VolunteerFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLHeadingElement>(null);
  const [isHydrated, setHydrated] = useState(false);
  const [isSubmitting, setSubmitting] = useState(false);
  const [{ rejection, success }, setOutcome] = useState(initial);
  const typed = initial.rejection?.typed;
  const status = isSubmitting ? "Submitting..." : rejection ? `Error: ${rejection.message}` : (success?.message ?? "");

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration.
  useEffect(() => {
    setHydrated(true);
    // A page from the back/forward cache may still say "Submitting...".
    addEventListener("pageshow", ({ persisted }) => persisted && setSubmitting(false));
    // A rejected form has its answers already, unless they could not be read.
    if (!form.current || typed) return;
    restoreDraft(form.current);
    if (initial.success) clearDraft();
    // What was typed before hydration.
    else saveDraft(form.current, false);
  }, []);

  useEffect(() => {
    if (rejection && rejection !== initial.rejection) summary.current?.focus();
  }, [rejection, initial.rejection]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting) return;
    setSubmitting(true);
    const { currentTarget } = event;
    saveDraft(currentTarget, true);
    const outcome = await submitForm(currentTarget);
    if (outcome === "leaving") return;
    setSubmitting(false);
    clearHoneypot(currentTarget);
    setOutcome({ rejection: outcome });
  }

  function clear() {
    if (!form.current) return;
    const controls = controlsOf(form.current);
    for (const control of controls) control.value = "";
    clearDraft();
    setOutcome({});
    controls[0]?.focus();
  }

  return (
    <form
      ref={form}
      method="post"
      action="/joinvolunteer"
      onSubmit={submit}
      onInput={({ currentTarget }) => saveDraft(currentTarget, Boolean(typed))}
    >
      {rejection && <ErrorSummary ref={summary} rejection={rejection} />}
      {success && <Confirmation sentence={success.description} onClear={isHydrated ? clear : undefined} />}
      <p className="text-ink-2">
        Fields marked <span className="text-error">*</span> are required.
      </p>
      {fieldsets.map(({ legend, fields }) => (
        <fieldset key={legend} className="card mt-6 px-5 pt-6 pb-8 sm:px-10 sm:pt-8 sm:pb-10 print:break-inside-auto">
          <legend className="heading float-left mb-5 w-full">{legend}</legend>
          {fields.map((field) => (
            <Field
              key={field.name}
              {...field}
              required={field.missing !== undefined}
              answer={typed?.[field.name] ?? (field.name === "volunteer_for" ? chosen : undefined)}
              error={rejection?.errors?.[field.name]}
            />
          ))}
        </fieldset>
      ))}
      <Honeypot />
      <PrivacyNotice />
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
        <button type="submit" className="button button-primary" aria-disabled={isSubmitting}>
          Register
        </button>
        <p
          role="status"
          className={`min-w-0 flex-1 basis-64 font-bold wrap-anywhere ${status.includes("Error") ? "text-error" : "text-ok"}`}
        >
          {status}
        </p>
      </div>
    </form>
  );
}
