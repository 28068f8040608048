import { createHash, createHmac } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { pages } from "#app/content/pages.ts";
import { cookieStorage } from "#app/http/cookie.server.ts";
import { startOpenIdProvider } from "../../scripts/local/openid-provider.ts";
import { startWorker } from "../../scripts/local/worker.ts";
import { nextLine } from "../support/logs.ts";
import { startSite, textOf } from "../support/site.ts";
import { closeAfterTest } from "../support/close-after-test.ts";
import { startUpstream } from "../support/upstream.ts";
import { Visitor } from "../support/visitor.ts";

const provider = closeAfterTest(await startOpenIdProvider());
const OLD_SECRET = "an old secret of at least thirty-two characters";
const CLIENT = provider.settings;
const SECRET = "a secret of at least thirty-two characters";
const site = await startSite({ ...CLIENT, SESSION_SECRET: `${SECRET},${OLD_SECRET}` });
const hanging = await startUpstream(() => {});
const slow = await startSite({ ...CLIENT, GOOGLE_ISSUER: hanging.url });

type Claims = Record<string, unknown>;
/** The provider's answers that a test changes. */
let tamper: { idToken?: (claims: Claims) => void; userInfo?: (claims: Claims) => void };
beforeEach(() => {
  tamper = {};
});
provider.service.on("beforeTokenSigning", ({ payload }) => tamper.idToken?.(payload));
provider.service.on("beforeUserinfo", ({ body }) => tamper.userInfo?.(body as Claims));

const signIn = (visitor: Visitor, returnTo = "/about") => visitor.post("/auth/google", { returnTo });
// Begun here, so that its 30 s pass while the other tests run.
const patient = new Visitor(slow.url);
const start = performance.now();
const unanswered = signIn(patient).then(async (begun) => {
  const seconds = (performance.now() - start) / 1000;
  // A toast is gone after a minute.
  return { begun, seconds, text: textOf(await (await patient.get("/about")).text()) };
});
// Where only other tests of this file run, it is cut off at their end.
unanswered.catch(() => {});

/** Goes through the provider: the URL to which it sends the visitor back. */
async function askProvider(begun: Response): Promise<URL> {
  const answer = await fetch(String(begun.headers.get("Location")), { redirect: "manual" });
  return new URL(String(answer.headers.get("Location")));
}

/** What a cookie of ours holds, as `Set-Cookie` has it. */
function dataOf(cookie = ""): Record<string, unknown> {
  return JSON.parse(atob(decodeURIComponent(cookie.split(/[=;]/)[1] ?? "").split(".")[0] ?? ""));
}

/** What the session that an answer begins holds, signed with the newest secret. */
async function sessionOf(answer: Response): Promise<Record<string, unknown>> {
  const cookie = answer.headers.getSetCookie().find((cookie) => cookie.startsWith("session="));
  const storage = cookieStorage<Record<string, unknown>>("session", 60, new Request(site.url), [SECRET]);
  return (await storage.getSession(cookie)).data;
}

const pathOf = ({ pathname, search }: URL) => pathname + search;

async function expectRefusal(visitor: Visitor, ended: Response, sentence: string, to = "/about") {
  expect(ended.status).toBe(303);
  expect(new URL(String(ended.headers.get("Location")), site.url).href).toBe(site.url + to);
  expect(visitor.cookies.has("session")).toBe(false);
  const text = textOf(await (await visitor.get(to)).text());
  expect(text.match(/Login error: [^.]+\.( Please try again[^.]*\.)?/g)).toEqual([`Login error: ${sentence}`]);
  expect(textOf(await (await visitor.get(to)).text())).not.toContain("Login error");
}

test("the whole way: the redirect, the proof, the session, the welcome", async () => {
  const visitor = new Visitor(site.url);
  const begun = await signIn(visitor);
  expect(begun.status).toBe(302);
  const attempt = begun.headers.getSetCookie().find((cookie) => cookie.startsWith("sign-in-"));
  expect(attempt).toMatch(/; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
  const { expires } = dataOf(attempt);
  expect(Math.abs(Number(expires) - (Date.now() / 1000 + 600))).toBeLessThan(60);
  const asked = new URL(String(begun.headers.get("Location")));
  expect(asked.origin + asked.pathname).toBe(`${CLIENT.GOOGLE_ISSUER}/authorize`);
  const state = String(asked.searchParams.get("state"));
  const derived = (use: string) =>
    createHmac("sha256", CLIENT.GOOGLE_CLIENT_SECRET).update(`${use}:${state}`).digest("base64url");
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    response_type: "code",
    client_id: CLIENT.GOOGLE_CLIENT_ID,
    redirect_uri: `${site.url}/auth/google/callback`,
    scope: "openid profile email",
    code_challenge_method: "S256",
    code_challenge: createHash("sha256").update(derived("verifier")).digest("base64url"),
    nonce: derived("nonce"),
    state: expect.stringMatching(/^[\w-]{36}$/),
  });
  expect(begun.headers.get("Content-Security-Policy")).toContain(`form-action 'self' ${CLIENT.GOOGLE_ISSUER}`);

  const ended = await visitor.get(pathOf(await askProvider(begun)));
  expect([ended.status, ended.headers.get("Location")]).toEqual([303, `${site.url}/about`]);
  expect(ended.headers.get("Cache-Control")).toBe("private, no-store");
  const session = ended.headers.getSetCookie().find((cookie) => cookie.startsWith("session="));
  expect(session).toMatch(/; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
  const { issued, ...kept } = await sessionOf(ended);
  expect(Math.abs(Number(issued) - Date.now() / 1000)).toBeLessThan(60);
  expect(kept).toEqual({
    uid: "johndoe",
    email: "asha@example.org",
    displayName: "Asha Kulkarni",
    photoURL: null,
    expires: Number(issued) + 604800,
  });
  expect([...visitor.cookies.keys()].sort()).toEqual(["session", "toast"]);

  const page = await visitor.get("/about");
  const text = textOf(await page.text());
  expect(text.match(/Welcome Asha Kulkarni/g)).toHaveLength(1);
  expect(page.headers.get("Cache-Control")).toBe("private, no-store");
  expect(textOf(await (await visitor.get("/about")).text())).not.toContain("Welcome");
});

const EXPIRED = "This sign-in took too long, was used before, or was not started in this browser. Please try again.";
const INVALID = "We could not verify Google’s answer. Please try again.";
const UNREACHABLE = "We could not reach Google. Please try again in a moment.";
const UNVERIFIED = "Google has not verified your email address yet. Please try again once it has.";

test("a state that is wrong, missing or another visitor's begins nothing", async () => {
  const back = await askProvider(await signIn(new Visitor(site.url)));
  for (const state of [null, "", "wrong", crypto.randomUUID(), "../evil", back.searchParams.get("state")]) {
    const visitor = new Visitor(site.url);
    await signIn(visitor);
    const address = new URL(back);
    if (state === null) address.searchParams.delete("state");
    else address.searchParams.set("state", state);
    await expectRefusal(visitor, await visitor.get(pathOf(address)), EXPIRED, "/");
  }
});

test("a state counts once", async () => {
  const visitor = new Visitor(site.url);
  const back = await askProvider(await signIn(visitor));
  await visitor.get(pathOf(back));
  await visitor.post("/auth/logout", { returnTo: "/" });
  await visitor.get("/");
  await expectRefusal(visitor, await visitor.get(pathOf(back)), EXPIRED, "/");
});

test("a state that comes a second time signs nobody out, who is told so", async () => {
  const visitor = new Visitor(site.url);
  const back = await askProvider(await signIn(visitor));
  await visitor.get(pathOf(back));
  const session = visitor.cookies.get("session");
  await visitor.get("/about");
  const again = await visitor.get(pathOf(back));
  expect([again.status, again.headers.get("Location")]).toEqual([303, `${site.url}/`]);
  expect(visitor.cookies.get("session")).toBe(session);
  const text = textOf(await (await visitor.get("/")).text());
  expect(text).toContain("You are signed in as Asha Kulkarni");
  expect(text).not.toContain("Login error");
});

test.for([
  ["older than 10 minutes", { expires: Date.now() / 1000 - 1 }, "/about"],
  ["kept for another attempt", { "oauth2:state": crypto.randomUUID() }, "/"],
] as const)("a state that is %s counts for nothing, whatever the browser sends", async ([, changes, to]) => {
  const visitor = new Visitor(site.url);
  const state = crypto.randomUUID();
  const storage = cookieStorage<Record<string, unknown>>(`sign-in-${state}`, 60, new Request(site.url), [SECRET]);
  const session = await storage.getSession();
  const valid = { "oauth2:state": state, returnTo: `${site.url}/about`, popup: "", expires: Date.now() / 1000 + 60 };
  for (const [name, value] of Object.entries({ ...valid, ...changes })) session.set(name, value);
  const [name = "", value = ""] = (await storage.commitSession(session)).split(/[=;]/);
  visitor.cookies.set(name, value);
  await expectRefusal(visitor, await visitor.get(`/auth/google/callback?code=x&state=${state}`), EXPIRED, to);
});

/** Changes what both answers of the provider say. */
const bothSay = (changes: Claims): typeof tamper => {
  const change = (claims: Claims) => Object.assign(claims, changes);
  return { idToken: change, userInfo: change };
};

const tampering: [what: string, tamper: typeof tamper, sentence: string][] = [
  ["a wrong nonce", { idToken: (claims) => Object.assign(claims, { nonce: "wrong" }) }, INVALID],
  ["no nonce", { idToken: (claims) => delete claims.nonce }, INVALID],
  ["another audience", { idToken: (claims) => Object.assign(claims, { aud: "somebody else" }) }, INVALID],
  [
    "two audiences",
    { idToken: (claims) => Object.assign(claims, { aud: [CLIENT.GOOGLE_CLIENT_ID, "somebody else"] }) },
    INVALID,
  ],
  ["another issuer", { idToken: (claims) => Object.assign(claims, { iss: "https://evil.example" }) }, INVALID],
  ["an expired ID token", { idToken: (claims) => Object.assign(claims, { exp: 1 }) }, INVALID],
  ["an ID token that never expires", { idToken: (claims) => delete claims.exp }, INVALID],
  ["no subject", { idToken: (claims) => delete claims.sub }, INVALID],
  ["an empty subject", bothSay({ sub: "" }), INVALID],
  ["a subject of 256 characters", bothSay({ sub: "s".repeat(256) }), INVALID],
  ["another subject at userinfo", { userInfo: (claims) => Object.assign(claims, { sub: "another" }) }, INVALID],
  [
    "an answer of more than 64 KiB",
    { userInfo: (claims) => Object.assign(claims, { more: "x".repeat(65_536) }) },
    INVALID,
  ],
  ["no email address", { userInfo: (claims) => delete claims.email }, INVALID],
  ["an email address that is a number", { userInfo: (claims) => Object.assign(claims, { email: 7 }) }, INVALID],
  ["an email address of 255 characters", bothSay({ email: `${"a".repeat(243)}@example.org` }), INVALID],
  // Each is six characters in the session's cookie.
  ["an account of control characters", bothSay({ sub: "\x01".repeat(255), email: "\x01".repeat(254) }), INVALID],
  [
    "an unverified email address",
    { idToken: (claims) => Object.assign(claims, { email_verified: false }) },
    UNVERIFIED,
  ],
  [
    "an address verified in words",
    { userInfo: (claims) => Object.assign(claims, { email_verified: "true" }) },
    UNVERIFIED,
  ],
  [
    "an address denied in words by the ID token",
    { idToken: (claims) => Object.assign(claims, { email_verified: "false" }) },
    UNVERIFIED,
  ],
  ["an address said to be verified by neither", { userInfo: (claims) => delete claims.email_verified }, UNVERIFIED],
];
test.for(tampering)("%s: no session, one sentence", async ([, change, sentence]) => {
  const visitor = new Visitor(site.url);
  const back = await askProvider(await signIn(visitor));
  tamper = change;
  await expectRefusal(visitor, await visitor.get(pathOf(back)), sentence);
});

const LONG_EMAIL = `${"a".repeat(242)}@example.org`;
const PHOTO = "https://lh3.googleusercontent.com/";
const accounts: [what: string, claims: Claims, kept: Record<string, unknown>][] = [
  ["a name of 101 characters", { name: `${"x".repeat(99)}😀y` }, { displayName: `${"x".repeat(99)}😀` }],
  ["a blank name", { name: " \t" }, { displayName: "asha@example.org" }],
  ["no name", { name: undefined, email: LONG_EMAIL }, { displayName: LONG_EMAIL.slice(0, 100), email: LONG_EMAIL }],
  ["a subject of 255 characters", { sub: "s".repeat(255) }, { uid: "s".repeat(255) }],
  ["a photo of 499 characters", { picture: PHOTO.padEnd(499, "a") }, { photoURL: PHOTO.padEnd(499, "a") }],
  ["a photo of 500 characters", { picture: PHOTO.padEnd(500, "a") }, { photoURL: null }],
  ["somebody else's photo", { picture: "https://lh3.googleusercontent.com.evil.example/a" }, { photoURL: null }],
  ["a photo over plain http", { picture: PHOTO.replace("https", "http") }, { photoURL: null }],
];
test.for(accounts)("%s: what the session keeps of it", async ([, claims, kept]) => {
  const visitor = new Visitor(site.url);
  const back = await askProvider(await signIn(visitor));
  tamper = bothSay(claims);
  expect(await sessionOf(await visitor.get(pathOf(back)))).toMatchObject(kept);
});

test("userinfo answers 500", async () => {
  const visitor = new Visitor(site.url);
  const back = await askProvider(await signIn(visitor));
  provider.service.once("beforeUserinfo", (answer) => {
    answer.statusCode = 500;
  });
  await expectRefusal(visitor, await visitor.get(pathOf(back)), UNREACHABLE);
});

const longTokens = JSON.stringify({ access_token: "secret-host", id_token: "x".repeat(64 * 1024) });
test.for([
  ["a refusal", 400, "<h1>secret-host</h1>", "invalid", "/token answered 400", INVALID],
  ["a page", 200, "<h1>secret-host</h1>", "invalid", "/token SyntaxError", INVALID],
  ["half of it", 200, '{"access_token":"secret-host"}', "invalid", "/token answered in another shape", INVALID],
  ["more than 64 KiB", 200, longTokens, "invalid", "/token SyntaxError", INVALID],
  ["an error", 500, '{"access_token":"secret-host"}', "unreachable", "/token answered 500", UNREACHABLE],
] as const)(
  "the token endpoint answers with %s, which nobody gets to see",
  async ([, status, body, failure, ...said]) => {
    const [cause, sentence] = said;
    const other = await startUpstream((_, response) => response.writeHead(status).end(body));
    const visitor = new Visitor(site.url);
    const back = await askProvider(await signIn(visitor));
    provider.service.once("beforeWellKnownOpenIdConfiguration", ({ body }) => {
      Object.assign(body as object, { token_endpoint: `${other.url}/token` });
    });
    const seen = site.logs.length;
    await expectRefusal(visitor, await visitor.get(pathOf(back)), sentence);
    await expect
      .poll(() => site.logs.slice(seen).map((line) => JSON.parse(line)))
      .toContainEqual(expect.objectContaining({ event: "sign-in.failed", failure, cause }));
    expect(site.logs.join()).not.toContain("secret-host");
  },
);

test("a code that the provider does not know, or knows no more", async () => {
  const visitor = new Visitor(site.url);
  const back = await askProvider(await signIn(visitor));
  back.searchParams.set("code", "stolen");
  await expectRefusal(visitor, await visitor.get(pathOf(back)), INVALID);
});

test("the client's secret goes to the token endpoint and nowhere else", async () => {
  const elsewhere = await startUpstream((_, response) => response.end("{}"));
  const moved = await startUpstream((_, response) => response.writeHead(307, { Location: elsewhere.url }).end());
  const visitor = new Visitor(site.url);
  const back = await askProvider(await signIn(visitor));
  provider.service.once("beforeWellKnownOpenIdConfiguration", ({ body }) => {
    Object.assign(body as object, { token_endpoint: `${moved.url}/token` });
  });
  await expectRefusal(visitor, await visitor.get(pathOf(back)), INVALID);
  expect([moved.requests, elsewhere.requests]).toEqual([["POST /token"], []]);
});

test("a code counts only with the verifier, the way back and the client that it was asked for with", async () => {
  const visitor = new Visitor(site.url);
  const [mine, somebodys] = [await signIn(visitor), await signIn(new Visitor(site.url))];
  const [back, stolen] = [await askProvider(mine), await askProvider(somebodys)];
  back.searchParams.set("code", String(stolen.searchParams.get("code")));
  await expectRefusal(visitor, await visitor.get(pathOf(back)), INVALID);
});

test.for([31, 32])("a SESSION_SECRET of %i characters", async (length) => {
  const secret = "s".repeat(length);
  const short = await startSite({ ...CLIENT, SESSION_SECRET: secret });
  expect((await signIn(new Visitor(short.url))).status).toBe(length < 32 ? 503 : 302);
});

test("cancelled consent is the visitor's own doing; other errors of the provider are not shown", async () => {
  for (const [error, sentence] of [
    ["access_denied", "You cancelled the sign-in."],
    ["server_error&error_description=secret-host", INVALID],
  ] as const) {
    const visitor = new Visitor(site.url);
    const begun = await signIn(visitor);
    const state = new URL(String(begun.headers.get("Location"))).searchParams.get("state");
    await expectRefusal(visitor, await visitor.get(`/auth/google/callback?error=${error}&state=${state}`), sentence);
  }
});

test("whoever cancelled, and goes on from the provider's page after all, is signed in where it began, once", async () => {
  const visitor = new Visitor(site.url);
  const back = await askProvider(await signIn(visitor));
  const cancelled = new URL(back);
  cancelled.searchParams.delete("code");
  cancelled.searchParams.set("error", "access_denied");
  for (const _ of ["once", "twice"])
    await expectRefusal(visitor, await visitor.get(pathOf(cancelled)), "You cancelled the sign-in.");
  expect((await visitor.get(pathOf(back))).headers.get("Location")).toBe(`${site.url}/about`);
  expect(visitor.cookies.has("session")).toBe(true);
  await visitor.post("/auth/logout", { returnTo: "/" });
  await visitor.get("/");
  await expectRefusal(visitor, await visitor.get(pathOf(back)), EXPIRED, "/");
});

test.for(["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"])(
  "without %s sign-in says so, and the log names it",
  async (name) => {
    const unset = await startSite({ ...CLIENT, [name]: undefined });
    const visitor = new Visitor(unset.url);
    expect((await signIn(visitor)).headers.get("Location")).toBe(`${unset.url}/about`);
    expect(textOf(await (await visitor.get("/about")).text())).toContain(
      "Login error: Sign-in is not set up on this site yet.",
    );
    expect(await nextLine(unset.logs)).toMatchObject({ next: `Check the settings: ${name} is missing.` });
  },
);

test("a GOOGLE_ISSUER that is wrong is not Google, and the log names it", async () => {
  for (const GOOGLE_ISSUER of ["accounts.example.org", "http://accounts.example.org"]) {
    const wrong = await startSite({ ...CLIENT, GOOGLE_ISSUER });
    expect((await signIn(new Visitor(wrong.url))).headers.get("Location")).toBe(`${wrong.url}/about`);
    const next = "Check the settings: GOOGLE_ISSUER must be an https address.";
    expect(await nextLine(wrong.logs)).toMatchObject({ next });
  }
});

test("a provider counts if its document is its own, people sign in on its origin, and all that it names is confidential", async () => {
  let changes = {};
  const provider = await startUpstream((_, response) => {
    const endpoints = { authorization_endpoint: issuer, token_endpoint: issuer, userinfo_endpoint: issuer };
    response.end(JSON.stringify({ issuer, ...endpoints, ...changes }));
  });
  const issuer = `${provider.url}/`;
  const open = await startSite({ ...CLIENT, GOOGLE_ISSUER: issuer });
  const leadsTo = async () => (await signIn(new Visitor(open.url))).headers.get("Location");
  expect(await leadsTo()).toMatch(new RegExp(`^${issuer}\\?`));
  const plain = "http://accounts.example.org/";
  for (changes of [
    { issuer: provider.url },
    { authorization_endpoint: plain },
    // Where the policy lets no form go (form-action).
    { authorization_endpoint: "https://accounts.example.org/" },
    { token_endpoint: plain },
    { userinfo_endpoint: plain },
  ])
    expect(await leadsTo(), JSON.stringify(changes)).toBe(`${open.url}/about`);
  expect(new Set(provider.requests)).toEqual(new Set(["GET /.well-known/openid-configuration"]));
});

test("without SESSION_SECRET sign-in and logout are refused with a page, and pages work signed out", async () => {
  const unset = await startSite({ ...CLIENT, SESSION_SECRET: undefined });
  const visitor = new Visitor(unset.url);
  for (const path of ["/auth/google", "/auth/logout"]) {
    const answer = await visitor.post(path, {});
    expect([answer.status, answer.headers.getSetCookie()], path).toEqual([503, []]);
    expect(textOf(await answer.text()), path).toContain("Not available at the moment");
  }
  visitor.cookies.set("session", "forged");
  expect((await visitor.get("/about")).status).toBe(200);
});

test("PUBLIC_ORIGIN, not the request, says where the provider sends visitors back", async () => {
  const other = await startSite({ ...CLIENT, PUBLIC_ORIGIN: "https://navbindu.example/" });
  const begun = await signIn(new Visitor(other.url));
  const asked = new URL(String(begun.headers.get("Location")));
  expect(asked.searchParams.get("redirect_uri")).toBe("https://navbindu.example/auth/google/callback");
});

// The addresses are those of https://accounts.google.com/.well-known/openid-configuration. Where no setting says
// otherwise: an empty one, as .dev.vars.example has it, is none.
test.for([
  ["https://accounts.google.com", {}],
  ["accounts.google.com", { GOOGLE_ISSUER: "" }],
] as const)(
  "by default it is Google, found without asking anybody, whose ID tokens are of %s; with %j, too",
  async ([issuer, setting]) => {
    const google = closeAfterTest(await startOpenIdProvider());
    const { GOOGLE_ISSUER: standIn, ...client } = google.settings;
    google.service.on("beforeTokenSigning", ({ payload }) => Object.assign(payload, { iss: issuer }));
    const worker = await startWorker({
      bindings: { ...client, ...setting, SESSION_SECRET: SECRET },
      standIns: {
        "https://oauth2.googleapis.com/token": `${standIn}/token`,
        "https://openidconnect.googleapis.com/v1/userinfo": `${standIn}/userinfo`,
      },
    });
    closeAfterTest(worker);
    const visitor = new Visitor(worker.url);
    const begun = await signIn(visitor);
    const asked = new URL(String(begun.headers.get("Location")));
    expect(asked.origin + asked.pathname).toBe("https://accounts.google.com/o/oauth2/v2/auth");
    expect(begun.headers.get("Content-Security-Policy")).toContain("form-action 'self' https://accounts.google.com");
    const answer = await fetch(`${standIn}/authorize${asked.search}`, { redirect: "manual" });
    await visitor.get(pathOf(new URL(String(answer.headers.get("Location")))));
    expect(textOf(await (await visitor.get("/about")).text())).toContain("Welcome Asha Kulkarni");
  },
);

test("only a form of this origin begins or ends a session", async () => {
  const visitor = new Visitor(site.url);
  await visitor.get(pathOf(await askProvider(await signIn(visitor))));
  const session = visitor.cookies.get("session");
  for (const headers of [
    {},
    { Origin: "null" },
    { Origin: "https://evil.example" },
    { "Sec-Fetch-Site": "cross-site" },
  ]) {
    for (const path of ["/auth/google", "/auth/logout", "/auth/logout.data"]) {
      const answer = await visitor.post(path, { returnTo: "/" }, headers as Record<string, string>);
      expect(answer.status, `${path} ${JSON.stringify(headers)}`).toBe(403);
      expect(answer.headers.getSetCookie(), path).toEqual([]);
    }
  }
  for (const path of ["/auth/google", "/auth/logout"]) {
    const opened = await visitor.get(path);
    expect([opened.status, opened.headers.get("Allow")], path).toEqual([405, "POST"]);
  }
  expect(visitor.cookies.get("session")).toBe(session);
  const logout = async (form: Record<string, string>) =>
    (await visitor.post("/auth/logout", form)).headers.get("Location");
  expect(await logout({ returnTo: "/about" })).toBe(`${site.url}/about`);
  expect(visitor.cookies.has("session")).toBe(false);
  // A form of more than 8 KiB counts as empty.
  const more = 8 * 1024 - new URLSearchParams({ returnTo: "/about", more: "" }).toString().length;
  expect(await logout({ returnTo: "/about", more: "x".repeat(more) })).toBe(`${site.url}/about`);
  expect(await logout({ returnTo: "/about", more: "x".repeat(more + 1) })).toBe(`${site.url}/`);
  expect(textOf(await (await visitor.get("/about")).text())).toContain("Logged out successfully");
});

async function sessionCookie(
  secret: string,
  overrides: Record<string, unknown> = {},
  signedAs = "session",
): Promise<string> {
  const storage = cookieStorage<Record<string, unknown>>(signedAs, 60, new Request(site.url), [secret]);
  const session = await storage.getSession();
  const now = Math.floor(Date.now() / 1000);
  const visitor = {
    uid: "1",
    email: "a@example.org",
    displayName: "Cookie Owner",
    photoURL: null,
    issued: now,
    expires: now + 60,
  };
  for (const [name, value] of Object.entries({ ...visitor, ...overrides })) session.set(name, value);
  return (await storage.commitSession(session)).split(/[=;]/)[1] ?? "";
}

const sessions: [what: string, makeCookie: () => Promise<string>, valid: boolean][] = [
  ["signed with the newest secret", () => sessionCookie(SECRET), true],
  ["signed with an old secret", () => sessionCookie(OLD_SECRET), true],
  ["signed with somebody else's secret", () => sessionCookie("somebody else's secret, long enough to count"), false],
  ["signed as another cookie", () => sessionCookie(SECRET, {}, "toast"), false],
  ["expired", () => sessionCookie(SECRET, { expires: Math.floor(Date.now() / 1000) - 1 }), false],
  ["of another shape", () => sessionCookie(SECRET, { displayName: 7 }), false],
  ["altered", async () => `X${(await sessionCookie(SECRET)).slice(1)}`, false],
  ["garbage", async () => "%%%", false],
];
test.for(sessions)("a session cookie that is %s", async ([, makeCookie, valid]) => {
  const visitor = new Visitor(site.url);
  visitor.cookies.set("session", await makeCookie());
  const page = await visitor.get("/about");
  expect(page.status).toBe(200);
  expect((await page.text()).includes("Cookie Owner")).toBe(valid);
  expect(visitor.cookies.has("session")).toBe(valid);
});

test.for(pages.map(({ path }) => path))(
  "a signed-in visitor sees the same %s but for the account part",
  async (path) => {
    const visitor = new Visitor(site.url);
    visitor.cookies.set("session", await sessionCookie(SECRET));
    const parts = (html: string) => /<main[\s\S]*<\/footer>/.exec(html)?.[0];
    const [signedIn, signedOut] = [await (await visitor.get(path)).text(), await (await fetch(site.url + path)).text()];
    expect(signedIn).toContain("Cookie Owner");
    expect(parts(signedIn)).toContain("</main>");
    expect(parts(signedIn)).toBe(parts(signedOut));
  },
);

test("a sign-in window's toast is for the page that opened it, through the window's last page alone", async () => {
  const popup = crypto.randomUUID();
  const visitor = new Visitor(site.url);
  const begun = await visitor.post("/auth/google", { returnTo: "/about", popup });
  const back = await askProvider(begun);
  tamper.userInfo = (claims) => Object.assign(claims, { name: "</script><!--<script>" });
  const ended = await visitor.get(pathOf(back));
  expect([ended.status, ended.headers.get("Location")]).toEqual([303, `/auth/finished?popup=${popup}`]);
  for (const path of ["/about", "/auth/finished", `/auth/finished?popup=${crypto.randomUUID()}`]) {
    expect(await (await visitor.get(path)).text(), path).not.toContain("Welcome");
  }
  const finished = await visitor.get(`/auth/finished?popup=${popup}`);
  for (const answer of [finished, await fetch(`${site.url}/auth/finished`)])
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  for (const answer of [begun, ended, finished]) {
    expect(answer.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  }
  for (const answer of [ended, finished]) {
    expect(answer.headers.get("Cross-Origin-Opener-Policy")).toBe("unsafe-none");
  }
  const html = await finished.text();
  expect(html, "another site's opener is told nothing").toContain(`postMessage(message, "${site.url}")`);
  expect(html).toContain("Welcome \\u003c/script>\\u003c!--\\u003cscript>");
  expect(html.match(/<\/script/g)).toHaveLength(1);
  expect([...visitor.cookies.keys()]).toEqual(["session"]);
});

test("the name of a sign-in window cannot break out of anything", async () => {
  for (const popup of ['"><script>alert(1)</script>', "a b", "a;b", "x".repeat(41), "../about", "%0d%0a"]) {
    const visitor = new Visitor(site.url);
    const ended = await visitor.get(pathOf(await askProvider(await visitor.post("/auth/google", { popup }))));
    expect(ended.headers.get("Location"), popup).toBe(`${site.url}/`);
    const finished = await (await visitor.get(`/auth/finished?popup=${encodeURIComponent(popup)}`)).text();
    expect(finished, popup).toContain('"popup":""');
  }
});

test("a way back that is too long for a cookie loses its query, not the sign-in", async () => {
  for (const [returnTo, to] of [
    [`/about?utm=${"x".repeat(5000)}`, "/about"],
    [`/${"x".repeat(5000)}`, "/"],
    [`/about?${"~".repeat(1900)}`, "/about"],
    // A form of 8 KiB is read, a longer one is not.
    [`/about?utm=${"x".repeat(8192 - "returnTo=%2Fabout%3Futm%3D".length)}`, "/about"],
    [`/about?utm=${"x".repeat(8193 - "returnTo=%2Fabout%3Futm%3D".length)}`, "/"],
    // The characters of which JSON, base64 and percent-encoding make most.
    ...["x", "~", "\\", "\\?", "?\\~"].map((most) => {
      const longest = `/about?${most.repeat(990 / most.length)}`;
      return [longest, longest] as const;
    }),
  ] as const) {
    const visitor = new Visitor(site.url);
    const begun = await signIn(visitor, returnTo);
    for (const cookie of begun.headers.getSetCookie()) expect(cookie.length).toBeLessThan(4096 - 300);
    const ended = await visitor.get(pathOf(await askProvider(begun)));
    expect(ended.headers.get("Location")).toBe(site.url + to);
  }
});

test("the way back has the query that the browser tells, and nobody else's address", async () => {
  for (const [referrer, to] of [
    [`${site.url}/about?from=poster`, "/about?from=poster"],
    ["https://evil.example/about?from=poster", "/about"],
    [`${site.url}.evil.example/`, "/about"],
    // An error page's form leads elsewhere.
    [`${site.url}/nope?from=poster`, "/about"],
  ] as const) {
    const visitor = new Visitor(site.url);
    const begun = await visitor.post("/auth/google", { returnTo: "/about" }, { Origin: site.url, Referer: referrer });
    const ended = await visitor.get(pathOf(await askProvider(begun)));
    expect(ended.headers.get("Location"), referrer).toBe(site.url + to);
  }
  expect(await (await fetch(`${site.url}/nope`)).text()).toContain('name="returnTo" value="/"');
});

test("100 addresses to go back to: none leaves the origin", async () => {
  const hosts = ["evil.example", "evil.example:443", "user@evil.example", "evil.example/%2e%2e"];
  const shapes = [
    "//H",
    "///H",
    "////H",
    "\\\\H",
    "/\\H",
    "\\/H",
    "/\\/H",
    "/\t/H",
    "/\n/H",
    "\t//H",
    " //H",
    "https://H",
    "https:H",
    "https:/H",
    "https:\\\\H",
    "HTTPS://H",
    "http://H",
    "javascript:alert(1)//H",
    "data:text/html,H",
    "/.//H",
    "/..//H",
    "/%2F/../..//H",
    "./\\H",
    "//H/%2F..",
    "http://localhost@H",
    "blob:SITE/H",
    "blob:https://H",
    "filesystem:SITE/H",
    "view-source:SITE/H",
    "//localhost.H",
    "/\u0000/H",
    "/\u2028/H",
    "／／H",
  ];
  const payloads = hosts.flatMap((host) => shapes.map((shape) => shape.replace("H", host).replace("SITE", site.url)));
  expect(payloads.length).toBeGreaterThan(100);
  for (const returnTo of payloads) {
    const answer = await new Visitor(site.url).post("/auth/logout", { returnTo });
    const target = new URL(String(answer.headers.get("Location")), site.url);
    expect(target.origin, returnTo).toBe(site.url);
    expect(target.host, returnTo).toBe(new URL(site.url).host);
    expect(target.pathname, returnTo).not.toMatch(/^\/\//);
  }
});

test("a provider that hangs is given up after 30 s, one that is gone at once", { timeout: 90_000 }, async () => {
  const { begun, seconds, text } = await unanswered;
  expect(seconds).toBeGreaterThan(29);
  await hanging.close();
  const gone = await signIn(new Visitor(slow.url));
  for (const answer of [begun, gone]) {
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${slow.url}/about`]);
  }
  expect(text).toContain(`Login error: ${UNREACHABLE}`);
  const cause = "/.well-known/openid-configuration TimeoutError";
  expect(await nextLine(slow.logs)).toMatchObject({ event: "sign-in.failed", failure: "unreachable", cause });
});
