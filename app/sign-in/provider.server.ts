import * as v from "valibot";
import { isHttpsOrLoopback } from "#app/http/loopback.ts";
import { readJson } from "#app/http/read-bytes.server.ts";

/** Timeout of each request to the provider, in milliseconds. */
const TIMEOUT = 30_000;

/** Why a sign-in failed; each has its sentence in `sign-in.server.ts`. */
export type SignInFailure = "cancelled" | "expired" | "unreachable" | "unverified" | "invalid" | "unconfigured";

/** Thrown by any step of a sign-in that fails. */
export class SignInError extends Error {
  readonly failure: SignInFailure;
  /** For the log: names and codes, no personal data. */
  readonly detail: string | undefined;

  constructor(failure: SignInFailure, detail?: string) {
    super(failure);
    this.name = "SignInError";
    this.failure = failure;
    this.detail = detail;
  }
}

/** An OpenID provider's addresses. */
export type Provider = {
  issuers: readonly string[];
  authorizationURL: string;
  tokenURL: string;
  userInfoURL: string;
};

// https://accounts.google.com/.well-known/openid-configuration, copied so that no sign-in waits for it.
const GOOGLE: Provider = {
  issuers: ["https://accounts.google.com", "accounts.google.com"],
  authorizationURL: "https://accounts.google.com/o/oauth2/v2/auth",
  tokenURL: "https://oauth2.googleapis.com/token",
  userInfoURL: "https://openidconnect.googleapis.com/v1/userinfo",
};

const confidential = v.pipe(v.string(), v.check(isHttpsOrLoopback));
const discoverySchema = v.object({
  issuer: v.string(),
  authorization_endpoint: confidential,
  token_endpoint: confidential,
  userinfo_endpoint: confidential,
});

/** The origin to which the sign-in form is redirected, for the content security policy. */
export function providerOrigin(issuer: string | undefined): string {
  return new URL(issuer ?? GOOGLE.authorizationURL).origin;
}

/**
 * Google, or the provider whose discovery document is at the issuer's address.
 *
 * @throws SignInError if the document cannot be fetched, or names another issuer or a sign-in page on another origin.
 * @see https://openid.net/specs/openid-connect-discovery-1_0.html
 */
export async function findProvider(issuer: string | undefined): Promise<Provider> {
  if (!issuer) return GOOGLE;
  const document = await fetchJson(
    `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
    {},
    discoverySchema,
  );
  if (document.issuer !== issuer) throw new SignInError("invalid", "discovery names another issuer");
  if (new URL(document.authorization_endpoint).origin !== providerOrigin(issuer)) {
    throw new SignInError("invalid", "discovery leads to another origin, and the policy lets no form go there");
  }
  return {
    issuers: [document.issuer],
    authorizationURL: document.authorization_endpoint,
    tokenURL: document.token_endpoint,
    userInfoURL: document.userinfo_endpoint,
  };
}

/**
 * Fetches JSON from the provider, with a timeout.
 *
 * @throws SignInError `unreachable` without an answer or after a 5xx, `invalid` after a refusal or an unexpected shape.
 */
export async function fetchJson<Schema extends v.GenericSchema>(
  address: string,
  init: RequestInit,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const where = new URL(address).pathname;
  let answer: Response;
  let body: unknown;
  try {
    answer = await fetch(address, { ...init, redirect: "manual", signal: AbortSignal.timeout(TIMEOUT) });
    body = answer.ok ? await readJson(answer) : undefined;
  } catch (error) {
    const name = error instanceof Error ? error.name : "error";
    throw new SignInError(name === "SyntaxError" ? "invalid" : "unreachable", `${where} ${name}`);
  }
  if (!answer.ok)
    throw new SignInError(answer.status >= 500 ? "unreachable" : "invalid", `${where} answered ${answer.status}`);
  const result = v.safeParse(schema, body);
  if (!result.success) throw new SignInError("invalid", `${where} answered in another shape`);
  return result.output;
}
