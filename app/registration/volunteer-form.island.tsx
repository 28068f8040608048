import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Confirmation } from "./confirmation.tsx";
import {
  clearDraft,
  controlsOf,
  mayHaveDraft,
  restoreDraft,
  saveAnswers,
  saveChangedAnswers,
  saveSentAnswers,
} from "./draft.ts";
import { type Answers, fieldsets } from "./fields.ts";
import { FormSection, unfoldAnswers } from "./form-section.tsx";
import { clearHoneypot, Honeypot } from "./honeypot.tsx";
import { ErrorSummary } from "./notice.tsx";
import type { FormRejection, FormSuccess } from "./outcome.ts";
import { copyAnswersForPrint } from "./print-answers.ts";
import { PrivacyNotice } from "./privacy-notice.tsx";
import { submitForm } from "./submit-form.ts";

export type VolunteerFormProps = {
  rejection?: FormRejection;
  /** The rejected answers as typed. Only the server passes them, for its HTML. */
  rejectedAnswers?: Answers;
  /** Only right after a registration. */
  success?: FormSuccess;
  /** The meetup that the URL preselects. */
  chosenMeetup?: string;
};

type Outcome = Pick<VolunteerFormProps, "rejection" | "success">;

/** The volunteer form, an island with uncontrolled fields (docs/architecture.md, Request flows). */
export default function VolunteerForm({ chosenMeetup, rejectedAnswers, ...initial }: VolunteerFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLHeadingElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const submission = useRef<AbortController>();
  const [isSubmitting, setSubmitting] = useState(false);
  const [{ rejection, success }, setOutcome] = useState<Outcome>(initial);
  // Undefined before hydration, because unfolding the answers needs JavaScript.
  const [isFolded, setFolded] = useState<boolean>();
  const preselected: Partial<Answers> = { volunteer_for: chosenMeetup };
  const fieldsHoldAnswers = initial.rejection?.fieldsHoldAnswers;
  // Rejected answers are the defaults of their fields. Compared with these, nothing would be saved.
  const saveDraft = fieldsHoldAnswers ? saveAnswers : saveChangedAnswers;
  // After a success the browser must not keep the answers in its history. Each field needs `off`, because its own token
  // overrides the form's.
  const autoComplete = initial.success ? "off" : undefined;
  const result = rejection ? `Error: ${rejection.message}` : success?.message;
  const statusColour = rejection && !isSubmitting ? "text-error" : "text-ok";

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration.
  useEffect(() => {
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) onReturnFromCache();
    });
    const { current } = form;
    if (!current) return;
    addEventListener("beforeprint", () => copyAnswersForPrint(current));
    startDraft(current);
  }, []);

  useEffect(() => {
    if (rejection && rejection !== initial.rejection) summary.current?.focus();
  }, [rejection, initial.rejection]);

  /** Fills in the draft, unless the HTML has rejected answers. Then saves the draft, or clears it after a success. */
  function startDraft(current: HTMLFormElement) {
    if (!fieldsHoldAnswers) restoreDraft(current);
    unfoldAnswers(current);
    if (!initial.success) {
      saveDraft(current);
      return;
    }
    clearDraft();
    // So that nobody registers twice by mistake.
    setFolded(true);
    // A reload or a bookmark of this page then leads to an empty form.
    history.replaceState(history.state, "", location.pathname);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting) return;
    startSubmission();
    const { currentTarget } = event;
    saveSentAnswers(currentTarget);
    submission.current = new AbortController();
    const rejection = await submitForm(currentTarget, submission.current.signal);
    if (!rejection) return;
    endSubmission();
    saveAnswers(currentTarget);
    clearHoneypot(currentTarget);
    unfoldAnswers(currentTarget);
    setOutcome({ rejection });
  }

  /** Fixes the answers while they are sent: what is shown is what is stored. */
  function startSubmission() {
    setSubmitting(true);
    // An inert field loses the focus.
    status.current?.focus();
    // React 18 has no property `inert`. Disabled fields would not be sent.
    if (answers.current) answers.current.inert = true;
  }

  function endSubmission() {
    setSubmitting(false);
    if (answers.current) answers.current.inert = false;
  }

  /** Updates a page from the back/forward cache, because another person may use this computer now. */
  function onReturnFromCache() {
    // If the visitor registers again, an earlier answer must not load the next page, too.
    submission.current?.abort();
    endSubmission();
    // This hides the confirmation.
    setOutcome(({ rejection }) => ({ rejection }));
    setFolded(false);
    if (!mayHaveDraft()) emptyForm();
  }

  function emptyForm() {
    if (!form.current) return;
    for (const control of controlsOf(form.current)) {
      control.value = preselected[control.name as keyof Answers] ?? "";
    }
    clearDraft();
    setOutcome({});
    setFolded(false);
  }

  function clear() {
    // `flushSync` unfolds the fields at once, because a hidden field cannot take the focus. The condition
    // keeps react-dom out of the Worker.
    if (!import.meta.env.SSR) flushSync(emptyForm);
    if (form.current) controlsOf(form.current)[0]?.focus();
  }

  return (
    <form
      ref={form}
      method="post"
      action="/joinvolunteer"
      autoComplete={autoComplete}
      onSubmit={submit}
      onInput={({ currentTarget }) => saveDraft(currentTarget)}
    >
      {rejection && <ErrorSummary ref={summary} rejection={rejection} />}
      {success && (
        <Confirmation sentence={success.confirmation}>
          {isFolded !== undefined && (
            <p className="mt-6 flex flex-wrap gap-4">
              <button
                type="button"
                className="button button-tertiary"
                aria-expanded={!isFolded}
                aria-controls="answers"
                onClick={() => setFolded(!isFolded)}
              >
                {isFolded ? "Show my answers" : "Hide my answers"}
              </button>
              <button type="button" className="button button-tertiary" onClick={clear}>
                Clear the form
              </button>
            </p>
          )}
        </Confirmation>
      )}
      <div ref={answers} id="answers" hidden={isFolded}>
        <p className="text-ink-2">
          Fields marked <span className="text-error">*</span> are required.
        </p>
        {fieldsets.map((fieldset) => (
          <FormSection
            key={fieldset.legend}
            {...fieldset}
            answers={rejectedAnswers ?? preselected}
            errors={rejection?.errors}
            autoComplete={autoComplete}
          />
        ))}
        <Honeypot />
        <PrivacyNotice />
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
        <button type="submit" className="button button-primary" hidden={isFolded} aria-disabled={isSubmitting}>
          Register
        </button>
        <p
          ref={status}
          role="status"
          tabIndex={-1}
          className={`min-w-0 flex-1 basis-64 font-bold wrap-anywhere ${statusColour}`}
        >
          {isSubmitting ? "Submitting..." : result}
        </p>
      </div>
    </form>
  );
}
