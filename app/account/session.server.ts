import { createSession } from "@remix-run/cloudflare";
import * as v from "valibot";
import { cookieStorage } from "#app/http/cookie.server.ts";
import { cookieNames, hasCookie } from "#app/http/cookie-names.ts";
import type { Account, SignedInUser } from "./user.ts";

/** Lifetime of a session in seconds. */
const LIFETIME = 7 * 24 * 60 * 60;

/** What the cookie keeps (docs/product.md, Signed-in user). */
export type Identity = Pick<SignedInUser, "uid" | "email" | "displayName" | "photoURL">;

// Times in seconds since 1970.
const sessionSchema = v.object({
  uid: v.string(),
  email: v.string(),
  displayName: v.string(),
  photoURL: v.nullable(v.string()),
  issued: v.number(),
  expires: v.number(),
});
type SessionData = v.InferOutput<typeof sessionSchema>;

function storageOf(request: Request, secrets: string[]) {
  return cookieStorage<SessionData>(cookieNames.session, LIFETIME, request, secrets);
}

/**
 * The `Set-Cookie` value of a new session, independent of any earlier one (OWASP ASVS 7.2.4).
 *
 * @throws if no browser would keep a cookie of that length.
 */
export async function startSession(identity: Identity, request: Request, secrets: string[]): Promise<string> {
  const issued = Math.floor(Date.now() / 1000);
  const session = createSession<SessionData>({ ...identity, issued, expires: issued + LIFETIME });
  return storageOf(request, secrets).commitSession(session);
}

/** The `Set-Cookie` value that ends the session. */
export async function endSession(request: Request, secrets: string[]): Promise<string> {
  return storageOf(request, secrets).destroySession(createSession());
}

/**
 * The account that the shell shows.
 *
 * @returns the account or null, and the header that removes an invalid session cookie.
 */
export async function readAccount(
  request: Request,
  secrets: string[] | undefined,
): Promise<{ account: Account | null; headers: Headers }> {
  const headers = new Headers();
  if (!secrets || !hasCookie(request, cookieNames.session)) return { account: null, headers };
  const user = await signedInUser(request, secrets);
  if (!user) {
    headers.append("Set-Cookie", await endSession(request, secrets));
    return { account: null, headers };
  }
  const { photoURL, displayName, email } = user;
  return { account: { photoURL, displayName, email }, headers };
}

/** The signed-in user; null if the cookie is missing, forged, expired or malformed. */
async function signedInUser(request: Request, secrets: string[]): Promise<SignedInUser | null> {
  let data: unknown;
  try {
    data = (await storageOf(request, secrets).getSession(request.headers.get("Cookie"))).data;
  } catch {
    return null;
  }
  const session = v.safeParse(sessionSchema, data);
  if (!session.success || session.output.expires <= Date.now() / 1000) return null;
  const { uid, email, displayName, photoURL, issued } = session.output;
  return {
    uid,
    email,
    emailVerified: true,
    displayName,
    photoURL,
    phoneNumber: null,
    isAnonymous: false,
    tenantId: null,
    providerData: [{ providerId: "google.com", uid }],
    metadata: { creationTime: null, lastSignInTime: new Date(issued * 1000).toISOString() },
  };
}
