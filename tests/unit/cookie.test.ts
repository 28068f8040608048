import { expect, test } from "vitest";
import { cookieStorage } from "~/session/cookie.server";
import { hasCookie } from "~/session/cookie-names";

const SECRETS = ["a secret of at least thirty-two characters"];

async function cookieAt(address: string): Promise<string> {
  const storage = cookieStorage<{ answer: string }>("session", 60, new Request(address), SECRETS);
  const session = await storage.getSession();
  session.set("answer", "42");
  return storage.commitSession(session);
}

test("over https a cookie is this host's alone, encrypted on its way, and out of scripts' reach", async () => {
  expect(await cookieAt("https://navbindu.example/")).toMatch(
    /^__Host-session=[^;]+; Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test("over plain http, which is localhost, it has a name without the prefix that browsers would refuse", async () => {
  expect(await cookieAt("http://localhost:8787/")).toMatch(
    /^session=[^;]+; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

test("a cookie is found under both names, and under no other", () => {
  const has = (cookie: string) =>
    hasCookie(new Request("http://localhost", { headers: { Cookie: cookie } }), "session");
  expect([has("a=b; session=1"), has("__Host-session=1"), has("sessions=1"), has("")]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
