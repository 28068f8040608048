import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { startFailingWorker } from "../support/failing-worker.ts";
import { nextLine } from "../support/logs.ts";
import { post, someAnswers, startSite, textOf } from "../support/site.ts";
import { startUpstream } from "../support/upstream.ts";

const silent = await startUpstream(() => {});
const patient = await startSite({ SUPABASE_URL: silent.url });
// Begun here, so that its ten seconds pass while the other tests run.
const unanswered = post(patient.form, someAnswers({ name: "Patient" })).then(async (response) => ({
  status: response.status,
  html: await response.text(),
}));
// Where only other tests of this file run, it is cut off at their end.
unanswered.catch(() => {});

const PLAIN = "We could not reach the registration service. Your answers are still here; please try again.";

function json(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { "Content-Type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
}

/** The volunteer is told `PLAIN`, with status 502, where nothing else is said. */
const faults: [
  what: string,
  answer: (response: ServerResponse) => void,
  cause: string,
  sentence?: string,
  status?: number,
][] = [
  [
    "refuses with an error object",
    (r) => json(r, 403, { code: "42501", message: "permission denied for table x", details: null, hint: "GRANT" }),
    "answered 403 42501",
    "permission denied for table x",
  ],
  [
    "is overloaded and says so",
    (r) => json(r, 503, { code: "PGRST003", message: "Timed out acquiring connection from connection pool." }),
    "answered 503 PGRST003",
    "Timed out acquiring connection from connection pool.",
    503,
  ],
  ["limits the rate without an error object", (r) => r.writeHead(429).end(), "answered 429", PLAIN, 503],
  [
    "is behind a gateway that answers with a page",
    (r) => r.writeHead(522, { "Content-Type": "text/html" }).end("<html><h1>522 secret-host</h1></html>"),
    "answered 522",
  ],
  [
    "is behind a gateway that answers with text",
    (r) => r.writeHead(500, { "Content-Type": "text/plain" }).end("secret-host at x.js:1"),
    "answered 500",
  ],
  [
    "answers with a stack in its message",
    (r) => json(r, 500, { message: "Error: secret-host\n    at x.js:1" }),
    "answered 500",
  ],
  ["answers with a page in its message", (r) => json(r, 500, { message: "<h1>secret-host</h1>" }), "answered 500"],
  [
    "answers with a message of 301 characters",
    (r) => json(r, 500, { message: "secret-host".padEnd(301, ".") }),
    "answered 500",
  ],
  [
    "ends its message with a line break, and its code is none",
    (r) => json(r, 500, { message: `${"x".repeat(300)}\n`, code: "secret-host" }),
    "answered 500",
    "x".repeat(300),
  ],
  [
    "answers with more than 64 KiB",
    (r) => json(r, 500, { message: "secret-host", details: "x".repeat(65_536) }),
    "answered 500",
  ],
  ["answers with JSON of another shape", (r) => json(r, 500, ["secret-host"]), "answered 500"],
  [
    "answers with broken JSON",
    (r) => r.writeHead(500, { "Content-Type": "application/json" }).end('{"message": "secret-host'),
    "answered 500",
  ],
  ["answers with an empty 404, which supabase-js takes for success", (r) => r.writeHead(404).end(), "answered 404"],
  ["answers 404 with an empty list, which supabase-js takes for success", (r) => json(r, 404, []), "answered 404"],
  ["answers 204", (r) => r.writeHead(204).end(), "answered 204"],
  ["answers 200", (r) => json(r, 200, []), "answered 200"],
  ["redirects", (r) => r.writeHead(302, { Location: "/elsewhere" }).end(), "answered 302"],
  [
    "answers 409 for another constraint",
    (r) => json(r, 409, { code: "23505", message: 'duplicate key value violates unique constraint "other"' }),
    "answered 409 23505",
    'duplicate key value violates unique constraint "other"',
  ],
  ["hangs up", (r) => r.destroy(), "network"],
];

test("whatever the database answers but 201, the volunteer is told the truth and keeps every answer", async () => {
  let fault: (typeof faults)[number][1] = () => {};
  const upstream = await startUpstream((_, response) => fault(response));
  const site = await startSite({ SUPABASE_URL: upstream.url });
  for (const [what, answer, cause, sentence = PLAIN, status = 502] of faults) {
    fault = answer;
    const answers = someAnswers({ name: `Asha who ${what}`, comments: "kept" });
    const seen = upstream.requests.length;
    const response = await post(site.form, answers);
    const html = await response.text();

    expect(response.status, what).toBe(status);
    expect(response.headers.getSetCookie(), what).toEqual([]);
    expect(textOf(html), what).toContain(`Error: ${sentence}`);
    expect(html, what).toContain(`value="${answers.name}"`);
    expect(html, what).toContain(`value="${answers.email}"`);
    expect(html, what).toMatch(/<textarea[^>]*name="comments"[^>]*>kept</);
    expect(html, what).not.toContain("secret-host");
    expect(upstream.requests.slice(seen), "one POST, no retry").toHaveLength(1);

    const { reference, ...line } = await nextLine(site.logs);
    expect(line, what).toEqual({ level: "error", event: "registration.failed", status, cause });
    if (sentence === PLAIN) expect(html, what).toContain(`(Reference ${reference})`);
    expect(site.logs, what).toEqual([]);
  }
});

test("nobody listening is a sentence too", async () => {
  const upstream = await startUpstream(() => {});
  await upstream.close();
  const site = await startSite({ SUPABASE_URL: upstream.url });
  const response = await post(site.form, someAnswers());
  expect(response.status).toBe(502);
  expect(textOf(await response.text())).toContain(`Error: ${PLAIN}`);
});

test("a reply lost after the row was stored: sending again is the same registration", async () => {
  const site = await startSite();
  const answers = someAnswers();
  const stored = await startUpstream(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = { apikey: String(request.headers.apikey), "Content-Type": "application/json" };
    await fetch(site.supabase.url + request.url, { method: "POST", headers, body: Buffer.concat(chunks) });
    response.destroy();
  });
  const lossy = await startSite({ SUPABASE_URL: stored.url });
  expect((await post(lossy.form, answers)).status).toBe(502);
  expect(await site.rows(answers.email)).toHaveLength(1);
  expect((await post(site.form, answers)).status).toBe(303);
  expect(await site.rows(answers.email)).toHaveLength(1);
});

test("a reference is Cloudflare's Ray ID, and nothing else that its header may hold", async () => {
  const site = await startSite({ SESSION_SECRET: undefined });
  for (const [ray, reference] of [
    ["8f3a1c2b4d5e6f70-BOM", /^8f3a1c2b4d5e6f70$/],
    ["8f3a1c2b4d5e6f70<script>", /^[\da-f]{8}$/],
    ["\xc2\x9b31m", /^[\da-f]{8}$/], // A terminal's escape sequence, as bytes.
    ["f".repeat(20_000), /^[\da-f]{8}$/],
    ["", /^[\da-f]{8}$/],
  ] as const) {
    const html = await (await post(site.form, someAnswers(), { "CF-Ray": ray })).text();
    const line = await nextLine(site.logs);
    expect(line.reference, ray).toMatch(reference);
    expect(html, ray).toContain(`(Reference ${line.reference})`);
  }
});

const unset: [problems: string, overrides: Parameters<typeof startSite>[0], sentence: string][] = [
  ["SUPABASE_URL is missing", { SUPABASE_URL: undefined }, "Error: supabaseUrl is required."],
  [
    "SUPABASE_URL is missing; SUPABASE_ANON_KEY is missing; SESSION_SECRET is missing",
    { SUPABASE_URL: undefined, SUPABASE_ANON_KEY: undefined, SESSION_SECRET: undefined },
    "Error: supabaseUrl is required.",
  ],
  ["SUPABASE_ANON_KEY is missing", { SUPABASE_ANON_KEY: undefined }, "Error: supabaseKey is required."],
  ...["sb_secret_abc", `a.${btoa('{"role":"service_role"}')}.b`].map((key): (typeof unset)[number] => [
    "SUPABASE_ANON_KEY must be the public key; replace the secret one that is in its place",
    { SUPABASE_ANON_KEY: key },
    "Error: supabaseKey is required.",
  ]),
  ["SUPABASE_URL must be an https address", { SUPABASE_URL: "not an address" }, "Error: supabaseUrl is required."],
  [
    "SUPABASE_URL must be an https address",
    { SUPABASE_URL: "http://project.supabase.example" },
    "Error: supabaseUrl is required.",
  ],
  [
    "SESSION_SECRET is missing",
    { SESSION_SECRET: undefined },
    "Error: Registration is not set up correctly at the moment.",
  ],
  [
    "SESSION_SECRET must be comma-separated secrets of 32 characters or more",
    { SESSION_SECRET: `${"x".repeat(32)},short` },
    "Error: Registration is not set up correctly at the moment.",
  ],
];
test.for(unset)(
  "without a proper setting nothing is stored, and the log says %j (%o)",
  async ([problems, overrides, sentence]) => {
    const site = await startSite(overrides);
    expect((await fetch(site.form)).status).toBe(200);
    const answers = someAnswers({ name: "Kept" });
    const response = await post(site.form, answers);
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(textOf(html)).toContain(sentence);
    expect(html).toContain('value="Kept"');
    expect(await nextLine(site.logs)).toMatchObject({ next: `Check the settings: ${problems}.` });
    expect(await site.rows(answers.email)).toEqual([]);
  },
);

test("what nobody foresaw is a page with a reference, under which the log says what failed, and where", async () => {
  const failing = await startFailingWorker("action");
  for (const address of ["/joinvolunteer", "/joinvolunteer.data"]) {
    const response = await post(failing.url + address, someAnswers());
    expect(response.status, address).toBe(500);
    const { reference, at, ...line } = await nextLine(failing.logs);
    expect(line, address).toEqual({
      level: "error",
      event: "page.failed",
      method: "POST",
      path: "/joinvolunteer",
      error: "Error",
    });
    expect(at, address).toMatch(/^at .* < at /);
    if (address === "/joinvolunteer") expect(textOf(await response.text())).toContain(`Reference ${reference}`);
  }
});

test("a database that does not answer is given up in a bounded time", async () => {
  const { status, html } = await unanswered;
  expect(status).toBe(504);
  expect(textOf(html)).toContain(`Error: ${PLAIN}`);
  expect(html).toContain('value="Patient"');
  expect(await nextLine(patient.logs)).toMatchObject({ cause: "no answer within 10000 ms" });
});
