import { createSession } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
import { createSignedCookie, hasCookie } from "#app/http/cookie.server.ts";

const SECRETS = ["a secret of at least thirty-two characters"];
const HTTPS = "https://navbindu.example/";
const HTTP = "http://localhost:8787/";

const cookieOver = (isHttps: boolean) =>
  createSignedCookie("session", { isHttps, secrets: SECRETS, lifetimeSeconds: 60 }).commitSession(createSession());

test("signs a __Host- cookie over https and an unprefixed one over http", async () => {
  const attributes = "Max-Age=60; Path=/; HttpOnly";
  expect(await cookieOver(true)).toMatch(new RegExp(`^__Host-session=[^;]+; ${attributes}; Secure; SameSite=Lax$`));
  expect(await cookieOver(false)).toMatch(new RegExp(`^session=[^;]+; ${attributes}; SameSite=Lax$`));
});

test("finds a cookie under its full name only", () => {
  const isFound = (url: string) => (cookie: string) =>
    hasCookie(new Request(url, { headers: { Cookie: cookie } }), "session");
  const cookies = ["a=b; session=1", "__Host-session=1", "sessions=1", "x=session=1", ""];
  expect(cookies.map(isFound(HTTP))).toEqual([true, false, false, false, false]);
  expect(cookies.map(isFound(HTTPS))).toEqual([false, true, false, false, false]);
});
