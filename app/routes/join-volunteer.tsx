import { type ActionFunctionArgs, data, type HeadersFunction } from "@remix-run/cloudflare";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { useContext } from "react";
import { toast } from "react-hot-toast/headless";
import { refresh, tellWithNextData } from "#app/account/root-data.ts";
import { readFormBody } from "#app/http/form-body.server.ts";
import { logError } from "#app/http/log.server.ts";
import { isWithinLimit } from "#app/http/rate-limit.server.ts";
import { inTime } from "#app/http/time-limit.ts";
import { confirmation } from "#app/registration/confirmation.server.ts";
import { digestOf } from "#app/registration/digest.ts";
import { draftToForget } from "#app/registration/draft.ts";
import { type FieldDefinition, type FieldName, fields } from "#app/registration/fields.ts";
import { isHoneypotFilled } from "#app/registration/honeypot.tsx";
import { insertRegistration, registrationRow } from "#app/registration/insert.server.ts";
import { useRefusal } from "#app/registration/use-refusal.ts";
import { validateRegistration } from "#app/registration/validate.server.ts";
import { type FormRefusal, VolunteerForm } from "#app/registration/volunteer-form.tsx";
import { useUntilNavigation } from "#app/remix/use-until-navigation.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { FlashContext } from "#app/toast/flash.ts";
import { redirectWithToast } from "#app/toast/toast.server.ts";
import { watchLeaving } from "#app/toast/untold.ts";
import { nextStepFor } from "../../load-context.ts";

/** The largest accepted body in bytes (docs/product.md, Limits). */
const MAX_BODY = 256 * 1024;
/** Bytes of which a form counts once; ten times what most have. A network fills the database with two megabytes a minute. */
const COUNTS_ONCE = 16 * 1024;
const UNREACHABLE = "We could not reach the registration service. Your answers are still here; please try again.";
const OFFLINE = "You seem to be offline. Your answers are still here; please try again once you are connected.";
const RATE_LIMITED =
  "Many registrations came from your network in the last minute. Your answers are still here; please try again in a minute.";
const OTHER_FORM = "The form has changed since you opened it. Please reload the page; your answers stay.";
const HONEYPOT_FILLED =
  "A hidden field that is meant to stay empty was filled in, perhaps by your browser. It is empty again and your answers are still here; please press Register once more.";
/** A link was pressed, say, before the answer came, which then tells nobody. */
const LEFT = "You left before your registration was confirmed. Please send it again.";
const SUCCESS = { type: "success", message: "Registration successful!" } as const;
/** Where the toast does not come: only the server knows who for what. */
const REGISTERED = "You are registered as a volunteer.";

export async function action({ request, context }: ActionFunctionArgs) {
  const { settings, reference } = context;
  const { supabaseUrl, supabaseAnonKey, sessionSecrets = [] } = settings;
  const form = await readRegistration(request);
  const times = form.readable ? 1 + Math.floor(form.size / COUNTS_ONCE) : 1;
  const withinLimit = await isWithinLimit(context.registrationLimit, request, reference, times);
  if (!form.readable) return data<FormRefusal>({ message: form.message }, { status: form.status });

  const { validation, isFromScript } = form;
  const { typed } = validation;
  if (!withinLimit) {
    return data<FormRefusal>({ message: RATE_LIMITED, typed }, { status: 429, headers: { "Retry-After": "60" } });
  }
  if (isFromScript) return data<FormRefusal>({ message: HONEYPOT_FILLED, typed }, { status: 400 });
  if (!validation.valid) {
    const { errors } = validation;
    return data<FormRefusal>({ message: "Some answers need another look.", typed, errors }, { status: 400 });
  }

  const refuse = (message: string, status: number, cause: string) => {
    const next = nextStepFor(settings, "SUPABASE_URL", "SUPABASE_ANON_KEY", "SESSION_SECRET");
    logError("registration.failed", { reference, status, cause, next });
    return data<FormRefusal>({ message, typed }, { status });
  };
  // Nothing is inserted whose success could not be told. What supabase-js misses, it says itself.
  if (supabaseUrl && supabaseAnonKey && sessionSecrets.length === 0) {
    const sentence = "Registration is not set up correctly at the moment. Your answers are still here.";
    return refuse(`${sentence} (Reference ${reference})`, 503, "not configured");
  }
  const row = registrationRow(validation.answers, new Date());
  const insertion = await insertRegistration(row, supabaseUrl, supabaseAnonKey);
  if (!insertion.stored) {
    const message = insertion.message ?? `${UNREACHABLE} (Reference ${reference})`;
    return refuse(message, insertion.status, insertion.cause);
  }
  const told = { ...SUCCESS, description: confirmation(validation.answers), digest: digestOf(typed) };
  return redirectWithToast("/joinvolunteer", told, request, sessionSecrets);
}

/** Its own function, so that nothing but the answers is held in memory while the database is asked. */
async function readRegistration(request: Request) {
  const body = await readFormBody(request, MAX_BODY);
  if (!body.readable) return body;
  const { readable, entries, size } = body;
  return { readable, size, validation: validateRegistration(entries), isFromScript: isHoneypotFilled(entries) };
}

// Without this Remix drops Retry-After.
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** If the browser is offline, or something other than the Worker answers, the form stays and says so. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs): Promise<FormRefusal> {
  const forgetDraft = draftToForget();
  const digest = digestOf(Object.fromEntries(new URLSearchParams(await request.clone().text())));
  const stopWatching = watchLeaving();
  let isStored = false;
  try {
    const refusal = await inTime(serverAction<FormRefusal | null>());
    // Only something other than the Worker answers without a body (204).
    if (!refusal) return { message: UNREACHABLE };
    return isOfOtherForm(refusal) ? { message: OTHER_FORM } : refusal;
  } catch (error) {
    // A success: the redirect to the page that confirms it.
    if (error instanceof Response) {
      // Not with the page that confirms it, which the visitor may not wait for.
      isStored = true;
      forgetDraft();
      tellWithNextData({ ...SUCCESS, id: String(Math.random()), description: REGISTERED, digest });
      // A link was pressed in this very moment, and there is no redirect any more.
      if (request.signal.aborted) refresh();
      throw error;
    }
    return { message: navigator.onLine ? UNREACHABLE : OFFLINE };
  } finally {
    if (!isStored) {
      stopWatching();
      if (request.signal.aborted) toast(LEFT);
    }
  }
}

/** Whether a later deployment's form asks for a field that this page does not have, or no longer offers what it does. */
function isOfOtherForm({ typed, errors = {} }: FormRefusal): boolean {
  const here: Record<string, FieldDefinition> = Object.fromEntries(fields.map((field) => [field.name, field]));
  return Object.keys(errors).some(
    (name) => !here[name] || here[name].options?.includes(typed?.[name as FieldName] ?? ""),
  );
}

export default function JoinVolunteer() {
  const refusal = useRefusal();
  // Only the toast of a registration has a description. Others that come after it, as of a Logout, take nothing away.
  const flash = useContext(FlashContext);
  const success = useUntilNavigation(flash?.description ? flash : undefined);
  return (
    <>
      <PageHeader lead="Help run a free, monthly meetup in your city. Tell us about yourself and where you would like to help." />
      <div className="page pt-10 pb-16 lg:pt-16 lg:pb-28 print:py-0">
        {/* A refusal that comes before the navigation's end is newer than the success that is there until then. */}
        <VolunteerForm refusal={refusal} success={refusal ? undefined : success} />
      </div>
    </>
  );
}
