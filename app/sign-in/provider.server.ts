import { z } from "zod";

/** Timeout of each request to the provider. */
const TIMEOUT_MS = 30_000;

/** Why a sign-in failed; `sign-in.server.ts` has the sentence for each. */
export type SignInFailure = "cancelled" | "expired" | "unreachable" | "unverified" | "invalid" | "unconfigured";

/** A failed sign-in. The message is for the log: names and codes, no personal data. */
export class SignInError extends Error {
  override readonly name = "SignInError";
  readonly failure: SignInFailure;

  constructor(failure: SignInFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

/** The endpoints of an OpenID provider. */
export type Provider = { authorizationURL: string; tokenURL: string; userInfoURL: string };

// As in https://accounts.google.com/.well-known/openid-configuration
const GOOGLE: Provider = {
  authorizationURL: "https://accounts.google.com/o/oauth2/v2/auth",
  tokenURL: "https://oauth2.googleapis.com/token",
  userInfoURL: "https://openidconnect.googleapis.com/v1/userinfo",
};

const discoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string().url(),
  token_endpoint: z.string().url(),
  userinfo_endpoint: z.string().url(),
});

/** The origin that the sign-in form is redirected to, for the content security policy. */
export function providerOrigin(issuer: string | undefined): string {
  return new URL(issuer ?? GOOGLE.authorizationURL).origin;
}

/**
 * Finds the endpoints of a provider through its discovery document; Google's are known.
 *
 * @throws SignInError if the document is missing or invalid.
 * @see https://openid.net/specs/openid-connect-discovery-1_0.html
 */
export async function findProvider(issuer: string | undefined): Promise<Provider> {
  if (!issuer) return GOOGLE;
  const discovery = await fetchJson(
    `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
    {},
    discoverySchema,
  );
  if (discovery.issuer !== issuer) throw new SignInError("invalid", "discovery names another issuer");
  return {
    authorizationURL: discovery.authorization_endpoint,
    tokenURL: discovery.token_endpoint,
    userInfoURL: discovery.userinfo_endpoint,
  };
}

/**
 * Fetches JSON from the provider.
 *
 * @throws SignInError `unreachable` without an answer or after a 5xx; `invalid` after any other unexpected answer.
 */
export async function fetchJson<Schema extends z.ZodTypeAny>(
  url: string,
  init: RequestInit,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const { pathname } = new URL(url);
  const unreachable = ({ name }: Error) => {
    throw new SignInError("unreachable", `${pathname} ${name}`);
  };
  // Not following redirects keeps the client's secret and the access token at the endpoint.
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { ...init, redirect: "manual", signal }).catch(unreachable);
  if (!response.ok) {
    throw new SignInError(response.status >= 500 ? "unreachable" : "invalid", `${pathname} ${response.status}`);
  }
  const body = schema.safeParse(parseJson(await response.text().catch(unreachable)));
  if (!body.success) throw new SignInError("invalid", `${pathname} answered in another shape`);
  return body.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
