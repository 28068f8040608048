import { type AppLoadContext, createSession, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Authenticator, AuthorizationError } from "remix-auth";
import type { ToastMessage } from "remix-toast";
import { z } from "zod";
import { safeReturnPath } from "#app/account/return-to.server.ts";
import { type Identity, startSession } from "#app/account/session.server.ts";
import type { Cookies, SignedCookie } from "#app/http/cookie.server.ts";
import { readFormBody } from "#app/http/form-body.server.ts";
import { logError } from "#app/http/log.server.ts";
import { originOf } from "#app/http/origin.server.ts";
import { plainText } from "#app/http/reject.server.ts";
import { nextStepFor } from "#app/http/settings.server.ts";
import { redirectWithToast } from "#app/toast/toast.server.ts";
import { createPkce, type Pkce, PkceGoogleStrategy } from "./google-strategy.server.ts";
import { findProvider, SignInError, type SignInFailure } from "./provider.server.ts";

/** The cookie of a sign-in that has started. `popup` is the popup's id, or empty for a sign-in in the full page. */
const attemptSchema = z.object({
  // remix-auth sets this key.
  "oauth2:state": z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  popup: z.string(),
});

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
export async function startSignIn({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { cookies } = context;
  if (!cookies) return rejectWithoutSecret(context);
  const { form } = await readFormBody(request);
  const attempt = {
    returnTo: safeReturnPath(form.get("returnTo"), new URL(request.url).origin),
    popup: /^[\w-]{1,40}$/.exec(form.get("popup") ?? "")?.[0] ?? "",
  };
  try {
    return await redirectToProvider(request, context, cookies, attempt);
  } catch (error) {
    return redirectBack({ cookies, attempt, toast: toErrorToast(error, context) });
  }
}

/** Redirects to the provider with the cookie of the attempt. @throws SignInError if the settings are not complete. */
async function redirectToProvider(
  request: Request,
  context: AppLoadContext,
  cookies: Cookies,
  attempt: { returnTo: string; popup: string },
): Promise<Response> {
  const pkce = await createPkce();
  const session = createSession<Record<string, unknown>>({ ...attempt, verifier: pkce.verifier });
  // remix-auth adds its state to the session that `getSession` returns, and commits this session.
  const storage = { ...cookies.signIn, getSession: async () => session };
  const authenticator = await createAuthenticator(request, context, storage, pkce);
  try {
    // remix-auth copies its request, and a request whose body was read cannot be copied.
    await authenticator.authenticate("google", new Request(request.url));
  } catch (thrown) {
    // remix-auth throws its redirect.
    if (!(thrown instanceof Response)) throw thrown;
    thrown.headers.set("Cache-Control", "no-store");
    return thrown;
  }
  throw new SignInError("invalid", "no redirect to the provider");
}

/** Finishes a sign-in: starts a session and redirects back with a toast. */
export async function finishSignIn({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { cookies } = context;
  if (!cookies) return rejectWithoutSecret(context);
  const { searchParams } = new URL(request.url);
  const session = await cookies.signIn.getSession(request.headers.get("Cookie"));
  const parsed = attemptSchema.safeParse(session.data);
  const attempt = parsed.data?.["oauth2:state"] === searchParams.get("state") ? parsed.data : undefined;
  const setCookies = attempt ? [await cookies.signIn.destroySession(session)] : [];
  let toast: ToastMessage;
  try {
    if (!attempt) throw new SignInError("expired", "no attempt with this state");
    const error = searchParams.get("error");
    if (error) throw new SignInError(error === "access_denied" ? "cancelled" : "invalid", "error from the provider");
    const authenticator = await createAuthenticator(
      request,
      context,
      cookies.signIn,
      await createPkce(attempt.verifier),
    );
    const identity = await authenticator.authenticate("google", request);
    setCookies.push(await startSession(identity, cookies.session));
    toast = { type: "success", message: `Welcome ${identity.displayName}` };
  } catch (error) {
    toast = toErrorToast(error, context);
  }
  return redirectBack({ cookies, attempt, toast, setCookies });
}

/** Logs a failure and makes its toast. */
function toErrorToast(thrown: unknown, { reference, settings }: AppLoadContext): ToastMessage {
  const cause = thrown instanceof AuthorizationError ? thrown.cause : thrown;
  const error = cause instanceof SignInError ? cause : new SignInError("invalid", "unexpected error");
  const names = ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET", "GOOGLE_ISSUER", "SESSION_SECRET"] as const;
  const next = error.failure === "unconfigured" ? nextStepFor(settings, ...names) : undefined;
  logError("sign-in.failed", { reference, failure: error.failure, cause: error.message, next });
  return { type: "error", message: `Login error: ${sentences[error.failure]}` };
}

type Ending = {
  cookies: Cookies;
  /** Undefined if the cookie of the attempt is missing or has expired. */
  attempt: { popup: string; returnTo: string } | undefined;
  toast: ToastMessage;
  /** `Set-Cookie` values. */
  setCookies?: string[];
};

/** Redirects back to the page, or in a popup to `/auth/finished`, which tells all tabs and closes the popup. */
async function redirectBack({ cookies, attempt, toast, setCookies = [] }: Ending): Promise<Response> {
  const { popup, returnTo } = attempt ?? { popup: "", returnTo: "/" };
  const next = popup ? `/auth/finished?popup=${popup}` : returnTo;
  const response = await redirectWithToast(next, toast, cookies.toast);
  for (const cookie of setCookies) response.headers.append("Set-Cookie", cookie);
  return response;
}

/** Responds in plain text, because a toast cookie cannot be signed without a secret. */
function rejectWithoutSecret(context: AppLoadContext): Response {
  return plainText(503, toErrorToast(new SignInError("unconfigured", "no session secret"), context).message);
}

async function createAuthenticator(
  request: Request,
  { settings }: AppLoadContext,
  storage: SignedCookie,
  pkce: Pkce,
): Promise<Authenticator<Identity>> {
  const { googleClientId: clientID, googleClientSecret: clientSecret, problems } = settings;
  if (!clientID || !clientSecret || problems.GOOGLE_ISSUER) {
    throw new SignInError("unconfigured", "settings are missing or invalid");
  }
  const callbackURL = `${originOf(request, settings)}/auth/google/callback`;
  const provider = await findProvider(settings.googleIssuer);
  const strategy = new PkceGoogleStrategy({ clientID, clientSecret, callbackURL }, provider, pkce);
  return new Authenticator<Identity>(storage, { throwOnError: true }).use(strategy, "google");
}
