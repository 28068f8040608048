import { type ActionFunctionArgs, data, type HeadersFunction } from "@remix-run/cloudflare";
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
import { type Answers, chosenMeetup, fields } from "#app/registration/fields.ts";
import { FORM_PATH, isSent, SENT_ADDRESS } from "#app/registration/form-address.ts";
import { isHoneypotFilled } from "#app/registration/honeypot.tsx";
import { insertRegistration, missingSetting } from "#app/registration/insert.server.ts";
import { readAnswers, validateRegistration } from "#app/registration/validate.server.ts";
import VolunteerForm, { type FormRejection } from "#app/registration/volunteer-form.island.tsx";
import { redirectWithToast } from "#app/toast/toast.server.ts";
import { BulletList } from "#app/ui/bullet-list.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { numberWord } from "#app/ui/format.ts";

const messages = {
  tooLarge: "Your answers are too long. Please shorten them and try again.",
  damaged: "Part of the form did not reach us. Please send it again.",
  rateLimited: "Too many registrations from your network. Your answers are safe. Please try again in a minute.",
  honeypot: "Your browser may have filled in a hidden spam check. We have cleared it. Please press Register again.",
  notSetUp: "Registration is not set up correctly. Your answers are still here.",
  notSaved: "We could not save your registration. Your answers are still here. Please try again.",
};

/** Validates and inserts a registration. Redirects with a toast, or renders the form again with the rejection. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { settings, reference, registrationLimit, cookies } = context;
  const { kind, form } = await readFormBody(request);
  if (kind === "tooLarge") return reject(413, { message: messages.tooLarge });
  if (kind === "damaged") return reject(400, { message: messages.damaged });

  const typed = readAnswers(form);
  // The rate limit comes before the honeypot and the validation, so that it counts every post.
  if (!(await isWithinLimit(registrationLimit, request, reference))) {
    return reject(429, { message: messages.rateLimited, typed }, { "Retry-After": "60" });
  }
  if (isHoneypotFilled(form)) return reject(400, { message: messages.honeypot, typed });

  const validation = validateRegistration(typed);
  if ("errors" in validation) {
    const { errors } = validation;
    const count = Object.keys(errors).length;
    return reject(400, { message: `Please correct ${count} ${count === 1 ? "answer" : "answers"}.`, typed, errors });
  }

  const next = nextStepFor(settings, "SUPABASE_URL", "SUPABASE_ANON_KEY", "SESSION_SECRET");
  // Nothing is inserted without a secret, because the toast cookie with the confirmation could not be signed.
  if (!cookies) {
    const message = missingSetting(settings) ?? `${messages.notSetUp} (Reference ${reference})`;
    logError("registration.failed", { reference, status: 503, cause: "not configured", next });
    return reject(503, { message, typed });
  }
  const failure = await insertRegistration(validation.answers, settings);
  if (failure) {
    const { status, cause, message = `${messages.notSaved} (Reference ${reference})` } = failure;
    logError("registration.failed", { reference, status, cause, next });
    return reject(status, { message, typed });
  }
  const { name, volunteer_for } = validation.answers;
  // A longer name would not fit into the toast's cookie of 4096 bytes.
  const subject = name.length <= 100 ? `${name}, you` : "You";
  const description = `${subject} are registered as a volunteer for the ${volunteer_for}.`;
  const toast = { type: "success", message: "Registration successful!", description } as const;
  return redirectWithToast(SENT_ADDRESS, toast, cookies.toast);
}

type Reason = FormRejection & { typed?: Answers };

function reject(status: number, { typed, ...rejection }: Reason, headers: Record<string, string> = {}) {
  return data({ typed, rejection: { ...rejection, hasAnswers: typed !== undefined } }, { status, headers });
}

// Without this function, Remix drops the Retry-After header.
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

const requiredCount = fields.filter(({ required }) => required).length;
const lead = `${numberWord(requiredCount)} answers are required. You will see a confirmation on this page.`;

export default function JoinVolunteer() {
  const { rejection, typed } = (useActionData() ?? {}) as { rejection?: FormRejection; typed?: Answers };
  const toast = useRootData()?.toast;
  // Only the toast of a registration has a description.
  const success = toast?.description ? { message: toast.message, description: toast.description } : undefined;
  const { search } = useLocation();
  if (isSent(new URLSearchParams(search)) && !success && !rejection) return <Sent />;
  return (
    <>
      <PageHeader lead={success ? "Thank you for giving your time." : lead} />
      <div className="page band columns items-start">
        <div className="max-w-170 lg:col-span-2">
          <Island
            name="volunteer-form"
            when="idle"
            component={VolunteerForm}
            props={{ rejection, success, chosen: chosenMeetup(search) }}
            // The HTML already has the answers. A copy of them in the island's JSON would double the size of the page.
            htmlProps={{ typed }}
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
