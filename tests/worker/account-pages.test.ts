import { createSession } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
import { type Identity, readUser, startSession } from "#app/account/session.server.ts";
import { createSignedCookie } from "#app/http/cookie.server.ts";
import { withSettings } from "../support/built-worker.ts";
import { mainOf, sharedSite, textOf } from "../support/site.ts";

const NEW_SECRET = "n".repeat(32);
const OLD_SECRET = "o".repeat(32);
const site = await sharedSite();
const secrets = withSettings({ SESSION_SECRET: `${NEW_SECRET},${OLD_SECRET}` });
const asha: Identity = { uid: "1", email: "asha@example.org", displayName: "Asha Kulkarni", photoURL: null };

async function sessionCookie(
  data: Record<string, unknown> = asha,
  secret = NEW_SECRET,
  name: "session" | "toast" = "session",
  lifetimeSeconds = 60,
) {
  const storage = createSignedCookie(name, { isHttps: false, secrets: [secret], lifetimeSeconds });
  const cookie = await storage.commitSession(createSession(data));
  return `session=${/=([^;]+)/.exec(cookie)?.[1]}`;
}

const get = (path: string, cookie: string) => fetch(site.url + path, { headers: { Cookie: cookie, ...secrets } });

test.for<[what: string, makeCookie: () => Promise<string>, isValid: boolean]>([
  ["accepts a session signed with the newest secret", () => sessionCookie(), true],
  ["accepts a session signed with an older secret", () => sessionCookie(asha, OLD_SECRET), true],
  ["rejects a session signed with an unknown secret", () => sessionCookie(asha, "u".repeat(32)), false],
  ["rejects a value signed for another cookie", () => sessionCookie(asha, NEW_SECRET, "toast"), false],
  ["rejects an expired session", () => sessionCookie(asha, NEW_SECRET, "session", -1), false],
  ["rejects a session of another shape", () => sessionCookie({ ...asha, displayName: 7 }), false],
  ["rejects a malformed cookie", async () => "session=%%%.*", false],
])("%s", async ([, makeCookie, isValid]) => {
  const response = await get("/about", await makeCookie());
  expect(response.status).toBe(200);
  expect((await response.text()).includes(asha.email)).toBe(isValid);
  const removed = response.headers.getSetCookie().filter((cookie) => /^session=;.*1970/.test(cookie));
  expect(removed).toHaveLength(isValid ? 0 : 1);
});

test.for(["/", "/about", "/joinvolunteer", "/nowhere"])("shows a signed-in visitor the account on %s", async (path) => {
  const response = await get(path, await sessionCookie());
  const html = await response.text();
  expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
  expect(response.headers.get("ETag")).toBeNull();
  expect(html.match(/action="\/auth\/logout"/g)).toHaveLength(2);
  expect(html).not.toContain('action="/auth/google"');
  const signedOut = await (await fetch(site.url + path)).text();
  expect(signedOut).not.toContain("/auth/logout");
  // The address of the page is in the forms only.
  expect(textOf(mainOf(html))).toBe(textOf(mainOf(signedOut)));
});

test("escapes the name, the address and the photo of an account", async () => {
  const hostile = '"><script>alert(1)</script>';
  const photoURL = `https://lh3.googleusercontent.com/${hostile}`;
  const cookie = await sessionCookie({ uid: "1", displayName: hostile, email: hostile, photoURL });
  expect(await (await get("/about?a=%22%3E'<b>", cookie)).text()).not.toContain("<script>alert");
});

test("returns to the whole address of a page after Logout", async () => {
  const html = await (await get("/about?a=%20~&b=2", await sessionCookie())).text();
  expect(html).toContain('name="returnTo" value="/about?a=%20~&amp;b=2"');
});

test("knows every field of the signed-in user", async () => {
  const sessions = createSignedCookie("session", { isHttps: false, secrets: [NEW_SECRET] });
  const cookie = await startSession(asha, sessions);
  const request = new Request(site.url, { headers: { Cookie: cookie.split(";")[0] ?? "" } });
  const user = await readUser(request, sessions);
  expect(user).toEqual({
    uid: "1",
    displayName: "Asha Kulkarni",
    email: "asha@example.org",
    emailVerified: true,
    photoURL: null,
    phoneNumber: null,
    isAnonymous: false,
    tenantId: null,
    providerData: [{ providerId: "google.com", uid: "1" }],
    metadata: { creationTime: null, lastSignInTime: expect.stringMatching(/^\d{4}-.+Z$/) },
  });
  expect(Math.abs(Date.parse(String(user?.metadata.lastSignInTime)) - Date.now())).toBeLessThan(60_000);
});
