import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { withSettings } from "../support/built-worker.ts";
import { expectStatus, post, sharedSite, someAnswers } from "../support/site.ts";

const site = await sharedSite();
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers, redirect: "manual" });

/** The headers of security-headers.server.ts, except the content security policy. */
const SECURITY_HEADERS = {
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
};
/** The values of these headers. Repeated ones are joined by a comma. */
const securityHeadersOf = ({ headers }: Response) =>
  Object.fromEntries(Object.keys(SECURITY_HEADERS).map((name) => [name, headers.get(name)]));

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https://lh3.googleusercontent.com; " +
  "media-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; frame-ancestors 'none'; " +
  "form-action 'self' https://accounts.google.com";

const etag = String((await get("/")).headers.get("ETag"));
const kinds: [what: string, request: () => Promise<Response>, status: number][] = [
  ["a prerendered page", () => get("/"), 200],
  ["a rendered page", () => get("/", { Cookie: "session=invalid" }), 200],
  ["a page that is not modified", () => get("/", { "If-None-Match": etag }), 304],
  ["a registration", () => post(site.form, someAnswers()), 303],
  ["a rejected request", () => post(site.form, {}, { Origin: "https://evil.example" }), 403],
  ["a redirect", () => get("/volunteer"), 301],
];

test.for(kinds)("sends every security header exactly once with %s", async ([, request, status]) => {
  const response = await request();
  await expectStatus(response, status);
  expect(securityHeadersOf(response)).toEqual(SECURITY_HEADERS);
  expect(response.headers.get("Content-Security-Policy")).toBe(POLICY);
});

test("sends the security headers and a year of caching with static files, and never with a missing one", async () => {
  const [script = ""] = globSync("build/client/assets/entry.client-*.js");
  const response = await get(script.replace("build/client", ""));
  expect(securityHeadersOf(response)).toEqual(SECURITY_HEADERS);
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  for (const path of ["/assets/missing.js", "/assets/hero-missing.mp4"]) {
    const missing = await get(path);
    await expectStatus(missing, 404);
    expect(missing.headers.get("Cache-Control"), path).toBe("no-cache");
    expect(await missing.text(), path).toContain("<title>Page not found | ");
  }
});

test("lets other sites show pictures and icons", async () => {
  for (const path of ["/og.png", "/trainings/lost-money.png", "/icon-192.png", "/favicon.ico", "/favicon.svg"]) {
    const response = await get(path);
    await expectStatus(response, 200);
    const expected = { ...SECURITY_HEADERS, "Cross-Origin-Resource-Policy": "cross-origin" };
    expect(securityHeadersOf(response), path).toEqual(expected);
  }
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

test("asks search engines to leave out a preview and an address that is not the public origin", async () => {
  const preview = { NOINDEX: "true" };
  const live = { PUBLIC_ORIGIN: "https://navbindu.example" };
  for (const [settings, origin, robots] of [
    [preview, site.url, "noindex"],
    [preview, "https://navbindu.example", "noindex"],
    [live, "https://navbindu.workers.example", "noindex"],
    [live, "https://navbindu.example", null],
    [live, site.url, null],
    [{}, "https://navbindu.example", null],
  ] as const) {
    for (const headers of [{}, { Cookie: "session=x; __Host-session=x" }]) {
      const response = await site.worker.fetch(`${origin}/about`, {
        headers: { ...headers, ...withSettings(settings) },
      });
      const what = `${origin} with ${JSON.stringify({ ...settings, ...headers })}`;
      expect(response.headers.get("X-Robots-Tag"), what).toBe(robots);
    }
  }
});

test("only the preview has the setting that keeps it out of search results", () => {
  const varsOf = (env?: string) => unstable_readConfig({ config: "wrangler.toml", env }, { hideWarnings: true }).vars;
  expect(varsOf("preview").NOINDEX).toBe("true");
  expect(varsOf().NOINDEX).toBeUndefined();
});
