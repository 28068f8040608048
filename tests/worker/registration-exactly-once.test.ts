import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { generateApiKey } from "@supabase/lite";
import { expect, onTestFinished, test } from "vitest";
import { startDatabaseProcess } from "../../scripts/local/database-process.ts";
import { startWorker } from "../../scripts/local/worker.ts";
import { closeAfterTest } from "../support/close-after-test.ts";
import { type Fault, faults, startFaultProxy } from "../support/fault-proxy.ts";
import { recordLog } from "../support/logs.ts";
import { answersIn, post, type Row, someAnswers, textOf } from "../support/site.ts";

/** Enough for about 20 requests with each fault. Half of the resends after a lost reply cross midnight. */
const REGISTRATIONS = 40;
const AT_A_TIME = 10;
/** How many of them are sent twice at the same time. */
const POSTED_TWICE = 15;

const DAY_MS = 86_400_000;
const INDIA_MS = 5.5 * 3_600_000;
/** The midnight in India that is nearest to now. */
const MIDNIGHT = Math.round((Date.now() + INDIA_MS) / DAY_MS) * DAY_MS - INDIA_MS;
/** A clock that shows a second before or a second after midnight, so resends cross it again and again. */
const CLOCK = `
  const BEFORE = ${MIDNIGHT - 1000};
  const AFTER = ${MIDNIGHT + 1000};
  globalThis.Date = class extends Date {
    constructor(...time) {
      const isEven = Date.now() % 2 === 0;
      if (time.length > 0) super(...time);
      else super(isEven ? BEFORE : AFTER);
    }
  };
`;

test("loses no registration and stores none twice over midnight, on a faulty line and if the database is killed", async () => {
  const folder = await mkdtemp(join(tmpdir(), "navbindu-"));
  const keys = {
    publishableKey: (await generateApiKey("publishable")).key,
    secretKey: (await generateApiKey("secret")).key,
  };
  const template = String(process.env.TEMPLATE_DATABASE);
  let database = await startDatabaseProcess({ ...keys, folder: join(folder, "data"), template });
  onTestFinished(async () => {
    await database.kill();
    await rm(folder, { recursive: true });
  });
  const counts = Object.fromEntries(faults.map((fault) => [fault, 0])) as Record<Fault, number>;
  let requests = 0;
  let turns = 0;
  /** Every third request passes. The others meet each fault in turn, and pass when it is the turn of "none". */
  function chooseFault(): Fault {
    requests += 1;
    if (requests % 3 === 0) return "none";
    turns += 1;
    return faults[turns % faults.length] as Fault;
  }
  const proxy = await startFaultProxy(
    () => database.url,
    () => {
      const fault = chooseFault();
      counts[fault] += 1;
      return fault;
    },
  );
  const { logs, onLog } = recordLog();
  const { url: origin } = closeAfterTest(
    await startWorker({
      bindings: {
        SUPABASE_URL: proxy.url,
        SUPABASE_ANON_KEY: keys.publishableKey,
        SESSION_SECRET: crypto.randomUUID(),
      },
      code: { "index.js": `${CLOCK}\n${await readFile("build/server/index.js", "utf8")}` },
      onLog,
    }),
  );

  async function killDatabase() {
    await database.kill();
    await expect.poll(() => proxy.failed.requests, { message: "requests without a database" }).toBeGreaterThan(9);
    database = await startDatabaseProcess({ ...keys, folder: join(folder, "data") });
  }

  let rejected = 0;
  /** Sends a form until it is acknowledged, as a volunteer does. A rejected form has to bring back the answers. */
  async function register(answers: Record<string, string>) {
    for (;;) {
      const response = await post(`${origin}/joinvolunteer`, answers);
      if (response.status === 303) return;
      rejected += 1;
      const html = await response.text();
      expect(response.status).toBeGreaterThanOrEqual(502);
      expect(textOf(html)).toContain("Error: ");
      expect(html).not.toContain("secret-host");
      expect(answersIn(html, Object.keys(answers))).toEqual(answers);
      await wait(100);
    }
  }

  const all = Array.from({ length: REGISTRATIONS }, (_, index) =>
    someAnswers({ name: `Volunteer ${index} <"&'>`, comments: index % 2 ? `Line one\nline “${index}”` : "" }),
  );
  const waiting = [...all];
  let restarted: Promise<void> | undefined;
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        if (waiting.length === REGISTRATIONS / 2) restarted = killDatabase();
        const isPostedTwice = waiting.length < POSTED_TWICE;
        const sent = [register(next)];
        if (isPostedTwice) sent.push(register(next));
        await Promise.all(sent);
      }
    }),
  );
  await restarted;

  const select = `${database.url}/rest/v1/registrationns?select=*`;
  const rows: Row[] = await (await fetch(select, { headers: { apikey: keys.secretKey } })).json();
  const stored = rows.map(
    ({ id: _id, registration_date: _date, ...row }): Row => ({ ...row, comments: row.comments ?? "" }),
  );
  const differences = all.flatMap((answers) => {
    const copies = stored.filter(({ email }) => email === answers.email);
    return isDeepStrictEqual(copies, [answers]) ? [] : [{ answers, copies }];
  });
  expect(differences, "registrations that are lost, stored twice or altered").toEqual([]);
  expect(stored.length, "stored registrations").toBe(REGISTRATIONS);
  const before = rows.filter(({ registration_date }) => Date.parse(String(registration_date)) < MIDNIGHT);
  expect(before.length, "registrations before midnight").toBeGreaterThan(REGISTRATIONS / 10);
  expect(before.length, "registrations before midnight").toBeLessThan(REGISTRATIONS * 0.9);
  for (const fault of faults) expect(counts[fault], `requests with the fault “${fault}”`).toBeGreaterThan(5);
  expect(rejected, "rejections").toBeGreaterThan(REGISTRATIONS / 2);
  expect(logs.join("\n")).not.toMatch(/@example\.org|Volunteer \d|line “/);
});
