import { beforeEach, expect, test } from "vitest";
import { fields } from "#app/registration/fields.ts";
import { startWorker } from "../../scripts/local/worker.ts";
import { insertRows, startDatabase, startSite } from "../support/site.ts";
import { closeAfterTest } from "../support/close-after-test.ts";
import { startUpstream } from "../support/upstream.ts";

const database = await startDatabase();
const db = database.supabase.connection.driver;
beforeEach(() => db.query("delete from public.registrationns"));

async function stored(): Promise<number> {
  return (await db.query("select id from public.registrationns")).rows.length;
}

/** A channel's server, which takes JSON alone, keeps what is posted to it, and answers as `answer` says. */
async function startChannel() {
  const bodies: string[] = [];
  let answer: [status: number, headers?: Record<string, string>] = [204];
  const server = await startUpstream((request, response) => {
    request.setEncoding("utf8").on("data", (text) => bodies.push(text));
    const isJson = request.headers["content-type"] === "application/json";
    request.on("end", () => (isJson ? response.writeHead(...answer) : response.writeHead(415)).end());
  });
  return {
    ...server,
    webhook: `${server.url}/hooks/secret-path`,
    bodies,
    answer: (...like: typeof answer) => {
      answer = like;
    },
    messages: () => bodies.map((body) => JSON.parse(body).text),
  };
}

/** Runs the cron trigger's handler. */
async function upkeep({ url }: { url: string }): Promise<number> {
  const due = Date.parse("2026-11-20T21:30:00Z");
  return (await fetch(`${url}/cdn-cgi/handler/scheduled?time=${due}`)).status;
}

/** Stores a registration of so long ago, as `13 months`. */
async function store(age: string, volunteer_for: string): Promise<void> {
  const { rows } = await db.query<{ moment: Date }>("select now() - $1::interval as moment", [age]);
  await insertRows(database.supabase, [
    { volunteer_for, registration_date: new Date(rows[0]?.moment ?? "").toISOString() },
  ]);
}

test("old registrations are erased, and organisers are told of the new ones, once, in numbers", async () => {
  const channel = await startChannel();
  const site = await startSite({ ORGANISERS_WEBHOOK_URL: channel.webhook }, database);
  await store("13 months", "Pune Meetup");
  await store("11 months", "Bengaluru Meetup");
  // A run late in its hour counts up to 25 hours and a minute.
  await store("26 hours", "Bengaluru Meetup");
  for (const meetup of ["Pune Meetup", "Hyderabad Meetup", "Hyderabad Meetup"]) await store("23 hours", meetup);

  expect(await upkeep(site)).toBe(200);
  expect(await stored()).toBe(5);
  expect(channel.requests).toEqual(["POST /hooks/secret-path"]);
  const message = "3 new volunteers in the last 24 hours: Hyderabad 2, Pune 1. The list: npm run registrations -- list";
  expect(JSON.parse(channel.bodies.join())).toEqual({
    content: message,
    text: message,
    allowed_mentions: { parse: [] },
  });
  await expect.poll(() => site.logs).toHaveLength(1);
  expect(JSON.parse(site.logs.join())).toEqual({
    level: "info",
    event: "upkeep.done",
    erased: 1,
    registered: 3,
    digest: "sent",
  });
});

test("one volunteer is one, and where nobody came nothing is sent", async () => {
  const channel = await startChannel();
  const site = await startSite({ ORGANISERS_WEBHOOK_URL: channel.webhook }, database);
  await store("2 days", "Pune Meetup");
  expect(await upkeep(site)).toBe(200);
  expect(channel.messages()).toEqual([]);
  await expect.poll(() => site.logs).toEqual([expect.stringContaining('"digest":"nothing to say"')]);
  await store("1 hour", "Pune Meetup");
  expect(await upkeep(site)).toBe(200);
  expect(channel.messages()).toEqual([expect.stringMatching(/^1 new volunteer in the last 24 hours: Pune 1\. /)]);
});

test.for([
  ["a", undefined],
  ["more than an empty", ""],
] as const)("without %s webhook the upkeep is done all the same", async ([, ORGANISERS_WEBHOOK_URL]) => {
  const site = await startSite({ ORGANISERS_WEBHOOK_URL }, database);
  await store("13 months", "Pune Meetup");
  expect(await upkeep(site)).toBe(200);
  expect(await stored()).toBe(0);
  await expect
    .poll(() => site.logs)
    .toEqual([expect.stringContaining('"erased":1,"registered":0,"digest":"not set up"')]);
});

test("a database that is gone: one line, one message, and the run has failed", async () => {
  const channel = await startChannel();
  const mortal = await startDatabase();
  const site = await startSite({ ORGANISERS_WEBHOOK_URL: channel.webhook }, mortal);
  await mortal.supabase.close();
  expect(await upkeep(site)).toBe(500);
  expect(channel.messages()).toEqual([
    "The database could not be reached at 03:00. If the form fails too, open the dashboard and press Resume.",
  ]);
  await expect.poll(() => site.logs).toHaveLength(1);
  expect(JSON.parse(site.logs.join())).toMatchObject({
    level: "error",
    event: "upkeep.failed",
    cause: "network",
    digest: "sent",
    next: expect.stringContaining("resumed"),
  });
});

test("the message leads to the dashboard of a hosted project", async () => {
  const channel = await startChannel();
  const meetups = [...(fields.find(({ name }) => name === "volunteer_for")?.options ?? []), "Delhi-NCR 2", "पुणे"];
  let answer = JSON.stringify({ erased: 0, registered: Object.fromEntries(meetups.map((meetup) => [meetup, 1])) });
  const upstream = await startUpstream((_, response) => response.end(answer));
  const worker = await startWorker({
    bindings: {
      SUPABASE_URL: "https://project.supabase.co",
      SUPABASE_ANON_KEY: "sb_publishable_key",
      ORGANISERS_WEBHOOK_URL: channel.webhook,
    },
    standIns: { "https://project.supabase.co/rest/v1/rpc/daily_upkeep": upstream.url },
    onLog: () => {},
  });
  closeAfterTest(worker);
  await upkeep(worker);
  answer = "paused";
  await upkeep(worker);
  const dashboard = "https://supabase.com/dashboard/project/project";
  expect(channel.messages().map((message) => message.split(": ").at(-1))).toEqual([`${dashboard}/editor`, dashboard]);
});

test("nothing that was not checked comes into the message or the log", async () => {
  const channel = await startChannel();
  const upstream = await startUpstream((_, response) =>
    response.end(
      '{"erased":0,"registered":{"Pune Meetup":1,"constructor":"**Urgent**","__proto__":5,"prototype":"x"}}',
    ),
  );
  const site = await startSite({ SUPABASE_URL: upstream.url, ORGANISERS_WEBHOOK_URL: channel.webhook }, database);
  expect(await upkeep(site)).toBe(200);
  expect(channel.messages()).toEqual([
    expect.stringMatching(/^1 new volunteer in the last 24 hours: Pune 1\. The list: /),
  ]);
  await expect
    .poll(() => site.logs)
    .toEqual([expect.stringContaining('"event":"upkeep.done","erased":0,"registered":1,')]);
});

test("what answers in the database's place is said as what it is, without a word of its own", async () => {
  const html = "<html><h1>Project paused</h1> secret-host</html>";
  const more = JSON.stringify({ erased: 0, registered: {}, more: "x".repeat(65_536) });
  const many = Object.fromEntries([..."abcdefghijklmnopqrstu"].map((letter) => [letter, 1]));
  const mentions = JSON.stringify({ erased: 0, registered: { "<!channel> @everyone": 1 } });
  let answer: readonly [status: number, body: string] = [200, ""];
  const channel = await startChannel();
  const upstream = await startUpstream((_, response) => {
    response.writeHead(answer[0], { Location: channel.webhook, "Content-Type": "application/json" }).end(answer[1]);
  });
  const settings = { SUPABASE_URL: `${upstream.url}/`, ORGANISERS_WEBHOOK_URL: channel.webhook };
  const site = await startSite(settings, database);
  for (const [status, body, said, cause] of [
    [540, html, "could not be reached", "answered 540"],
    [200, html, "could not be reached", "answered 200"],
    [200, more, "could not be reached", "answered 200"],
    [200, mentions, "could not be reached", "answered 200"],
    [200, '{"erased":-1,"registered":{}}', "could not be reached", "answered 200"],
    [200, '{"erased":0,"registered":{"Pune Meetup":1e308}}', "could not be reached", "answered 200"],
    [200, JSON.stringify({ erased: 0, registered: many }), "could not be reached", "answered 200"],
    [404, "", "could not be reached", "answered 404"],
    [404, '{"message":"none","code":"<h1>secret-host"}', "could not be reached", "answered 404"],
    [307, "{}", "could not be reached", "answered 307"],
    [503, '{"message":"starting up","code":"PGRST002"}', "could not be reached", "answered 503 PGRST002"],
    [401, '{"message":"Invalid API key","hint":null}', "refused", "answered 401"],
    [404, '{"message":"no function","code":"PGRST202"}', "refused", "answered 404 PGRST202"],
    [500, '{"message":"statement timeout","code":"57014"}', "refused", "answered 500 57014"],
    [500, '{"message":"secret-host","code":"PGRSTX00"}', "could not be reached", "answered 500 PGRSTX00"],
  ] as const) {
    answer = [status, body];
    expect(await upkeep(site), `${status} ${body}`).toBe(500);
    expect(upstream.requests.splice(0)).toEqual(["POST /rest/v1/rpc/daily_upkeep"]);
    await expect.poll(() => site.logs).toHaveLength(1);
    const next = expect.stringContaining(said === "refused" ? "SUPABASE_ANON_KEY" : "SUPABASE_URL");
    expect(JSON.parse(site.logs.join())).toMatchObject({ level: "error", event: "upkeep.failed", cause, next });
    expect(channel.messages()).toEqual([expect.stringContaining(said)]);
    expect([...channel.bodies.splice(0), ...site.logs.splice(0)].join()).not.toMatch(/secret|everyone|<h1>/);
  }
});

test("a message that is not taken is an error in the log, and no failure of the upkeep", async () => {
  const elsewhere = await startChannel();
  const channel = await startChannel();
  const site = await startSite({ ORGANISERS_WEBHOOK_URL: channel.webhook }, database);
  await store("1 hour", "Pune Meetup");
  const expectFailure = async (digest: string, sent: number) => {
    expect(await upkeep(site)).toBe(200);
    await expect.poll(() => site.logs).toHaveLength(1);
    const [line = ""] = site.logs.splice(0);
    expect(JSON.parse(line)).toMatchObject({ level: "error", event: "digest.failed", registered: 1, digest });
    expect(line).not.toContain("secret-path");
    expect(channel.bodies.splice(0), "it is sent once").toHaveLength(sent);
  };
  channel.answer(500);
  await expectFailure("answered 500", 1);
  channel.answer(307, { Location: elsewhere.webhook });
  await expectFailure("answered 307", 1);
  await channel.close();
  await expectFailure("network", 0);
  expect(elsewhere.requests).toEqual([]);
});

test("a database or a channel that hangs ends the run in time", async () => {
  const hanging = await startUpstream(() => {});
  const halfWay = await startUpstream((_, response) => {
    response.writeHead(200, { "Content-Type": "application/json" }).write("{");
  });
  const [silent, halting, mute] = await Promise.all([
    startSite({ SUPABASE_URL: hanging.url }, database),
    startSite({ SUPABASE_URL: halfWay.url }, database),
    startSite({ ORGANISERS_WEBHOOK_URL: `${hanging.url}/secret-path` }, database),
  ]);
  await store("1 hour", "Pune Meetup");
  expect(await Promise.all([silent, halting, mute].map(upkeep))).toEqual([500, 500, 200]);
  const line = (site: { logs: string[] }) => expect.poll(() => site.logs.map((entry) => JSON.parse(entry)));
  await line(silent).toMatchObject([{ event: "upkeep.failed", cause: "no answer within 10000 ms" }]);
  await line(halting).toMatchObject([{ event: "upkeep.failed", cause: "no answer within 10000 ms" }]);
  await line(mute).toMatchObject([{ event: "digest.failed", digest: "no answer within 10000 ms" }]);
});

test("a setting that is missing or wrong is named", async () => {
  const site = await startSite({ SUPABASE_URL: undefined, ORGANISERS_WEBHOOK_URL: "secret-path" }, database);
  expect(await upkeep(site)).toBe(500);
  const named = /SUPABASE_URL is missing\. .*ORGANISERS_WEBHOOK_URL must be an https address\./;
  await expect.poll(() => site.logs).toEqual([expect.stringMatching(named)]);

  for (const webhook of [
    "http://127.0.0.1.example.org/secret-path",
    "http://localhost:secret@example.org/secret-path",
    "secret-path",
  ]) {
    const site = await startSite({ ORGANISERS_WEBHOOK_URL: webhook }, database);
    expect(await upkeep(site)).toBe(200);
    await expect.poll(() => site.logs).toHaveLength(1);
    expect(JSON.parse(site.logs.join())).toMatchObject({
      event: "digest.failed",
      next: "Check the settings: ORGANISERS_WEBHOOK_URL must be an https address.",
    });
  }
});
