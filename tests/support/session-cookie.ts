import { type Identity, startSession } from "#app/account/session.server.ts";

/** The cookie of somebody who has signed in, as `name=value`; by default of Asha Kulkarni. */
export async function sessionCookie(
  site: { url: string; secrets: { sessionSecret: string } },
  overrides: Partial<Identity> = {},
): Promise<string> {
  const asha = { uid: "1", email: "asha@example.org", displayName: "Asha Kulkarni", photoURL: null };
  const identity = { ...asha, ...overrides };
  const cookie = await startSession(identity, new Request(site.url), [site.secrets.sessionSecret]);
  return cookie.split(";")[0] ?? "";
}
