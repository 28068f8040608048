import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { fields } from "#app/registration/fields.ts";
import { withSettings } from "../support/built-worker.ts";
import { nextLine } from "../support/logs.ts";
import { answersIn, expectStatus, post, someAnswers, startSite, textOf } from "../support/site.ts";
import { startUpstream } from "../support/upstream.ts";

const names = fields.map(({ name }) => name);
const NOT_SAVED = "We could not save your registration. Your answers are still here. Please try again.";

const silent = await startUpstream(() => {});
const slow = await startSite({ SUPABASE_URL: silent.url });
// Sent now, so that its timeout of 10 s passes during the other tests.
const unanswered = post(slow.form, someAnswers({ name: "Patient" })).then(async (response) => ({
  status: response.status,
  html: await response.text(),
}));
unanswered.catch(() => {});

function json(status: number, body: unknown) {
  return (response: ServerResponse) =>
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

type Answer = (response: ServerResponse) => void;
type Failure = [what: string, answer: Answer, cause: string, message?: string, status?: number];

const failures: Failure[] = [
  ["an error object", json(403, { code: "42501", message: "denied", hint: "GRANT" }), "status 403 42501", "denied"],
  ["an overloaded database", json(503, { code: "PGRST003", message: "slow" }), "status 503 PGRST003", "slow", 503],
  ["a conflict with another index", json(409, { code: "23505", message: "other" }), "status 409 23505", "other"],
  ["429", (response) => response.writeHead(429).end(), "status 429", NOT_SAVED, 503],
  ["a gateway's HTML page", (response) => response.writeHead(522).end("<h1>secret-host</h1>"), "status 522"],
  ["a stack in its message", json(500, { code: "XX000", message: "secret-host\n    at x.js:1" }), "status 500 XX000"],
  ["HTML in its message", json(500, { code: "XX000", message: "<h1>secret-host</h1>" }), "status 500 XX000"],
  ["a message without a code", json(500, { message: "secret-host" }), "status 500"],
  ["JSON of another shape", json(500, ["secret-host"]), "status 500"],
  ["an empty 404, which supabase-js takes for a success", (response) => response.writeHead(404).end(), "status 204"],
  ["a list with 404, which supabase-js takes for a success", json(404, []), "status 200"],
  ["200 in place of 201", json(200, []), "status 200"],
  ["a redirect", (response) => response.writeHead(302, { Location: "/elsewhere" }).end(), "status 302"],
  ["a reset connection", (response) => response.socket?.resetAndDestroy(), "network"],
];

let answer: Answer = () => {};
const upstream = await startUpstream((_, response) => answer(response));
const site = await startSite({ SUPABASE_URL: upstream.url });

test.for(failures)(
  "tells the volunteer the truth after %s",
  async ([, failure, cause, message = NOT_SAVED, status = 502]) => {
    answer = failure;
    const answers = someAnswers({ name: "  Asha ", comments: "kept" });
    const sent = upstream.requests.length;
    const response = await post(site.form, answers);
    await expectStatus(response, status);
    const html = await response.text();
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(textOf(html)).toContain(`Error: ${message}`);
    expect(html).not.toContain("secret-host");
    expect(answersIn(html, names)).toEqual(answers);
    expect(upstream.requests.slice(sent), "requests to the database").toEqual(["POST /rest/v1/registrationns"]);

    const { reference, ...line } = await nextLine(site.logs);
    expect(line).toEqual({ level: "error", event: "registration.failed", status, cause });
    if (message === NOT_SAVED) expect(textOf(html)).toContain(`(Reference ${reference})`);
    expect(site.logs, "further lines").toEqual([]);
  },
);

test("names Cloudflare's Ray ID as the reference", async () => {
  answer = json(500, {});
  const response = await post(site.form, someAnswers(), { "CF-Ray": "8f3a1c2b4d5e6f70-BOM" });
  expect(textOf(await response.text())).toContain("(Reference 8f3a1c2b4d5e6f70)");
  expect(await nextLine(site.logs)).toMatchObject({ reference: "8f3a1c2b4d5e6f70" });
});

test.for([
  [{ SUPABASE_URL: "" }, "supabaseUrl is required.", "SUPABASE_URL is missing"],
  [{ SUPABASE_URL: "http://a.example" }, "supabaseUrl is required.", "SUPABASE_URL must be an https address"],
  [{ SUPABASE_ANON_KEY: "" }, "supabaseKey is required.", "SUPABASE_ANON_KEY is missing"],
  [{ SUPABASE_ANON_KEY: "sb_secret_abc" }, "supabaseKey is required.", "SUPABASE_ANON_KEY is the secret key"],
  [{ SESSION_SECRET: "" }, "Registration is not set up correctly.", "SESSION_SECRET is missing"],
] as const)("stores nothing with the settings %j, and logs the next step", async ([settings, message, next]) => {
  const headers = withSettings(settings);
  await expectStatus(await fetch(site.form, { headers }), 200);
  const answers = someAnswers();
  const sent = upstream.requests.length;
  const response = await post(site.form, answers, headers);
  await expectStatus(response, 503);
  const html = await response.text();
  expect(textOf(html)).toContain(`Error: ${message}`);
  expect(answersIn(html, names)).toEqual(answers);
  expect(await nextLine(site.logs)).toMatchObject({ next: expect.stringContaining(`Check the settings: ${next}`) });
  expect(upstream.requests.slice(sent), "requests to the database").toEqual([]);
});

test("logs no personal data, whatever the address, the headers and the answers are", async () => {
  answer = json(500, { code: "XX000", message: "asha@example.org is wrong", details: "asha@example.org" });
  const private_ = "asha@example.org";
  const headers = { "User-Agent": private_, Referer: `${site.url}/${private_}`, Origin: site.url };
  for (const path of [`/${private_}`, `/${private_}%`, `/about/${private_}?email=${private_}`, "/joinvolunteer"]) {
    await fetch(site.url + path, { headers: { ...headers, Cookie: `session=${private_}; toast=${private_}` } });
    await post(`${site.url}${path}?email=${private_}`, someAnswers({ email: private_, name: private_ }), headers);
  }
  await expect.poll(() => site.logs.length).toBeGreaterThan(0);
  expect(site.logs.join("\n")).not.toContain(private_);
});

test("gives up after 10 s on a database that does not answer", async () => {
  const { status, html } = await unanswered;
  expect(status).toBe(504);
  expect(textOf(html)).toContain(`Error: ${NOT_SAVED}`);
  expect(html).toContain('value="Patient"');
  expect(await nextLine(slow.logs)).toMatchObject({ cause: "no response within 10000 ms" });
});
