import { type GoogleExtraParams, type GoogleProfile, GoogleStrategy } from "remix-auth-google";
import { z } from "zod";
import type { Identity } from "#app/account/session.server.ts";
import { fetchJson, type Provider, SignInError } from "./provider.server.ts";

type Credentials = {
  clientID: string;
  clientSecret: string;
  callbackURL: string;
};

/** A code verifier and its challenge (RFC 7636). */
export type Pkce = {
  verifier: string;
  challenge: string;
};

/** In code points. A longer name would not fit into the cookies of session and toast. */
const MAX_NAME_LENGTH = 100;

const tokenSchema = z.object({ access_token: z.string() });

const userInfoSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().min(1).max(254),
  email_verified: z.unknown(),
  name: z.string().optional(),
  // The content security policy allows this host only, and the cookie has room for 500 characters.
  picture: z.string().max(500).startsWith("https://lh3.googleusercontent.com/").nullable().catch(null),
});

type UserInfo = z.infer<typeof userInfoSchema>;

/** remix-auth-google requires a GoogleProfile. At run time the object has only `identity`. */
type CheckedProfile = GoogleProfile & { identity: Identity };

/** Computes the challenge of a code verifier. The default is a new one: two ids, because it needs 43 characters. */
export async function createPkce(verifier: string = crypto.randomUUID() + crypto.randomUUID()): Promise<Pkce> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)));
  const base64url = base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return { verifier, challenge: base64url };
}

/**
 * Adds PKCE, timeouts and checks of each response to remix-auth-google. Each request needs a new strategy.
 *
 * On the way to the provider, the parent class calls `authorizationParams`. On the way back, it calls
 * `fetchAccessToken`, `userProfile` and the callback of the constructor.
 */
export class PkceGoogleStrategy extends GoogleStrategy<Identity> {
  readonly #provider: Provider;
  readonly #pkce: Pkce;

  constructor(credentials: Credentials, provider: Provider, pkce: Pkce) {
    super(
      // On a shared computer, the browser may still be signed in to another person's Google account.
      { ...credentials, scope: ["openid", "profile", "email"], prompt: "select_account" },
      async ({ profile }) => (profile as CheckedProfile).identity,
    );
    this.authorizationURL = provider.authorization_endpoint;
    this.#provider = provider;
    this.#pkce = pkce;
  }

  protected override authorizationParams(): URLSearchParams {
    const parameters = super.authorizationParams();
    parameters.set("code_challenge", this.#pkce.challenge);
    parameters.set("code_challenge_method", "S256");
    return parameters;
  }

  protected override async fetchAccessToken(code: string, parameters: URLSearchParams) {
    const body = new URLSearchParams({
      ...Object.fromEntries(parameters),
      client_id: this.clientID,
      client_secret: this.clientSecret,
      code,
      code_verifier: this.#pkce.verifier,
    });
    const { access_token } = await fetchJson(this.#provider.token_endpoint, { method: "POST", body }, tokenSchema);
    return { accessToken: access_token, refreshToken: "", extraParams: {} as GoogleExtraParams };
  }

  protected override async userProfile(accessToken: string) {
    const headers = { Authorization: `Bearer ${accessToken}` };
    const userInfo = await fetchJson(this.#provider.userinfo_endpoint, { headers }, userInfoSchema);
    return { identity: toIdentity(userInfo) } as CheckedProfile;
  }
}

function toIdentity({ sub, email, email_verified, name, picture }: UserInfo): Identity {
  if (email_verified !== true) throw new SignInError("unverified", "email_verified is not true");
  const fullName = name?.trim() || email;
  // The spread cuts a long name between two code points, not inside one.
  const displayName = [...fullName].slice(0, MAX_NAME_LENGTH).join("");
  return {
    uid: sub,
    email,
    displayName,
    photoURL: picture,
  };
}
