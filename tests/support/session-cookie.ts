import { startSession } from "#app/account/session.server.ts";

/** The cookie of Asha Kulkarni, who has signed in, as `name=value`. */
export async function sessionCookie(site: { url: string; secrets: { sessionSecret: string } }): Promise<string> {
  const identity = { uid: "1", email: "asha@example.org", displayName: "Asha Kulkarni", photoURL: null };
  const cookie = await startSession(identity, new Request(site.url), [site.secrets.sessionSecret]);
  return cookie.split(";")[0] ?? "";
}
