import { expect, test } from "vitest";
import { cookieStorage } from "#app/http/cookie.server.ts";
import { hasCookie } from "#app/http/cookie-names.ts";

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

test("a cookie is found under the name that it is given, and under no other", () => {
  const under = (address: string) => (cookie: string) =>
    hasCookie(new Request(address, { headers: { Cookie: cookie } }), "session");
  const cookies = ["a=b; session=1", "__Host-session=1", "a; __Host-session=1", "sessions=1", "x=session=1", ""];
  expect(cookies.map(under("http://localhost"))).toEqual([true, false, false, false, false, false]);
  expect(cookies.map(under("https://navbindu.example"))).toEqual([false, true, true, false, false, false]);
});

test("a value counts under the name that it was signed for, and under no other", async () => {
  const [, value = ""] = /=([^;]+)/.exec(await cookieAt("https://navbindu.example/")) ?? [];
  const answerIn = async (address: string, name: string, wholeName: string) => {
    const storage = cookieStorage<{ answer: string }>(name, 60, new Request(address), SECRETS);
    return (await storage.getSession(`${wholeName}=${value}`)).data.answer;
  };
  const https = "https://navbindu.example/";
  expect(await answerIn(https, "session", "__Host-session")).toBe("42");
  expect(await answerIn(https, "toast", "__Host-toast")).toBeUndefined();
  expect(await answerIn(https, "session-", "__Host-session-")).toBeUndefined();
  expect(await answerIn("http://localhost/", "session", "session")).toBeUndefined();
});
