import { Form, type Navigation, useLocation, useNavigation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { takeTold } from "#app/account/root-data.ts";
import type { Flash } from "#app/toast/flash.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { clear, DRAFT, digestOfForm, holdsAnswers, useDraft } from "./draft.ts";
import { type Answers, chosenMeetup, type FieldName, fields, fieldsets } from "./fields.ts";
import { Honeypot } from "./honeypot.tsx";
import { NextSteps } from "./next-steps.tsx";
import { Notice } from "./notice.tsx";
import { PrivacyNotice } from "./privacy-notice.tsx";
import { Registered } from "./registered.tsx";

/** Why a submission was refused. */
export type FormRefusal = {
  /** Follows "Error: ". */
  message: string;
  /** The submitted texts; undefined if the fields still hold them, or if nothing could be read. */
  typed?: Answers;
  /** One message for each wrong answer. */
  errors?: Partial<Record<FieldName, string>>;
};

type VolunteerFormProps = {
  refusal: FormRefusal | undefined;
  /** A registration that has just succeeded; its message is the status. */
  success: Flash | undefined;
};

/**
 * The form (docs/product.md, Volunteer registration), generated from the field list. Its fields are uncontrolled, so
 * that what was typed stays through hydration and after a success.
 */
export function VolunteerForm({ refusal, success: latest }: VolunteerFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLHeadingElement>(null);
  const statusLine = useRef<HTMLParagraphElement>(null);
  const [cleared, setCleared] = useState<string>();
  const success = latest?.id === cleared ? undefined : latest;
  const chosen = chosenMeetup(useLocation().search);
  const outcomeNow = latest ?? refusal;
  const before = useRef<typeof outcomeNow>();
  // Not as long as there is form data: a refusal may be here before the data that are loaded with it.
  const isUnderWay = ({ formData }: Navigation) => formData !== undefined && outcomeNow === before.current;
  const submitting = isUnderWay(useNavigation());
  useDraft(form, chosen, latest, outcomeNow);
  const [changed, setChanged] = useState(false);
  const status = submitting ? "Submitting..." : refusal ? `Error: ${refusal.message}` : (success?.message ?? "");
  // An outcome that arrives with the page is announced at the top of the form, later ones beside the button.
  const [arrivedWith] = useState({ refusal, success });
  const hasArrived = refusal === arrivedWith.refusal;

  useEffect(() => {
    if (form.current) setChanged(holdsAnswers(form.current, chosen) && digestOfForm(form.current) !== success?.digest);
    // On load, `autofocus` does it.
    if (success && success.id !== arrivedWith.success?.id) {
      outcome.current?.focus({ preventScroll: true });
      outcome.current?.scrollIntoView();
    }
    // What stood above has gone with it, and not every browser keeps the rest in place.
    if (refusal && !refusal.errors && !hasArrived) statusLine.current?.scrollIntoView({ block: "nearest" });
  }, [success, refusal, hasArrived, arrivedWith, chosen]);

  function send(event: FormEvent<HTMLFormElement>) {
    // What is drawn alone would not do: a second press may come before.
    if (submitting || isUnderWay(window.__remixRouter.state.navigation)) event.preventDefault();
    else before.current = outcomeNow;
  }

  function clearForm() {
    if (!form.current) return;
    clear(form.current);
    takeTold();
    setCleared(latest?.id);
    form.current.querySelector("input")?.focus();
  }

  return (
    <Form
      ref={form}
      method="post"
      action="/joinvolunteer"
      data-draft={DRAFT}
      data-answered={outcomeNow && ""}
      onSubmit={send}
    >
      {refusal && (refusal.errors || hasArrived) && <ErrorSummary refusal={refusal} hasArrived={hasArrived} />}
      {success && (
        <Registered ref={outcome} changed={changed} onClear={clearForm}>
          {success.description}
        </Registered>
      )}
      {/* "What happens next" is beside the fields, and on a phone before the button. */}
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-6 lg:grid-cols-[2fr_1fr]">
        <div className="lg:col-start-1">
          <p className="text-ink-2">
            <span className="text-error" aria-hidden="true">
              *
            </span>{" "}
            required
          </p>
          {fieldsets.map(({ legend, fields }) => (
            <fieldset
              key={legend}
              className="card mt-6 px-5 pt-6 pb-8 sm:px-10 sm:pt-8 sm:pb-10 print:break-inside-auto"
            >
              <legend className="heading float-left mb-5 w-full">{legend}</legend>
              {fields.map((field) => (
                <Field
                  key={field.name}
                  {...field}
                  answer={refusal?.typed?.[field.name] ?? (field.name === "volunteer_for" ? chosen : undefined)}
                  error={refusal?.errors?.[field.name]}
                />
              ))}
            </fieldset>
          ))}
          <Honeypot refusal={refusal} />
        </div>
        {!success && <NextSteps />}
        <div className="lg:col-start-1">
          <PrivacyNotice />
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
            <Button type="submit" aria-disabled={submitting} aria-busy={submitting}>
              Register
            </Button>
            <p
              ref={statusLine}
              role="status"
              className={`min-w-0 flex-1 basis-64 font-bold wrap-anywhere ${status.includes("Error") ? "text-error" : "text-ok"}`}
            >
              {status}
            </p>
          </div>
        </div>
      </div>
    </Form>
  );
}

type ErrorSummaryProps = {
  refusal: FormRefusal;
  /** With the page, whose HTML has given it the focus; since then that may be elsewhere. */
  hasArrived: boolean;
};

function ErrorSummary({ refusal: { message, typed, errors }, hasArrived }: ErrorSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every refusal, also one of the same words, takes the focus.
  useEffect(() => {
    if (!hasArrived) heading.current?.focus();
  }, [errors]);
  return (
    <Notice ref={heading} look="error" heading={`Error: ${message}`}>
      {!typed && (
        <p className="mt-2">Your answers are not on this page. Your browser’s Back button may bring them back.</p>
      )}
      {errors && (
        <ul className="mt-2 list-disc pl-5">
          {fields.map(
            ({ name }) =>
              errors[name] && (
                <li key={name}>
                  {/* WebKit goes there, but sets no caret. */}
                  <a href={`#${name}`} onClick={() => document.getElementById(name)?.focus({ preventScroll: true })}>
                    {errors[name]}
                  </a>
                </li>
              ),
          )}
        </ul>
      )}
    </Notice>
  );
}
