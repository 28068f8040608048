import { createSession } from "@remix-run/cloudflare";
import { z } from "zod";
import { hasCookie, LIFETIME_SECONDS, type SignedCookie } from "#app/http/cookie.server.ts";

const identitySchema = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  photoURL: z.string().nullable(),
});
/** The part of a user that the session cookie holds. */
export type Identity = z.infer<typeof identitySchema>;
/** The part of a user that header and menu show. */
export type Account = Omit<Identity, "uid">;

const sessionSchema = identitySchema.extend({ expires: z.number() });

/**
 * Starts a new session.
 *
 * @returns the `Set-Cookie` value.
 * @throws if the cookie would exceed 4096 characters.
 */
export async function startSession(identity: Identity, cookie: SignedCookie): Promise<string> {
  return cookie.commitSession(createSession<Record<string, unknown>>(identity));
}

/**
 * Ends the session.
 *
 * @returns the `Set-Cookie` value.
 */
export async function endSession(cookie: SignedCookie): Promise<string> {
  return cookie.destroySession(createSession());
}

/**
 * Reads the signed-in user. Pages show only name, email and photo (docs/product.md, Signed-in user).
 *
 * @returns null without a valid session.
 */
export async function readUser(request: Request, cookie: SignedCookie) {
  const { data } = await cookie.getSession(request.headers.get("Cookie"));
  const session = sessionSchema.safeParse(data);
  if (!session.success) return null;
  const { expires, ...identity } = session.data;
  return {
    ...identity,
    // Sign-in accepts only verified addresses.
    emailVerified: true,
    // Google does not send the values that are null.
    phoneNumber: null,
    isAnonymous: false,
    tenantId: null,
    providerData: [{ providerId: "google.com", uid: identity.uid }],
    metadata: {
      creationTime: null,
      lastSignInTime: new Date((expires - LIFETIME_SECONDS.session) * 1000).toISOString(),
    },
  };
}

/**
 * Reads the account that a page shows.
 *
 * @param headers of the response. They get a `Set-Cookie` that deletes an invalid session cookie.
 * @returns null without a valid session.
 */
export async function readAccount(
  request: Request,
  cookie: SignedCookie | undefined,
  headers: Headers,
): Promise<Account | null> {
  if (!cookie || !hasCookie(request, "session")) return null;
  const user = await readUser(request, cookie);
  if (!user) headers.append("Set-Cookie", await endSession(cookie));
  return user;
}
