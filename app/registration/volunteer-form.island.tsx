import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Confirmation } from "./confirmation.tsx";
import {
  clearSavedAnswers,
  controlsOf,
  mayHaveSavedAnswers,
  restoreSavedAnswers,
  saveAnswers,
  saveChangedAnswers,
  saveSentAnswers,
} from "./draft.ts";
import { type Answers, fieldsets } from "./fields.ts";
import { FORM_PATH } from "./form-address.ts";
import { FormSection, unfoldAnswers } from "./form-section.tsx";
import { clearHoneypot, Honeypot } from "./honeypot.tsx";
import { ErrorSummary } from "./notice.tsx";
import type { FormRejection, Outcome } from "./outcome.ts";
import { copyAnswersForPrint } from "./print-answers.ts";
import { PrivacyNotice } from "./privacy-notice.tsx";
import { submitForm } from "./submit-form.ts";

export type VolunteerFormProps = Outcome & {
  /** The rejected answers as typed. Only the server passes them, for its HTML. */
  rejectedAnswers?: Answers;
  /** The meetup that the URL preselects. */
  chosenMeetup?: string;
};

/** The volunteer form, an island with uncontrolled fields (docs/architecture.md, Request flows). */
export default function VolunteerForm({ chosenMeetup, rejectedAnswers, ...initialOutcome }: VolunteerFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLHeadingElement>(null);
  const statusRef = useRef<HTMLParagraphElement>(null);
  const [{ rejection, success }, setOutcome] = useState<Outcome>(initialOutcome);
  // The answers are folded away after a success, and only in the browser, because unfolding them needs JavaScript.
  const [isFolded, setFolded] = useState(false);
  const [isHydrated, setHydrated] = useState(false);
  const saveDraft = useDraft(formRef, initialOutcome);
  const { isSubmitting, submit, cancelSubmission } = useSubmission((rejection) => setOutcome({ rejection }));
  usePrintedAnswers(formRef);
  useReturnFromCache(onReturnFromCache);

  const preselected: Partial<Answers> = { volunteer_for: chosenMeetup };
  // After a success the browser must not keep the answers in its history. Each field needs `off`, because its own token
  // overrides the form's.
  const autoComplete = initialOutcome.success ? "off" : undefined;
  const result = rejection ? `Error: ${rejection.message}` : success?.message;
  const statusColour = rejection && !isSubmitting ? "text-error" : "text-ok";
  // The answers cannot be changed while they are sent. Disabled fields would not be sent. React 18 has no property
  // `inert`, but passes the attribute on.
  const inert = isSubmitting ? { inert: "" } : {};

  useEffect(() => {
    setHydrated(true);
    if (!initialOutcome.success) return;
    // This prevents a second registration by mistake.
    setFolded(true);
    // A reload or a bookmark of this page then leads to an empty form.
    history.replaceState(history.state, "", location.pathname);
  }, [initialOutcome.success]);

  useEffect(() => {
    if (rejection && rejection !== initialOutcome.rejection) summaryRef.current?.focus();
  }, [rejection, initialOutcome.rejection]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting) return;
    // The fields become inert, and an inert field loses the focus.
    statusRef.current?.focus();
    submit(event.currentTarget);
  }

  /** Updates a page from the back/forward cache, because another person may use this computer now. */
  function onReturnFromCache() {
    cancelSubmission();
    setOutcome((outcome) => ({ ...outcome, success: undefined }));
    setFolded(false);
    if (!mayHaveSavedAnswers()) emptyForm();
  }

  function emptyForm() {
    if (!formRef.current) return;
    for (const control of controlsOf(formRef.current)) {
      control.value = preselected[control.name as keyof Answers] ?? "";
    }
    clearSavedAnswers();
    setOutcome({});
    setFolded(false);
  }

  function clear() {
    // `flushSync` unfolds the fields at once, because a hidden field cannot take the focus. The condition keeps
    // react-dom out of the Worker.
    if (!import.meta.env.SSR) flushSync(emptyForm);
    if (formRef.current) controlsOf(formRef.current)[0]?.focus();
  }

  return (
    <form
      ref={formRef}
      method="post"
      action={FORM_PATH}
      autoComplete={autoComplete}
      onSubmit={onSubmit}
      onInput={({ currentTarget }) => saveDraft(currentTarget)}
    >
      {rejection && <ErrorSummary ref={summaryRef} rejection={rejection} />}
      {success && (
        <Confirmation sentence={success.confirmation}>
          {isHydrated && (
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
      <div id="answers" hidden={isFolded} {...inert}>
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
          ref={statusRef}
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

/** Fills in the saved answers on hydration, unless the HTML has rejected ones. Returns a function that saves them. */
function useDraft(formRef: RefObject<HTMLFormElement>, { rejection, success }: Outcome) {
  // Rejected answers are the defaults of their fields. `saveChangedAnswers` would leave them out of the draft.
  const fieldsHoldAnswers = rejection?.fieldsHoldAnswers;
  const saveDraft = fieldsHoldAnswers ? saveAnswers : saveChangedAnswers;

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    if (!fieldsHoldAnswers) restoreSavedAnswers(form);
    unfoldAnswers(form);
    if (success) clearSavedAnswers();
    else saveDraft(form);
  }, [formRef, fieldsHoldAnswers, success, saveDraft]);

  return saveDraft;
}

/**
 * Calls a function when the page comes back from the back/forward cache. The listener is never removed, because the
 * form stays as long as the page.
 */
function useReturnFromCache(run: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `run` uses only refs, setters and the first props.
  useEffect(() => {
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) run();
    });
  }, []);
}

/** Prints long answers in full. */
function usePrintedAnswers(formRef: RefObject<HTMLFormElement>) {
  useEffect(() => {
    addEventListener("beforeprint", () => {
      if (formRef.current) copyAnswersForPrint(formRef.current);
    });
  }, [formRef]);
}

/** Submits the form, one submission at a time. A success loads another page; a rejection goes to `onRejection`. */
function useSubmission(onRejection: (rejection: FormRejection) => void) {
  const [isSubmitting, setSubmitting] = useState(false);
  const controllerRef = useRef<AbortController>();

  async function submit(form: HTMLFormElement) {
    setSubmitting(true);
    saveSentAnswers(form);
    controllerRef.current = new AbortController();
    const rejection = await submitForm(form, controllerRef.current.signal);
    if (!rejection) return;
    setSubmitting(false);
    saveAnswers(form);
    clearHoneypot(form);
    unfoldAnswers(form);
    onRejection(rejection);
  }

  /** Cancels the submission, so that its response does not load another page. */
  function cancelSubmission() {
    controllerRef.current?.abort();
    setSubmitting(false);
  }

  return { isSubmitting, submit, cancelSubmission };
}
