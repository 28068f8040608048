import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { ToastMessage } from "remix-toast";
import { z } from "zod";
import { safeReturnPath } from "#app/account/return-to.server.ts";
import { startSession } from "#app/account/session.server.ts";
import type { Cookies } from "#app/http/cookie.server.ts";
import { readFormBody } from "#app/http/form-body.server.ts";
import { errorForLog, logError } from "#app/http/log.server.ts";
import { plainText } from "#app/http/plain-text.server.ts";
import { nextStepFor } from "#app/http/settings.server.ts";
import { redirectWithToast } from "#app/toast/toast.server.ts";
import { SignInError, type SignInFailure } from "./provider.server.ts";
import { readIdentity, redirectToProvider } from "./remix-auth.server.ts";

const POPUP_ID = /^[\w-]{1,40}$/;

/** The data of the cookie of an attempt. */
const attemptSchema = z.object({
  // remix-auth sets this key.
  "oauth2:state": z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  /** The id of the popup; empty for a sign-in in the full page. */
  popup: z.string(),
});
type Attempt = z.infer<typeof attemptSchema>;

/** The sentences after "Login error: ". */
const sentences: Record<SignInFailure, string> = {
  cancelled: "You cancelled the sign-in.",
  expired: "This sign-in has expired. Please try again.",
  unreachable: "We could not reach Google. Please try again in a moment.",
  unverified: "Google has not verified your email address yet.",
  invalid: "We could not verify Google’s answer. Please try again.",
  unconfigured: "Sign-in is not set up on this site yet.",
};

/** Starts a sign-in: redirects to the provider, or back with an error toast. */
export async function startSignIn({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { cookies } = context;
  if (!cookies) return rejectWithoutSecret(context);
  const { form } = await readFormBody(request);
  const popup = form.get("popup") ?? "";
  const attempt = {
    returnTo: safeReturnPath(form.get("returnTo"), new URL(request.url).origin),
    popup: POPUP_ID.test(popup) ? popup : "",
  };
  try {
    return await redirectToProvider(attempt, { request, context, cookie: cookies.signIn });
  } catch (error) {
    return redirectBack({ cookies, attempt, toast: reportSignInFailure(error, context) });
  }
}

/** Finishes a sign-in: starts a session and redirects back with a toast. */
export async function finishSignIn({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { cookies } = context;
  if (!cookies) return rejectWithoutSecret(context);
  const { searchParams } = new URL(request.url);
  const session = await cookies.signIn.getSession(request.headers.get("Cookie"));
  const attempt = readAttempt(session.data, searchParams.get("state"));
  const setCookies = attempt ? [await cookies.signIn.destroySession(session)] : [];
  let toast: ToastMessage;
  try {
    if (!attempt) throw new SignInError("expired", "no attempt with this state");
    checkProviderError(searchParams.get("error"));
    const identity = await readIdentity(attempt.verifier, { request, context, cookie: cookies.signIn });
    setCookies.push(await startSession(identity, cookies.session));
    toast = { type: "success", message: `Welcome ${identity.displayName}` };
  } catch (error) {
    toast = reportSignInFailure(error, context);
  }
  return redirectBack({ cookies, attempt, toast, setCookies });
}

/** Reads the attempt from its cookie; undefined if the cookie is missing, has expired or belongs to another state. */
function readAttempt(data: unknown, state: string | null): Attempt | undefined {
  const attempt = attemptSchema.safeParse(data).data;
  return attempt?.["oauth2:state"] === state ? attempt : undefined;
}

/** Throws a SignInError if the provider redirected with an error (RFC 6749, 4.1.2.1). */
function checkProviderError(error: string | null): void {
  if (!error) return;
  throw new SignInError(error === "access_denied" ? "cancelled" : "invalid", "error from the provider");
}

/**
 * Logs a failure.
 *
 * @returns the toast for the visitor.
 */
function reportSignInFailure(thrown: unknown, { reference, settings }: AppLoadContext): ToastMessage {
  const isExpected = thrown instanceof SignInError;
  const error = isExpected ? thrown : new SignInError("invalid", "unexpected error");
  const names = ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET", "GOOGLE_ISSUER", "SESSION_SECRET"] as const;
  const next = error.failure === "unconfigured" ? nextStepFor(settings, ...names) : undefined;
  logError("sign-in.failed", {
    reference,
    failure: error.failure,
    cause: error.message,
    next,
    ...(isExpected ? {} : errorForLog(thrown)),
  });
  return { type: "error", message: `Login error: ${sentences[error.failure]}` };
}

type RedirectBackOptions = {
  cookies: Cookies;
  /** Undefined if the callback belongs to no attempt. */
  attempt: Pick<Attempt, "popup" | "returnTo"> | undefined;
  toast: ToastMessage;
  /** `Set-Cookie` values. */
  setCookies?: string[];
};

/** Redirects back to the page, or in a popup to `/auth/finished`, which tells the other tabs and closes the popup. */
async function redirectBack({ cookies, attempt, toast, setCookies = [] }: RedirectBackOptions): Promise<Response> {
  const { popup, returnTo } = attempt ?? { popup: "", returnTo: "/" };
  const target = popup ? `/auth/finished?popup=${popup}` : returnTo;
  const response = await redirectWithToast(target, toast, cookies.toast);
  for (const cookie of setCookies) response.headers.append("Set-Cookie", cookie);
  return response;
}

/** Responds in plain text, because a toast cookie cannot be signed without a secret. */
function rejectWithoutSecret(context: AppLoadContext): Response {
  const { message } = reportSignInFailure(new SignInError("unconfigured", "no session secret"), context);
  return plainText(503, message);
}
