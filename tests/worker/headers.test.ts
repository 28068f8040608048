import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { commonSite, expectStatus, post, someAnswers } from "../support/site.ts";

const site = await commonSite();
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers, redirect: "manual" });

/** The security headers that docs/security.md lists. */
const SECURITY_HEADERS = {
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
};
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https://lh3.googleusercontent.com; " +
  "media-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; frame-ancestors 'none'; " +
  "form-action 'self' https://accounts.google.com";

const etag = String((await get("/")).headers.get("ETag"));
const kinds: [what: string, request: () => Promise<Response>, status: number][] = [
  ["a prerendered page", () => get("/"), 200],
  ["a rendered page", () => get("/", { Cookie: "session=invalid" }), 200],
  ["a page that is not modified", () => get("/", { "If-None-Match": etag }), 304],
  ["an unknown page", () => get("/nowhere"), 404],
  ["an unknown page that is rendered", () => get("/nowhere", { Cookie: "session=invalid" }), 404],
  ["a refused form", () => post(site.form, {}), 400],
  ["a registration", () => post(site.form, someAnswers()), 303],
  ["a rejected request", () => post(site.form, {}, { Origin: "https://evil.example" }), 403],
  ["a redirect", () => get("/volunteer"), 301],
  ["a text file", () => get("/robots.txt"), 200],
];

test.for(kinds)("sends every security header exactly once with %s", async ([, request, status]) => {
  const response = await request();
  await expectStatus(response, status);
  const { headers } = response;
  const sent = Object.fromEntries(Object.keys(SECURITY_HEADERS).map((name) => [name, headers.get(name)]));
  // `get` joins repeated headers by a comma.
  expect(sent).toEqual(SECURITY_HEADERS);
  expect(headers.get("Content-Security-Policy")).toBe(POLICY);
});

test("sends the security headers and a year of caching with static files, and never with a missing one", async () => {
  const [script = ""] = globSync("build/client/assets/entry.client-*.js");
  const { headers } = await get(script.replace("build/client", ""));
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(headers.get(name), name).toBe(value);
  expect(headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  const missing = await get("/assets/missing.js");
  await expectStatus(missing, 404);
  expect(missing.headers.get("Cache-Control")).not.toContain("immutable");
});

test("upgrades insecure requests except on this machine", async () => {
  const response = await site.worker.fetch("https://navbindu.example/");
  expect(response.headers.get("Content-Security-Policy")).toBe(`${POLICY}; upgrade-insecure-requests`);
});

test("tells signed-out visitors' browsers which pages to load in advance", async () => {
  expect((await get("/about")).headers.get("Speculation-Rules")).toBe('"/speculation-rules.json"');
  const rules = await get("/speculation-rules.json");
  expect(rules.headers.get("Content-Type")).toBe("application/speculationrules+json");
  expect((await get("/about", { Cookie: "session=x" })).headers.get("Speculation-Rules")).toBeNull();
});
