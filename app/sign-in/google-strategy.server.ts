import { base64url, decodeJwt } from "jose";
import { GoogleStrategy } from "remix-auth-google";
import * as v from "valibot";
import type { Identity } from "#app/account/session.server.ts";
import { fetchJson, type Provider, SignInError } from "./provider.server.ts";

type Credentials = { clientID: string; clientSecret: string; callbackURL: string };

/** What ties an authorization code to the browser that asked for it. */
export type Proof = { verifier: string; challenge: string; nonce: string };

const tokenSchema = v.object({ access_token: v.string(), id_token: v.string() });

const idTokenSchema = v.object({
  iss: v.string(),
  aud: v.string(),
  exp: v.number(),
  sub: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  nonce: v.string(),
  email_verified: v.optional(v.unknown()),
});

const userInfoSchema = v.object({
  sub: v.string(),
  email: v.optional(v.string()),
  email_verified: v.optional(v.unknown()),
  name: v.optional(v.string()),
  picture: v.optional(v.string()),
});

/**
 * Derives the PKCE verifier and challenge (RFC 7636) and the nonce (OpenID Connect Core, 3.1.2.1) from the state, so
 * that nothing but the state has to be kept.
 *
 * @param secret known only to the server.
 */
export async function proofOf(state: string, secret: string): Promise<Proof> {
  const key = await crypto.subtle.importKey("raw", bytes(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const encoded = (buffer: ArrayBuffer) => base64url.encode(new Uint8Array(buffer));
  const derive = async (use: string) => encoded(await crypto.subtle.sign("HMAC", key, bytes(`${use}:${state}`)));
  const verifier = await derive("verifier");
  return {
    verifier,
    challenge: encoded(await crypto.subtle.digest("SHA-256", bytes(verifier))),
    nonce: await derive("nonce"),
  };
}

/**
 * remix-auth-google with what it lacks: PKCE, nonce, the ID token's claims, time-outs, and a check of every answer.
 * Made for one request. Its `authenticate` throws a redirect to the provider, or returns who signed in.
 */
export class VerifiedGoogleStrategy extends GoogleStrategy<Identity> {
  readonly #provider: Provider;
  readonly #proof: Proof;

  constructor(credentials: Credentials, provider: Provider, state: string, proof: Proof) {
    super({ ...credentials, scope: ["openid", "profile", "email"] }, async ({ profile, extraParams }) => {
      return this.#identity(profile._json, extraParams.id_token);
    });
    this.#provider = provider;
    this.#proof = proof;
    this.authorizationURL = provider.authorizationURL;
    this.tokenURL = provider.tokenURL;
    // Private in the package's types. Its own would make a state too late to derive the proof from.
    Object.assign(this, { generateState: () => state });
  }

  protected override authorizationParams(): URLSearchParams {
    const parameters = super.authorizationParams();
    parameters.set("nonce", this.#proof.nonce);
    parameters.set("code_challenge", this.#proof.challenge);
    parameters.set("code_challenge_method", "S256");
    return parameters;
  }

  protected override async fetchAccessToken(code: string, parameters: URLSearchParams) {
    const body = new URLSearchParams({
      ...Object.fromEntries(parameters),
      client_id: this.clientID,
      client_secret: this.clientSecret,
      code,
      code_verifier: this.#proof.verifier,
    });
    const { access_token, id_token } = await fetchJson(this.tokenURL, { method: "POST", body }, tokenSchema);
    return { accessToken: access_token, refreshToken: "", extraParams: { id_token } as never };
  }

  protected override async userProfile(accessToken: string) {
    const headers = { Authorization: `Bearer ${accessToken}` };
    const claims = await fetchJson(this.#provider.userInfoURL, { headers }, userInfoSchema);
    return { _json: claims } as never;
  }

  /** The token came straight from the provider over TLS, so its claims count (OpenID Connect Core, 3.1.3.7, rule 6). */
  #identity(userInfo: v.InferOutput<typeof userInfoSchema>, idToken: string): Identity {
    let decoded: unknown;
    try {
      decoded = decodeJwt(idToken);
    } catch {
      throw new SignInError("invalid", "ID token is no JWT");
    }
    const token = v.safeParse(idTokenSchema, decoded);
    if (!token.success) throw new SignInError("invalid", `ID token lacks ${v.getDotPath(token.issues[0])}`);
    const claims = token.output;
    if (!this.#provider.issuers.includes(claims.iss)) throw new SignInError("invalid", "ID token: iss");
    if (claims.aud !== this.clientID) throw new SignInError("invalid", "ID token: aud");
    if (claims.exp <= Date.now() / 1000) throw new SignInError("invalid", "ID token: exp");
    if (claims.nonce !== this.#proof.nonce) throw new SignInError("invalid", "ID token: nonce");
    if (userInfo.sub !== claims.sub) throw new SignInError("invalid", "userinfo: sub");
    if (!userInfo.email || userInfo.email.length > 254) throw new SignInError("invalid", "userinfo: email");
    if (claims.email_verified !== true || userInfo.email_verified !== true) {
      throw new SignInError("unverified", "email_verified");
    }
    return {
      uid: claims.sub,
      email: userInfo.email,
      displayName: [...(userInfo.name?.trim() || userInfo.email)].slice(0, 100).join(""),
      photoURL: isPhoto(userInfo.picture) ? userInfo.picture : null,
    };
  }
}

/** Whether it is one of Google's photos, which the content security policy allows, and short enough for a cookie. */
function isPhoto(address: string | undefined): address is string {
  return address !== undefined && address.length < 500 && address.startsWith("https://lh3.googleusercontent.com/");
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
