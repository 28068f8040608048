import { readFile } from "node:fs/promises";
import { decode } from "turbo-stream";
import { expect, test } from "vitest";
import { type Identity, startSession } from "#app/account/session.server.ts";
import { pages } from "#app/content/pages.ts";
import { chosenMeetups } from "#app/registration/fields.ts";
import { startWorker } from "../../scripts/local/worker.ts";
import { nextLine } from "../support/logs.ts";
import { post, someAnswers } from "../support/site.ts";
import { closeAfterTest } from "../support/close-after-test.ts";
import { withoutPrerendered } from "../support/without-prerendered.ts";

const secret = "s".repeat(32);
const bindings = {
  SESSION_SECRET: secret,
  PUBLIC_ORIGIN: "https://navbindu.example",
  CF_ANALYTICS_TOKEN: "0a".repeat(16),
};
const worker = closeAfterTest(await startWorker({ bindings, onLog: () => {} }));
const remix = closeAfterTest(await startWorker({ bindings, code: withoutPrerendered, onLog: () => {} }));

const PHOTO = "https://lh3.googleusercontent.com/a/photo=s96-c";
const asha: Identity = { uid: "1", email: "asha@example.org", displayName: "Asha Kulkarni", photoURL: PHOTO };
const hostile = {
  ...asha,
  displayName: "<b>&amp;\"'`$&$1</script><!--\\ \0name\0 \x01",
  email: "\"o'n$'eill\"@example.org",
  photoURL: `${PHOTO}?a=1&b="><script>'</script>$&`,
};

async function cookieOf(identity: Partial<Identity>, secrets = [secret]): Promise<string> {
  const cookie = await startSession({ ...asha, ...identity }, new Request(worker.url), secrets);
  return cookie.split(";", 1)[0] ?? "";
}

/** Everything that a browser gets, but for what is random. */
async function whole(answer: Promise<Response>) {
  const response = await answer;
  const headers: Record<string, string | undefined> = Object.fromEntries(response.headers);
  const nonce = /'nonce-([^']+)'/.exec(headers["content-security-policy"] ?? "")?.[1] ?? "none";
  const html = (await response.text()).replaceAll(nonce, "…");
  headers["content-security-policy"] = headers["content-security-policy"]?.replace(nonce, "…");
  delete headers.date;
  return { status: response.status, headers, html };
}

/** The answer to a visitor with these cookies, once it is found to be the one that Remix alone would give. */
async function expectAsRendered(path: string, cookie: string) {
  const ask = (url: string) => whole(fetch(url + path, { headers: { Cookie: cookie }, redirect: "manual" }));
  const [answer, rendered] = await Promise.all([ask(worker.url), ask(remix.url)]);
  expect(answer).toEqual(rendered);
  return answer;
}

test.for([
  ...pages.map(({ path }) => path),
  ...Array.from(chosenMeetups.keys(), (query) => `/joinvolunteer?${query}`),
  "/nowhere",
])("%s is for a signed-in visitor, with and without a picture, what Remix renders", async (path) => {
  const { headers, html } = await expectAsRendered(path, await cookieOf(hostile));
  expect(html).toContain('title="&lt;b&gt;&amp;amp;&quot;&#x27;`$&amp;$1&lt;/script&gt;');
  expect(headers).toMatchObject({ "cache-control": "private, no-store", vary: "Cookie" });
  expect(headers).not.toHaveProperty("etag");
  const plain = await expectAsRendered(path, await cookieOf({ photoURL: null }));
  expect(plain.html).toContain('<span class="avatar" aria-hidden="true" translate="no">AK</span>');
});

test.for([
  ["Asha", "A"],
  ["asha rani kulkarni", "AK"],
  ["", ""],
  [" \t ", ""],
  ["word ".repeat(200), "WW"],
  ["é\u0301 ﷽ 😀 👩‍👩‍👧 ß", "ÉSS"],
  ["👍 one\u2028two\u2029three\r\n🙏", "👍🙏"],
  ["\ud83d half \udc4d", "👍"],
  ["{{name}} ⟦ ⟧ origin", "{O"],
  ["</title><svg onload=alert(1)>", "&lt;O"],
])(
  "the name %j, with the initials %j, looks as Remix renders it, and is the same text in the browser",
  async ([displayName = "", initials]) => {
    await expectAsRendered("/about", await cookieOf({ displayName, photoURL: PHOTO }));
    const { html } = await expectAsRendered("/about", await cookieOf({ displayName, photoURL: null }));
    expect(/<span class="avatar"[^>]*>([^<]*)/.exec(html)?.[1]).toBe(initials);
  },
);

test("an account whose texts are alike, or like the data's own, is the same in the browser", async () => {
  for (const text of ["loaderData", "email", "routes/about", PHOTO]) {
    const cookie = await cookieOf({ displayName: text, email: text });
    const [ours, theirs] = await Promise.all(
      [worker, remix].map(async ({ url }) => {
        const html = await (await fetch(`${url}/about`, { headers: { Cookie: cookie } })).text();
        const [, encoded = ""] = /\}\)\((".*?")\);\nwindow\.pageModules/.exec(html) ?? [];
        const stream = new Blob([JSON.parse(encoded)]).stream() as ReadableStream<Uint8Array<ArrayBuffer>>;
        const withoutScripts = html.replaceAll(/<script.*?<\/script>/gs, "");
        return { data: (await decode(stream)).value, withoutScripts };
      }),
    );
    expect(ours).toEqual(theirs);
    expect(ours?.data).toMatchObject({ loaderData: { root: { account: { displayName: text, email: text } } } });
  }
});

test("Logout leads back to the whole address, whatever its query is", async () => {
  const cookie = await cookieOf({});
  for (const path of [
    "/about?a=%22%3E&b='<c>",
    "/joinvolunteer?meetup=Pune&x",
    "/about?_data=root&index&a=b",
    "/.env?a&b",
  ]) {
    await expectAsRendered(path, cookie);
  }
  const { html } = await expectAsRendered("/about?a=%20~&b=2", cookie);
  expect(html).toContain('name="returnTo" value="/about?a=%20~&amp;b=2"');
});

test("what is no valid session is left to Remix, and so is what comes with a toast", async () => {
  const valid = await cookieOf({});
  const forged = await cookieOf({}, ["another secret of 32 characters!"]);
  const cookies = ["session=nobody", "session=", forged, `${valid}x`, `${forged}; ${valid}`, `${valid}; ${forged}`];
  for (const cookie of [...cookies, `${valid}; toast=forged`, `${valid}; other=1`]) {
    for (const path of ["/", "/nowhere", "/about.data", "/robots.txt"]) await expectAsRendered(path, cookie);
  }
  const { headers, html } = await expectAsRendered("/", forged);
  expect(headers["set-cookie"]).toMatch(/^session=;/);
  expect(html).not.toContain("Logout");
});

test("visitors who ask at once get a page each, which nobody gets after them", async () => {
  const names = Array.from({ length: 20 }, (_, index) => `Visitor ${index} of twenty`);
  const cookies = await Promise.all(names.map((displayName) => cookieOf({ displayName, email: `${displayName}@x` })));
  const answers = await Promise.all(cookies.map((cookie) => whole(fetch(worker.url, { headers: { Cookie: cookie } }))));
  answers.forEach(({ html }, index) => {
    const shown = new Set(html.match(/Visitor \d+ of twenty/g));
    expect([...shown]).toEqual([names[index]]);
  });
  expect(await (await fetch(worker.url)).text()).not.toContain("of twenty");
});

test("a version that is known is no answer to somebody signed in", async () => {
  const etag = (await fetch(worker.url)).headers.get("ETag") ?? "";
  const headers = { Cookie: await cookieOf({}), "If-None-Match": `${etag}, *` };
  const page = await fetch(worker.url, { headers });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Asha Kulkarni")]);
  const head = await fetch(worker.url, { method: "HEAD", headers });
  expect([head.status, await head.text()]).toEqual([200, ""]);
});

test("a signed-in visitor's page needs no rendering: it comes where that fails", async () => {
  const sabotage = "Date.prototype.getUTCMonth = () => { throw new Error(); };";
  const code = { "index.js": `${sabotage}\n${await readFile("build/server/index.js", "utf8")}` };
  const failing = closeAfterTest(await startWorker({ bindings, code, onLog: () => {} }));
  const ask = async (cookie: string) => (await fetch(`${failing.url}/privacy`, { headers: { Cookie: cookie } })).status;
  expect([await ask(await cookieOf({})), await ask("session=none")]).toEqual([200, 500]);
});

test("where even that fails, the answer is a line with the reference of the log, which quotes nobody", async () => {
  const sabotage = "TextDecoder.prototype.decode = () => { throw new TypeError('Asha'); };";
  const code = { "index.js": `${sabotage}\n${await readFile("build/server/index.js", "utf8")}` };
  const logs: string[] = [];
  const failing = closeAfterTest(await startWorker({ bindings, code, onLog: (line) => logs.push(line) }));
  const answer = await fetch(failing.url, { headers: { Cookie: await cookieOf({}) } });
  const { reference, ...line } = await nextLine(logs);
  expect(line).toMatchObject({ level: "error", event: "request.failed", error: "TypeError" });
  expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining(`(Reference ${reference})`)]);
  expect(JSON.stringify(line)).not.toContain("Asha");
});

const refused: [what: string, body: Record<string, string> | string, headers?: Record<string, string>][] = [
  ["nothing", {}],
  ["every answer wrong", Object.fromEntries(Object.keys(someAnswers()).map((name) => [name, "\0"]))],
  ["no name", someAnswers({ name: "", comments: "</textarea></main><script>$&\0main\0</script>\x01" })],
  ["no setting to store it with", someAnswers()],
  ["no form", "{}", { "Content-Type": "application/json" }],
  ["too much", someAnswers({ comments: "x".repeat(256 * 1024) })],
];
test.for(refused)("a refused form, %s, is the page that Remix renders, for everybody", async ([, body, headers]) => {
  const cookies = ["", await cookieOf(hostile), await cookieOf({ photoURL: null }), "session=none", "toast=forged"];
  for (const cookie of cookies) {
    for (const address of ["/joinvolunteer", "/joinvolunteer?meetup=Pune&a='%22<"]) {
      const [ours, theirs] = await Promise.all(
        [worker, remix].map(({ url }) => whole(post(url + address, body, { ...headers, Cookie: cookie }))),
      );
      expect(ours?.status).toBeGreaterThanOrEqual(400);
      expect(ours).toEqual(theirs);
    }
  }
});
