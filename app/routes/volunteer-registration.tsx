import { type ActionFunctionArgs, type AppLoadContext, data, type HeadersFunction } from "@remix-run/cloudflare";
import { useActionData, useLocation } from "@remix-run/react";
import { afterwards } from "#app/content/after-registering.ts";
import { mailTo, site } from "#app/content/site.ts";
import { readFormBody } from "#app/http/form-body.server.ts";
import { logError } from "#app/http/log.server.ts";
import { isWithinLimit } from "#app/http/rate-limit.server.ts";
import { nextStepFor } from "#app/http/settings.server.ts";
import { Island } from "#app/islands/island.tsx";
import { PageHeader } from "#app/parts/page-header.tsx";
import { useRootData } from "#app/parts/use-root-data.ts";
import { Confirmation } from "#app/registration/confirmation.tsx";
import { SENT_KEY } from "#app/registration/draft.ts";
import { type Answers, meetupIn } from "#app/registration/fields.ts";
import { cityIn, FORM_PATH, isSent, SENT_ADDRESS } from "#app/registration/form-address.ts";
import { isHoneypotFilled } from "#app/registration/honeypot.tsx";
import {
  type InsertFailure,
  insertRegistration,
  missingSetting,
  NOT_CONFIGURED,
} from "#app/registration/insert.server.ts";
import type { FieldErrors, FormRejection } from "#app/registration/outcome.ts";
import { readAnswers, validateRegistration } from "#app/registration/validate.server.ts";
import VolunteerForm from "#app/registration/volunteer-form.island.tsx";
import { redirectWithToast } from "#app/toast/toast.server.ts";
import { BulletList } from "#app/ui/bullet-list.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

/** Why a post is rejected, and how the response says so. */
type Problem = Pick<FormRejection, "message" | "errors"> & {
  status: number;
  headers?: HeadersInit;
};

const problems = {
  tooLarge: { status: 413, message: "Your answers are too long. Please shorten them and try again." },
  damaged: { status: 400, message: "Part of the form did not reach us. Please send it again." },
  rateLimited: {
    status: 429,
    message:
      "Too many registrations from your network. Nothing was sent. Your answers are still here. Please try again in a minute.",
    headers: { "Retry-After": "60" },
  },
  honeypot: {
    status: 400,
    message: "Your browser may have filled in a hidden spam check. We have cleared it. Please press Register again.",
  },
} satisfies Record<string, Problem>;

/** Validates and inserts a registration. Redirects with a toast, or renders the form again with the problem. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { cookies, settings } = context;
  const { kind, form } = await readFormBody(request);
  if (kind !== "complete") return reject(problems[kind]);

  const typed = readAnswers(form);
  // The rate limit comes first, so that it counts every post.
  const isAllowed = await isWithinLimit(context.registrationLimit, request, context.reference);
  if (!isAllowed) return reject(problems.rateLimited, typed);
  if (isHoneypotFilled(form)) return reject(problems.honeypot, typed);
  const { answers, errors, errorCount } = validateRegistration(typed);
  if (errorCount > 0) return reject(describeErrors(errors, errorCount), typed);

  // Nothing is inserted without cookies, because the page after the redirect could not confirm it.
  if (!cookies) return reject(reportFailure(NOT_CONFIGURED, context), typed);
  const failure = await insertRegistration(answers, settings);
  if (failure) return reject(reportFailure(failure, context), typed);
  return redirectWithToast(SENT_ADDRESS, successToast(answers), cookies.toast);
}

function describeErrors(errors: FieldErrors, count: number): Problem {
  const noun = count === 1 ? "answer" : "answers";
  return { status: 400, message: `Please correct ${count} ${noun}.`, errors };
}

/** Logs a failed insert. @returns what the volunteer sees: the database's message or a sentence with the reference. */
function reportFailure({ status, cause, message }: InsertFailure, context: AppLoadContext): Problem {
  const { settings, reference, cookies } = context;
  const next = nextStepFor(settings, "SUPABASE_URL", "SUPABASE_ANON_KEY", "SESSION_SECRET");
  logError("registration.failed", { reference, status, cause, next });
  const sentence = cookies
    ? "We could not save your registration. Your answers are still here. Please try again."
    : "Registration is not set up correctly. Your answers are still here.";
  return { status, message: message ?? missingSetting(settings) ?? `${sentence} (Reference ${reference})` };
}

function successToast({ name, volunteer_for }: Answers) {
  // A longer name would not fit into the toast's cookie of 4096 bytes.
  const subject = name.length <= 100 ? `${name}, you` : "You";
  return {
    type: "success",
    message: "Registration successful!",
    confirmation: `${subject} are registered as a volunteer for the ${volunteer_for}.`,
  } as const;
}

type ActionData = {
  rejection: FormRejection;
  rejectedAnswers?: Answers;
};

/** Renders the form again. @param rejectedAnswers undefined if the answers could not be read. */
function reject({ status, headers, message, errors }: Problem, rejectedAnswers?: Answers) {
  const rejection = { message, errors, fieldsHoldAnswers: rejectedAnswers !== undefined };
  return data<ActionData>({ rejection, rejectedAnswers }, { status, headers });
}

// Without this function, Remix drops the Retry-After header.
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

const lead = "About three minutes. We will email you when your city’s date is known.";

export default function VolunteerRegistration() {
  const { rejection, rejectedAnswers } = useActionData<ActionData>() ?? {};
  const toast = useRootData()?.toast;
  const success = toast?.confirmation ? { message: toast.message, confirmation: toast.confirmation } : undefined;
  const query = new URLSearchParams(useLocation().search);
  const city = cityIn(query);
  if (isSent(query) && !success && !rejection) return <Sent />;
  return (
    <>
      <PageHeader lead={success ? "Thank you for giving your time." : lead}>
        {!success && (
          <p className="mt-3">
            Under 18? Ask a parent or guardian first. Only want to come? <a href="/events">You need not register.</a>
          </p>
        )}
      </PageHeader>
      <div className="page band columns items-start">
        <div className="max-w-170 lg:col-span-2">
          <Island
            name="volunteer-form"
            when={rejection || success ? "idle" : "focus"}
            component={VolunteerForm}
            props={{ rejection, success, chosenMeetup: city && meetupIn(city) }}
            // The HTML already has the answers. A copy of them in the island's JSON would double the size of the page.
            htmlProps={{ rejectedAnswers }}
            forget={success && SENT_KEY}
          />
        </div>
        {!success && <WhatHappensNext />}
      </div>
    </>
  );
}

/**
 * The page after a registration without its toast, for example because the browser blocks cookies. Anybody can open
 * this page, so it does not claim a success, and without a form nobody registers twice.
 */
function Sent() {
  return (
    <>
      <PageHeader lead="Thank you for giving your time." />
      <div className="page band" data-forget={SENT_KEY}>
        <div className="max-w-170">
          <Confirmation sentence="If you have just pressed Register, your registration is saved.">
            <p className="mt-4">
              <ButtonLink href={FORM_PATH} label="Register somebody else" look="tertiary" />
            </p>
          </Confirmation>
        </div>
      </div>
    </>
  );
}

/** A section beside the form on large screens, and below the form on small ones. The confirmation replaces it. */
function WhatHappensNext() {
  return (
    <section className="max-w-170 lg:sticky lg:top-8">
      <h2>What happens next</h2>
      <BulletList items={afterwards} className="mt-4 wrap-anywhere" />
      <p className="mt-5 wrap-anywhere">
        Do you have a question? Email us at <a href={mailTo("Volunteering")}>{site.email}</a>.
      </p>
    </section>
  );
}
