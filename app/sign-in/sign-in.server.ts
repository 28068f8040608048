import { type AppLoadContext, createSession, data, type SessionStorage } from "@remix-run/cloudflare";
import { Authenticator, AuthorizationError } from "remix-auth";
import type { ToastMessage } from "remix-toast";
import { type Identity, startSession } from "#app/account/session.server.ts";
import type { Account } from "#app/account/user.ts";
import { cookieStorage } from "#app/http/cookie.server.ts";
import { readSmallForm } from "#app/http/form-body.server.ts";
import { logError } from "#app/http/log.server.ts";
import { originOf } from "#app/http/origin.server.ts";
import { returnTo } from "#app/http/return-to.ts";
import { redirectWithToast } from "#app/toast/toast.server.ts";
import { nextStepFor } from "../../load-context.ts";
import { proofOf, VerifiedGoogleStrategy } from "./google-strategy.server.ts";
import { findProvider, SignInError, type SignInFailure } from "./provider.server.ts";

/** Lifetime of an attempt in seconds. */
const MAX_AGE = 10 * 60;

/** The name by which remix-auth knows the strategy. */
const STRATEGY = "google";

/** What is kept of a sign-in under way, in a cookie of its own, so that two tabs do not disturb each other. */
type Attempt = SignInPlace & {
  /** Set by remix-auth. */
  "oauth2:state"?: string;
  /** Seconds since 1970. */
  expires: number;
};

/** Where a sign-in comes from and goes back to. */
export type SignInPlace = {
  /** An absolute address on this origin. */
  returnTo: string;
  /** The name of the window that it is shown in; empty when it takes the page's place. */
  popup: string;
};

export type SignInOutcome = SignInPlace & {
  /** The `Set-Cookie` values: one forgets the attempt, one begins the session. */
  cookies: string[];
} & ({ displayName: string } | { failure: SignInFailure });

/** The sentences that follow "Login error: ". */
const sentences: Record<SignInFailure, string> = {
  cancelled: "You cancelled the sign-in.",
  expired: "This sign-in took too long, was used before, or was not started in this browser. Please try again.",
  unreachable: "We could not reach Google. Please try again in a moment.",
  unverified: "Google has not verified your email address yet. Please try again once it has.",
  invalid: "We could not verify Google’s answer. Please try again.",
  unconfigured: "Sign-in is not set up on this site yet.",
};

/** Reads where the sign-in form was sent from. */
export async function signInPlace(request: Request, { settings }: AppLoadContext): Promise<SignInPlace> {
  const form = await readSmallForm(request);
  const origin = originOf(request, settings);
  const place = returnTo(form.get("returnTo"), origin);
  // The prerendered form knows only the path; Referer, where browsers send it, has the query, too.
  const referrer = request.headers.get("Referer") ?? "";
  return {
    returnTo: referrer.split("?")[0] === place ? returnTo(referrer, origin) : place,
    popup: popupName(form.get("popup")),
  };
}

/** The name of a sign-in window; empty if it cannot be one of ours. */
export function popupName(name: unknown): string {
  return typeof name === "string" && /^[\w-]{1,40}$/.test(name) ? name : "";
}

/**
 * Starts a sign-in.
 *
 * @returns the redirect to the provider, with the attempt's cookie.
 * @throws SignInError if sign-in is not set up, or the provider cannot be found.
 */
export async function beginSignIn(request: Request, context: AppLoadContext, place: SignInPlace): Promise<Response> {
  const state = crypto.randomUUID();
  const attempt = createSession<Attempt>({ ...place, expires: Math.floor(Date.now() / 1000) + MAX_AGE });
  // remix-auth writes the state into this session, and commits it.
  const authenticator = await authenticatorFor(request, context, state, { getSession: async () => attempt });
  try {
    // Its path alone decides: the callback's would end a sign-in.
    await authenticator.authenticate(STRATEGY, new Request(request.url));
  } catch (redirect) {
    // remix-auth throws it.
    if (redirect instanceof Response) return redirect;
    throw redirect;
  }
  throw new SignInError("invalid", "nothing to redirect to");
}

/**
 * Completes a sign-in with the provider's answer. Never throws: a failure is part of the outcome.
 *
 * @see RFC 6749, 4.1.2 and 4.1.2.1
 */
export async function finishSignIn(request: Request, context: AppLoadContext): Promise<SignInOutcome> {
  const { searchParams } = new URL(request.url);
  const state = searchParams.get("state") ?? "";
  const attempt = await attemptOf(request, context, state);
  const home = `${originOf(request, context.settings)}/`;
  const error = searchParams.get("error");
  // An error uses nothing up: whoever cancelled may go back to the provider's page, and on from there.
  const used = attempt && error === null;
  const wayBack = {
    returnTo: attempt?.returnTo ?? home,
    popup: attempt?.popup ?? "",
    cookies: used ? [await attemptStorage(request, context, state).destroySession(attempt.session)] : [],
  };
  try {
    if (!attempt || attempt.expires <= Date.now() / 1000) throw new SignInError("expired", "no such attempt");
    if (error === "access_denied") throw new SignInError("cancelled", error);
    if (error !== null) throw new SignInError("invalid", "the provider answered with an error");
    const authenticator = await authenticatorFor(request, context, state);
    const identity = await authenticator.authenticate(STRATEGY, request);
    const session = await startSession(identity, request, context.settings.sessionSecrets ?? []);
    return { ...wayBack, cookies: [...wayBack.cookies, session], displayName: identity.displayName };
  } catch (error) {
    const known = loggedFailure(error, context);
    return { ...wayBack, failure: known.failure };
  }
}

/** Logs an error, and what a maintainer has to do about it. @returns which of the known ones it is. */
export function loggedFailure(error: unknown, { reference, settings }: AppLoadContext): SignInError {
  const cause = error instanceof AuthorizationError ? error.cause : error;
  const known = cause instanceof SignInError ? cause : new SignInError("invalid", "unexpected");
  const names = ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET", "GOOGLE_ISSUER", "SESSION_SECRET"] as const;
  const next = known.failure === "unconfigured" ? nextStepFor(settings, ...names) : undefined;
  logError("sign-in.failed", { reference, failure: known.failure, cause: known.detail, next });
  return known;
}

/**
 * The toast at the end of a sign-in.
 *
 * @param account who is signed in already: Back to the provider's page, and on from there, ends a sign-in once more.
 */
export function outcomeToast(outcome: SignInOutcome, account: Account | null): ToastMessage {
  if (!("failure" in outcome)) return { type: "success", message: `Welcome ${outcome.displayName}` };
  if (outcome.failure !== "expired" || !account) return failureToast(outcome.failure);
  return { type: "success", message: `You are signed in as ${account.displayName}` };
}

/** The toast of a sign-in that failed. */
export function failureToast(failure: SignInFailure): ToastMessage {
  return { type: "error", message: `Login error: ${sentences[failure]}` };
}

/**
 * Redirects at the end of a sign-in, with its toast: back to where the visitor was or, in a sign-in window, to the page
 * that tells the opener.
 *
 * @throws a 503 without a session secret, because the toast cannot be signed.
 */
export async function redirectAfterSignIn(
  request: Request,
  secrets: string[] | undefined,
  { returnTo, popup }: SignInPlace,
  toast: ToastMessage,
): Promise<Response> {
  if (!secrets) throw data(null, { status: 503 });
  const next = popup ? `/auth/finished?popup=${popup}` : returnTo;
  const response = await redirectWithToast(next, toast, request, secrets, popup);
  // `same-origin-allow-popups` would cut the window off from its opener.
  if (popup) response.headers.set("Cross-Origin-Opener-Policy", "unsafe-none");
  return response;
}

/**
 * remix-auth for one sign-in.
 *
 * @param started keeps what has just been started, which no cookie holds yet.
 */
async function authenticatorFor(
  request: Request,
  context: AppLoadContext,
  state: string,
  started?: Pick<SessionStorage<Attempt>, "getSession">,
): Promise<Authenticator<Identity>> {
  const { settings } = context;
  const { googleClientId: clientID, googleClientSecret: clientSecret, sessionSecrets, problems } = settings;
  if (!clientID || !clientSecret || !sessionSecrets || problems.GOOGLE_ISSUER) throw new SignInError("unconfigured");
  const callbackURL = `${originOf(request, settings)}/auth/google/callback`;
  const provider = await findProvider(settings.googleIssuer);
  const proof = await proofOf(state, clientSecret);
  const strategy = new VerifiedGoogleStrategy({ clientID, clientSecret, callbackURL }, provider, state, proof);
  const storage = { ...attemptStorage(request, context, state), ...started };
  return new Authenticator<Identity>(storage, { throwOnError: true }).use(strategy, STRATEGY);
}

function attemptStorage(request: Request, { settings }: AppLoadContext, state: string) {
  const name = `sign-in-${/^[\w-]{1,40}$/.test(state) ? state : "none"}`;
  return cookieStorage<Attempt>(name, MAX_AGE, request, settings.sessionSecrets ?? []);
}

async function attemptOf(request: Request, context: AppLoadContext, state: string) {
  if (!state || !context.settings.sessionSecrets) return undefined;
  try {
    const session = await attemptStorage(request, context, state).getSession(request.headers.get("Cookie"));
    const { returnTo, popup, expires, "oauth2:state": kept } = session.data;
    if (!returnTo || popup === undefined || !expires || kept !== state) return undefined;
    return { session, returnTo, popup, expires };
  } catch {
    return undefined;
  }
}
