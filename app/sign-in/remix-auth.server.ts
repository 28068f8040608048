import type { AppLoadContext } from "@remix-run/cloudflare";
import { Authenticator, AuthorizationError } from "remix-auth";
import type { Identity } from "#app/account/session.server.ts";
import { type SignedCookie, withSessionData } from "#app/http/cookie.server.ts";
import { originOf } from "#app/http/origin.server.ts";
import { createPkce, type Pkce, PkceGoogleStrategy } from "./google-strategy.server.ts";
import { findProvider, SignInError } from "./provider.server.ts";

type AuthenticateOptions = {
  request: Request;
  context: AppLoadContext;
  /** The cookie of the attempt, in which remix-auth keeps its state. */
  cookie: SignedCookie;
};

/**
 * Makes the redirect to the provider. It sets the cookie of the attempt.
 *
 * @param attempt what this cookie holds, beside the code verifier and the state.
 * @throws SignInError if the settings are not complete, or the provider cannot be reached.
 */
export async function redirectToProvider(
  attempt: { returnTo: string; popup: string },
  options: AuthenticateOptions,
): Promise<Response> {
  const pkce = await createPkce();
  const cookie = withSessionData(options.cookie, { ...attempt, verifier: pkce.verifier });
  const result = await authenticate(pkce, { ...options, cookie });
  if (!(result instanceof Response)) throw new SignInError("invalid", "no redirect to the provider");
  result.headers.set("Cache-Control", "no-store");
  return result;
}

/**
 * Asks the provider who the visitor is, with the code of a callback.
 *
 * @param verifier the code verifier of the attempt.
 * @throws SignInError if the code or an answer of the provider is not valid.
 */
export async function readIdentity(verifier: string, options: AuthenticateOptions): Promise<Identity> {
  const result = await authenticate(await createPkce(verifier), options);
  if (result instanceof Response) throw new SignInError("invalid", "a second redirect to the provider");
  return result;
}

/**
 * Runs remix-auth, which throws its redirect and wraps errors.
 *
 * @returns the identity, or the redirect to the provider.
 * @throws the original error.
 */
async function authenticate(
  pkce: Pkce,
  { request, context, cookie }: AuthenticateOptions,
): Promise<Identity | Response> {
  const strategy = await createStrategy(pkce, request, context);
  const authenticator = new Authenticator<Identity>(cookie, { throwOnError: true }).use(strategy, "google");
  // remix-auth copies its request, and a request whose body was read cannot be copied.
  const withoutBody = new Request(request.url, { headers: request.headers });
  try {
    return await authenticator.authenticate("google", withoutBody);
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown instanceof AuthorizationError ? thrown.cause : thrown;
  }
}

async function createStrategy(pkce: Pkce, request: Request, { settings }: AppLoadContext): Promise<PkceGoogleStrategy> {
  const { googleClientId: clientID, googleClientSecret: clientSecret, problems } = settings;
  if (!clientID) throw new SignInError("unconfigured", "GOOGLE_CLIENT_ID is missing or invalid");
  if (!clientSecret) throw new SignInError("unconfigured", "GOOGLE_CLIENT_SECRET is missing or invalid");
  if (problems.GOOGLE_ISSUER) throw new SignInError("unconfigured", "GOOGLE_ISSUER is invalid");
  const callbackURL = `${originOf(request, settings)}/auth/google/callback`;
  const provider = await findProvider(settings.googleIssuer);
  return new PkceGoogleStrategy({ clientID, clientSecret, callbackURL }, provider, pkce);
}
