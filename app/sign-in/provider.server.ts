import { z } from "zod";

const PROVIDER_TIMEOUT_MS = 30_000;

/** Why a sign-in failed. `sign-in.server.ts` has a sentence for each reason. */
export type SignInFailure = "cancelled" | "expired" | "unreachable" | "unverified" | "invalid" | "unconfigured";

/** A failed sign-in. The message is for the log: names and codes, no personal data. */
export class SignInError extends Error {
  readonly failure: SignInFailure;

  constructor(failure: SignInFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

/** The part of an OpenID provider's discovery document that the site uses. */
const providerSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string().url(),
  token_endpoint: z.string().url(),
  userinfo_endpoint: z.string().url(),
});
export type Provider = z.infer<typeof providerSchema>;

// Google publishes these at https://accounts.google.com/.well-known/openid-configuration
const GOOGLE: Provider = {
  issuer: "https://accounts.google.com",
  authorization_endpoint: "https://accounts.google.com/o/oauth2/v2/auth",
  token_endpoint: "https://oauth2.googleapis.com/token",
  userinfo_endpoint: "https://openidconnect.googleapis.com/v1/userinfo",
};

/** The origin of the page that sign-in redirects to. The content security policy must allow this origin. */
export function providerOrigin(issuer = GOOGLE.issuer): string {
  return new URL(issuer).origin;
}

/**
 * Reads the endpoints of a provider from its discovery document. The endpoints of Google are constants.
 *
 * @throws SignInError if the document is missing or invalid.
 * @see https://openid.net/specs/openid-connect-discovery-1_0.html
 */
export async function findProvider(issuer: string | undefined): Promise<Provider> {
  if (!issuer) return GOOGLE;
  const url = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const provider = await fetchJson(url, {}, providerSchema);
  if (provider.issuer !== issuer) throw new SignInError("invalid", "discovery names another issuer");
  return provider;
}

/**
 * Fetches JSON from the provider. Redirects are not followed, so secrets stay at the endpoint.
 *
 * @throws SignInError `unreachable` without an answer or after a 5xx; `invalid` after any other unexpected answer.
 */
export async function fetchJson<Schema extends z.ZodTypeAny>(url: string, init: RequestInit, schema: Schema) {
  const { pathname } = new URL(url);
  const { response, text } = await fetchText(url, init).catch(({ name }: Error) => {
    throw new SignInError("unreachable", `${pathname} ${name}`);
  });
  const failure = response.status >= 500 ? "unreachable" : "invalid";
  if (!response.ok) throw new SignInError(failure, `${pathname} ${response.status}`);
  const body = schema.safeParse(parseJson(text));
  if (!body.success) throw new SignInError("invalid", `${pathname} answered in another shape`);
  return body.data;
}

async function fetchText(url: string, init: RequestInit) {
  const signal = AbortSignal.timeout(PROVIDER_TIMEOUT_MS);
  const response = await fetch(url, { ...init, redirect: "manual", signal });
  return { response, text: await response.text() };
}

/** Returns undefined, which no schema accepts, if the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
