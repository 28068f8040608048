import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { startOpenIdProvider } from "../../scripts/local/openid-provider.ts";
import { closeAfterTest } from "../support/close-after-test.ts";
import { startSite, textOf } from "../support/site.ts";
import { toastsIn } from "../support/toasts.ts";
import { startUpstream } from "../support/upstream.ts";
import { Visitor } from "../support/visitor.ts";

const provider = closeAfterTest(await startOpenIdProvider());
const site = await startSite(provider.settings);
const hanging = await startUpstream(() => {});

const CANCELLED = "You cancelled the sign-in.";
const EXPIRED = "This sign-in has expired. Please try again.";
const UNREACHABLE = "We could not reach Google. Please try again in a moment.";
const UNVERIFIED = "Google has not verified your email address yet.";
const INVALID = "We could not verify Google’s answer. Please try again.";

type Claims = Record<string, unknown>;
/** Changes the provider's userinfo. */
let changeClaims: (claims: Claims) => void;
beforeEach(() => {
  changeClaims = () => {};
});
provider.service.on("beforeUserinfo", ({ body }) => changeClaims(body as Claims));

const signIn = (visitor: Visitor, form: Record<string, string> = {}) =>
  visitor.post("/auth/google", { returnTo: "/about", ...form });

// Started here, so that its 30 s pass during the other tests.
const slowVisitor = new Visitor(site.url, { GOOGLE_ISSUER: hanging.url });
const startedAt = Date.now();
const slowSignIn = signIn(slowVisitor).then(async (response) => {
  const seconds = (Date.now() - startedAt) / 1000;
  return { seconds, location: response.headers.get("Location"), page: await (await slowVisitor.get("/about")).text() };
});
slowSignIn.catch(() => {});

/**
 * Signs in at the provider.
 *
 * @returns the path and query of the callback to which the provider redirects.
 */
async function askProvider(started: Response): Promise<string> {
  const answer = await fetch(String(started.headers.get("Location")), { redirect: "manual" });
  const { pathname, search } = new URL(String(answer.headers.get("Location")));
  return pathname + search;
}

async function expectFailure(visitor: Visitor, finished: Response, sentence: string, path = "/about") {
  expect([finished.status, finished.headers.get("Location")]).toEqual([303, path]);
  expect([...visitor.cookies.keys()]).not.toContain("session");
  expect(toastsIn(await (await visitor.get(path)).text())).toEqual([`error: Login error: ${sentence}`]);
}

test("signs in through the full page and says Welcome once", async () => {
  const visitor = new Visitor(site.url);
  const started = await signIn(visitor);
  expect([started.status, started.headers.get("Cache-Control")]).toEqual([302, "no-store"]);
  expect(started.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^sign-in=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);

  const finished = await visitor.get(await askProvider(started));
  expect([finished.status, finished.headers.get("Location")]).toEqual([303, "/about"]);
  expect(finished.headers.get("Cache-Control")).toBe("no-store");
  expect(finished.headers.get("Clear-Site-Data")).toBe('"prefetchCache", "prerenderCache"');
  expect(finished.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^session=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/),
  );
  expect([...visitor.cookies.keys()].sort()).toEqual(["session", "toast"]);

  const page = await (await visitor.get("/about")).text();
  expect(toastsIn(page)).toEqual(["success: Welcome Asha Kulkarni"]);
  expect(page).toContain('data-email="asha@example.org"');
  expect(toastsIn(await (await visitor.get("/about")).text())).toEqual([]);
});

test("asks the provider for a code with state and PKCE, and for a choice of account", async () => {
  const visitor = new Visitor(site.url);
  const started = await signIn(visitor);
  const asked = new URL(String(started.headers.get("Location")));
  const cookie = decodeURIComponent(visitor.cookies.get("sign-in") ?? "");
  const { verifier } = JSON.parse(atob(cookie.split(".")[0] ?? ""));
  expect(asked.href.split("?")[0]).toBe(`${provider.settings.GOOGLE_ISSUER}/authorize`);
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    response_type: "code",
    client_id: provider.settings.GOOGLE_CLIENT_ID,
    redirect_uri: `${site.url}/auth/google/callback`,
    scope: "openid profile email",
    prompt: "select_account",
    state: expect.stringMatching(/^[\w-]{36}$/),
    code_challenge_method: "S256",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
  });
  expect(started.headers.get("Content-Security-Policy")).toContain(`form-action 'self' ${asked.origin}`);
});

test("asks Google if no other issuer is set", async () => {
  const started = await signIn(new Visitor(site.url, { GOOGLE_ISSUER: "" }));
  expect(started.headers.get("Location")).toMatch(/^https:\/\/accounts\.google\.com\/o\/oauth2\/v2\/auth\?/);
});

test("ends a sign-in in a popup on the page that tells the other tabs", async () => {
  const visitor = new Visitor(site.url);
  changeClaims = (claims) => Object.assign(claims, { name: '"><script>alert(1)</script>' });
  const finished = await visitor.get(await askProvider(await signIn(visitor, { popup: "popup-1" })));
  expect(finished.headers.get("Location")).toBe("/auth/finished?popup=popup-1");
  const response = await visitor.get("/auth/finished?popup=popup-1");
  for (const { headers } of [finished, response]) {
    expect(headers.get("Cache-Control")).toBe("no-store");
    // With the policy of other pages, the popup could not close itself.
    expect(headers.get("Cross-Origin-Opener-Policy")).toBeNull();
  }
  const html = await response.text();
  const [, result = ""] = /data-sign-in-result="([^"]*)"/.exec(html) ?? [];
  expect(JSON.parse(textOf(result))).toMatchObject({
    popup: "popup-1",
    toast: { type: "success", message: 'Welcome "><script>alert(1)</script>' },
  });
  expect(html).not.toContain("<script>");
  expect([...visitor.cookies.keys()]).toEqual(["session"]);
});

test("ignores a popup id that could break out of the address", async () => {
  for (const popup of ["a b", "a;b", "../about", "x".repeat(41), '"><script>']) {
    const visitor = new Visitor(site.url);
    const finished = await visitor.get(await askProvider(await signIn(visitor, { popup })));
    expect(finished.headers.get("Location"), popup).toBe("/about");
  }
});

test("returns home in place of another site", async () => {
  const visitor = new Visitor(site.url);
  const returnTo = "//evil.example";
  const finished = await visitor.get(await askProvider(await signIn(visitor, { returnTo })));
  expect(finished.headers.get("Location")).toBe("/");
  expect((await visitor.post("/auth/logout", { returnTo })).headers.get("Location")).toBe("/");
});

test.for([
  ["access_denied", CANCELLED],
  ["server_error&error_description=secret", INVALID],
] as const)("tells the visitor of the provider's error %s", async ([error, sentence]) => {
  const visitor = new Visitor(site.url);
  const started = await signIn(visitor);
  const state = new URL(String(started.headers.get("Location"))).searchParams.get("state");
  const finished = await visitor.get(`/auth/google/callback?error=${error}&state=${state}`);
  await expectFailure(visitor, finished, sentence);
  expect([...visitor.cookies.keys()]).not.toContain("sign-in");
});

test("rejects a missing, forged or another visitor's state", async () => {
  const stolen = new URL(await askProvider(await signIn(new Visitor(site.url))), site.url);
  for (const state of [null, "", "forged", stolen.searchParams.get("state")]) {
    const visitor = new Visitor(site.url);
    await signIn(visitor);
    const url = new URL(stolen);
    if (state === null) url.searchParams.delete("state");
    else url.searchParams.set("state", state);
    await expectFailure(visitor, await visitor.get(url.pathname + url.search), EXPIRED, "/");
  }
});

test("accepts a callback once", async () => {
  const visitor = new Visitor(site.url);
  const callback = await askProvider(await signIn(visitor));
  await visitor.get(callback);
  await visitor.post("/auth/logout", {});
  await visitor.get("/");
  await expectFailure(visitor, await visitor.get(callback), EXPIRED, "/");
});

test("rejects a code that was issued for another verifier", async () => {
  const visitor = new Visitor(site.url);
  const callback = new URL(await askProvider(await signIn(visitor)), site.url);
  const stolen = new URL(await askProvider(await signIn(new Visitor(site.url))), site.url);
  callback.searchParams.set("code", String(stolen.searchParams.get("code")));
  await expectFailure(visitor, await visitor.get(callback.pathname + callback.search), INVALID);
});

test.for<[what: string, change: (claims: Claims) => unknown, sentence: string]>([
  ["an unverified address", (claims) => Object.assign(claims, { email_verified: false }), UNVERIFIED],
  ["an address verified in words", (claims) => Object.assign(claims, { email_verified: "true" }), UNVERIFIED],
  ["an address not said to be verified", (claims) => delete claims.email_verified, UNVERIFIED],
  ["no address", (claims) => delete claims.email, INVALID],
  ["no subject", (claims) => delete claims.sub, INVALID],
])("rejects an account with %s", async ([, change, sentence]) => {
  const visitor = new Visitor(site.url);
  const callback = await askProvider(await signIn(visitor));
  changeClaims = change;
  await expectFailure(visitor, await visitor.get(callback), sentence);
});

test.for<[what: string, claims: Claims, shown: string]>([
  ["cuts a long name", { name: `${"x".repeat(99)}😀y` }, `${"x".repeat(99)}😀</`],
  ["shows the address in place of a blank name", { name: " " }, "asha@example.org</"],
  ["shows Google's photo", { picture: "https://lh3.googleusercontent.com/a" }, "https://lh3.googleusercontent.com/a"],
  [
    "shows the initials without a photo of another host",
    { picture: "https://lh3.googleusercontent.com.evil.example/a" },
    "AK</",
  ],
])("%s", async ([, claims, shown]) => {
  const visitor = new Visitor(site.url);
  const callback = await askProvider(await signIn(visitor));
  changeClaims = (current) => Object.assign(current, claims);
  await visitor.get(callback);
  expect(await (await visitor.get("/about")).text()).toContain(shown);
});

test.for([
  ["a 500", 500, "<h1>secret-host</h1>", UNREACHABLE, "unreachable"],
  ["a refusal", 400, "<h1>secret-host</h1>", INVALID, "invalid"],
  ["a page", 200, "<h1>secret-host</h1>", INVALID, "invalid"],
  ["JSON of another shape", 200, '{"token":"secret-host"}', INVALID, "invalid"],
  ["a redirect", 307, "", INVALID, "invalid"],
] as const)("fails if the token endpoint answers with %s", async ([, status, body, sentence, failure]) => {
  const upstream = await startUpstream((_, response) =>
    response.writeHead(status, { Location: "https://secret-host.example" }).end(body),
  );
  const visitor = new Visitor(site.url);
  const callback = await askProvider(await signIn(visitor));
  provider.service.once("beforeWellKnownOpenIdConfiguration", ({ body }) => {
    Object.assign(body as object, { token_endpoint: `${upstream.url}/token` });
  });
  const logged = site.logs.length;
  await expectFailure(visitor, await visitor.get(callback), sentence);
  await expect.poll(() => site.logs.slice(logged).join()).toContain(`"failure":"${failure}"`);
  expect(site.logs.join()).not.toContain("secret-host");
});

test.for(["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"])(
  "says that sign-in is not set up without %s, and logs its name",
  async (name) => {
    const visitor = new Visitor(site.url, { [name]: "" });
    await expectFailure(visitor, await signIn(visitor), "Sign-in is not set up on this site yet.");
    await expect.poll(() => site.logs.join()).toContain(`${name} is missing`);
  },
);

test("starts no sign-in without SESSION_SECRET, and logs its name", async () => {
  const visitor = new Visitor(site.url, { SESSION_SECRET: "" });
  const responses = [
    await signIn(visitor),
    await visitor.get("/auth/google/callback?code=x&state=x"),
    await visitor.post("/auth/logout", {}),
  ];
  expect(responses.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect([...visitor.cookies.keys()]).toEqual([]);
  await expect.poll(() => site.logs.join()).toContain("SESSION_SECRET is missing");
});

test("logs out, says so once, and drops what the browser prefetched", async () => {
  const visitor = new Visitor(site.url);
  await visitor.get(await askProvider(await signIn(visitor)));
  await visitor.get("/about");
  const response = await visitor.post("/auth/logout", { returnTo: "/about?from=poster" });
  expect([response.status, response.headers.get("Location")]).toEqual([303, "/about?from=poster"]);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("Clear-Site-Data")).toBe('"prefetchCache", "prerenderCache"');
  expect([...visitor.cookies.keys()]).not.toContain("session");
  const page = await (await visitor.get("/about")).text();
  expect(toastsIn(page)).toEqual(["success: Logged out successfully"]);
  expect(page).not.toContain("data-email");
});

test("gives up on a provider that does not answer within 30 s", { timeout: 90_000 }, async () => {
  const { seconds, location, page } = await slowSignIn;
  expect(seconds).toBeGreaterThan(29);
  expect(location).toBe("/about");
  expect(toastsIn(page)).toEqual([`error: Login error: ${UNREACHABLE}`]);
});
