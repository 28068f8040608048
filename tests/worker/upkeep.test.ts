import type { RequestListener } from "node:http";
import { fetch, type Request, Response } from "miniflare";
import { beforeEach, expect, test, vi } from "vitest";
import { unstable_readConfig } from "wrangler";
import { startWorker } from "../../scripts/local/worker.ts";
import { builtWorker } from "../support/built-worker.ts";
import { closeAfterTest } from "../support/close-after-test.ts";
import { nextLine, recordLog } from "../support/logs.ts";
import { insertRows, someAnswers, startDatabase, startSite } from "../support/site.ts";
import { startUpstream } from "../support/upstream.ts";

const database = await startDatabase();
const db = database.supabase.connection.driver;
/** The chat channel's server keeps the posted bodies. */
const channel = { status: 204, bodies: [] as string[] };
const { url: channelUrl, requests } = await startUpstream((request, response) => {
  request.setEncoding("utf8").on("data", (text) => channel.bodies.push(text));
  request.on("end", () => response.writeHead(channel.status).end());
});
const ORGANISERS_WEBHOOK_URL = `${channelUrl}/hooks/secret-path`;
const site = await startSite({ ORGANISERS_WEBHOOK_URL }, { database });
beforeEach(async () => {
  await db.query("delete from public.registrationns");
  Object.assign(channel, { status: 204, bodies: [] });
  requests.length = 0;
});

/** Runs the cron trigger's handler on a day without reminders, and returns the response's status. */
async function runScheduled({ url }: { url: string }): Promise<number> {
  // The content has no earlier date than 2020, and no month begins on this day.
  await globalThis.fetch(url, { headers: { "X-Clock": "2019-12-15T03:00+05:30" } });
  return (await globalThis.fetch(`${url}/cdn-cgi/handler/scheduled`)).status;
}

function insertFrom(hoursAgo: number, answers: Record<string, string> = {}): Promise<void> {
  const registration_date = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
  return insertRows(database.supabase, [{ ...someAnswers(answers), registration_date }]);
}

// Called now, so that their timeouts of 10 s pass during the other tests.
const silent = await startUpstream(() => {});
const withoutDatabase = await startSite({ SUPABASE_URL: silent.url }, { database });
const withoutChannel = await startSite({ ORGANISERS_WEBHOOK_URL: silent.url }, { database });
await insertFrom(1);
const unanswered = Promise.all([withoutDatabase, withoutChannel].map(runScheduled));
unanswered.catch(() => {});
await vi.waitUntil(() => silent.requests.length === 2, 60_000);

test("erases old registrations and sends the organisers the numbers of the last day", async () => {
  for (const hours of [400 * 24, 330 * 24, 26, 23]) await insertFrom(hours);
  for (const name of ["Asha Rao", "Vikram Rao"]) await insertFrom(1, { name, volunteer_for: "Hyderabad Meetup" });

  expect(await runScheduled(site)).toBe(200);
  expect((await db.query("select id from public.registrationns")).rows).toHaveLength(5);
  expect(requests).toEqual(["POST /hooks/secret-path"]);
  const text = "3 new volunteers in the last 24 hours: Hyderabad 2, Pune 1. List: npm run registrations -- list";
  expect(JSON.parse(channel.bodies.join())).toEqual({ content: text, text, allowed_mentions: { parse: [] } });
  expect(await nextLine(site.logs)).toEqual({
    level: "info",
    event: "upkeep.done",
    erased: 1,
    registered: 3,
    delivery: "sent",
  });
});

test("runs every day at 21:30 UTC, which is 03:00 in India", () => {
  const { triggers } = unstable_readConfig({ config: "wrangler.toml" }, { hideWarnings: true });
  expect(triggers.crons).toEqual(["30 21 * * *"]);
});

test("erases without a message after a day without registrations, or if no webhook is set", async () => {
  for (const [worker, delivery] of [
    [site, "nothing to report"],
    [await startSite({}, { database }), "not configured"],
  ] as const) {
    await insertFrom(400 * 24);
    expect(await runScheduled(worker)).toBe(200);
    expect(await nextLine(worker.logs)).toMatchObject({ event: "upkeep.done", erased: 1, delivery });
  }
  expect(channel.bodies).toEqual([]);
});

test("links a hosted project's dashboard", async () => {
  let body = '{"erased":0,"registered":{"Pune Meetup":1}}';
  const worker = await startWorker({
    bindings: {
      SUPABASE_URL: "https://project.supabase.co",
      SUPABASE_ANON_KEY: "sb_publishable_key",
      ORGANISERS_WEBHOOK_URL,
    },
    miniflare: {
      outboundService: (request: Request) =>
        request.url === "https://project.supabase.co/rest/v1/rpc/daily_upkeep" ? new Response(body) : fetch(request),
    },
    code: await builtWorker(),
    onLog: recordLog().onLog,
  });
  closeAfterTest(worker);
  await runScheduled(worker);
  body = "<h1>Project paused</h1>";
  await runScheduled(worker);
  const dashboard = "https://supabase.com/dashboard/project/project";
  expect(channel.bodies).toEqual([
    expect.stringContaining(`"1 new volunteer in the last 24 hours: Pune 1. List: ${dashboard}/editor"`),
    expect.stringContaining(`press Resume: ${dashboard}"`),
  ]);
});

let answer: RequestListener = () => {};
const failing = await startUpstream((request, response) => answer(request, response));
const failingSite = await startSite({ SUPABASE_URL: failing.url, ORGANISERS_WEBHOOK_URL }, { database });

test.for([
  ["a gateway's page", 540, "<h1>secret-host paused</h1>", "status 540"],
  ["a page instead of JSON", 200, "<h1>secret-host</h1>", "status 200"],
  ["a mention instead of a meetup", 200, '{"erased":0,"registered":{"@everyone secret":1}}', "status 200"],
  ["a rejected key", 401, '{"message":"secret Invalid API key"}', "status 401"],
  ["a missing function", 404, '{"message":"secret","code":"PGRST202"}', "status 404 PGRST202"],
] as const)("reports %s as a failure without quoting it", async ([, status, body, cause]) => {
  answer = (_, response) => response.writeHead(status).end(body);
  expect(await runScheduled(failingSite)).toBe(500);
  expect(channel.bodies).toEqual([expect.stringContaining("The daily upkeep failed")]);
  const line = await nextLine(failingSite.logs);
  expect(line).toMatchObject({ level: "error", event: "upkeep.failed", cause, delivery: "sent" });
  expect(channel.bodies.join() + JSON.stringify(line)).not.toMatch(/secret|everyone|<h1>/);
});

test("logs a message that the channel refuses, without the webhook's address", async () => {
  channel.status = 500;
  await insertFrom(1);
  expect(await runScheduled(site)).toBe(200);
  const line = await nextLine(site.logs);
  expect(line).toMatchObject({ level: "error", event: "upkeep.message.failed", delivery: "status 500" });
  expect(JSON.stringify(line)).not.toContain("secret-path");
});

test("ends after 10 s if the database or the channel does not respond", async () => {
  expect(await unanswered).toEqual([500, 200]);
  const timeout = "no response within 10000 ms";
  expect(await nextLine(withoutDatabase.logs)).toMatchObject({ event: "upkeep.failed", cause: timeout });
  expect(await nextLine(withoutChannel.logs)).toMatchObject({ event: "upkeep.message.failed", delivery: timeout });
});

test("names the settings that are missing or invalid", async () => {
  const unset = await startSite({ SUPABASE_URL: undefined, ORGANISERS_WEBHOOK_URL: "secret-path" }, { database });
  expect(await runScheduled(unset)).toBe(500);
  const line = await nextLine(unset.logs);
  expect(line).toMatchObject({
    event: "upkeep.failed",
    next: expect.stringMatching(/SUPABASE_URL .*ORGANISERS_WEBHOOK_URL /),
  });
  expect(JSON.stringify(line)).not.toContain("secret-path");
});
