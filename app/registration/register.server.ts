import { type ActionFunctionArgs, type AppLoadContext, data } from "@remix-run/cloudflare";
import { readFormBody } from "#app/http/form-body.server.ts";
import { logError } from "#app/http/log.server.ts";
import { isWithinLimit } from "#app/http/rate-limit.server.ts";
import { nextStepFor } from "#app/http/settings.server.ts";
import { redirectWithToast } from "#app/toast/toast.server.ts";
import type { Answers } from "./fields.ts";
import { SENT_ADDRESS } from "./form-address.ts";
import { isHoneypotFilled } from "./honeypot.tsx";
import { type InsertFailure, insertRegistration, missingSetting, NOT_CONFIGURED } from "./insert.server.ts";
import type { Rejection } from "./notice.tsx";
import { readAnswers, validateRegistration } from "./validate.server.ts";

/** A rejection without the answers, and its HTTP response. */
type Reason = Omit<Rejection, "answers"> & {
  status: number;
  headers?: HeadersInit;
};

const reasons = {
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
} satisfies Record<string, Reason>;

/** Validates and inserts a registration. Redirects with a toast, or returns the reason for the form. */
export async function registerVolunteer({ request, context }: ActionFunctionArgs) {
  const { cookies, settings } = context;
  const { kind, form } = await readFormBody(request);
  if (kind !== "complete") return reject(reasons[kind]);

  const typed = readAnswers(form);
  // The rate limit comes before the other checks, so that it counts every post that could be read.
  const isAllowed = await isWithinLimit(context.registrationLimit, request, context.reference);
  if (!isAllowed) return reject(reasons.rateLimited, typed);
  if (isHoneypotFilled(form)) return reject(reasons.honeypot, typed);
  const { answers, errors, errorCount } = validateRegistration(typed);
  if (errorCount > 0) {
    const noun = errorCount === 1 ? "answer" : "answers";
    return reject({ status: 400, message: `Please correct ${errorCount} ${noun}.`, errors }, typed);
  }

  // Without SESSION_SECRET there are no signed cookies, and the page after the redirect could not confirm anything.
  if (!cookies) return reject(logFailure(NOT_CONFIGURED, context), typed);
  const failure = await insertRegistration(answers, settings);
  if (failure) return reject(logFailure(failure, context), typed);
  return redirectWithToast(SENT_ADDRESS, successToast(answers), cookies.toast);
}

/**
 * Logs a failed insert.
 *
 * @returns what the volunteer sees: the database's message, the missing setting, or a sentence with the reference.
 */
function logFailure({ status, cause, message }: InsertFailure, context: AppLoadContext): Reason {
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

/**
 * The data with which Remix renders the form again.
 *
 * @param answers undefined if the answers could not be read.
 */
function reject({ status, headers, message, errors }: Reason, answers?: Answers) {
  return data<Rejection>({ message, errors, answers }, { status, headers });
}
