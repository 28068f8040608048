import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { generateApiKey } from "@supabase/lite";
import { expect, onTestFinished, test } from "vitest";
import { startWorker } from "../../scripts/local/worker.ts";
import { closeAfterTest } from "../support/close-after-test.ts";
import { startDatabaseProcess } from "../support/database-process.ts";
import { type Fault, faults, startFaultProxy } from "../support/fault-proxy.ts";
import { answersIn, post, type Row, someAnswers, textOf } from "../support/site.ts";

const REGISTRATIONS = 200;
const AT_A_TIME = 20;

const DAY_MS = 86_400_000;
const INDIA_MS = 5.5 * 3_600_000;
/** The midnight in India that is nearest to now. */
const MIDNIGHT = Math.round((Date.now() + INDIA_MS) / DAY_MS) * DAY_MS - INDIA_MS;
/** A clock that shows a second before or a second after midnight, so resends cross it again and again. */
const CLOCK = `globalThis.Date = class extends Date {
  constructor(...time) { super(...(time.length ? time : [${MIDNIGHT} + (Date.now() % 2 ? 1000 : -1000)])); }
};`;

test("over midnight, a faulty line and a database that is killed, loses no registration and stores none twice", async () => {
  const folder = await mkdtemp(join(tmpdir(), "navbindu-"));
  const keys = {
    publishableKey: (await generateApiKey("publishable")).key,
    secretKey: (await generateApiKey("secret")).key,
  };
  let database = await startDatabaseProcess({ ...keys, folder: join(folder, "data") });
  const { url } = database;
  onTestFinished(async () => {
    await database.kill();
    await rm(folder, { recursive: true });
  });
  const counts = Object.fromEntries(faults.map((fault) => [fault, 0])) as Record<Fault, number>;
  let asked = 0;
  const proxy = await startFaultProxy(url, () => {
    // Two of three requests meet one of the faults, each as often.
    const fault = asked % 3 === 0 ? "none" : (faults[(asked - Math.floor(asked / 3)) % faults.length] as Fault);
    asked += 1;
    counts[fault] += 1;
    return fault;
  });
  const logs: string[] = [];
  const { url: origin } = closeAfterTest(
    await startWorker({
      bindings: {
        SUPABASE_URL: proxy.url,
        SUPABASE_ANON_KEY: keys.publishableKey,
        SESSION_SECRET: crypto.randomUUID(),
      },
      code: { "index.js": `${CLOCK}\n${await readFile("build/server/index.js", "utf8")}` },
      onLog: (line) => logs.push(line),
    }),
  );

  async function killDatabase() {
    await database.kill();
    await wait(1000);
    database = await startDatabaseProcess({ ...keys, folder: join(folder, "data"), port: Number(new URL(url).port) });
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
        await register(next);
      }
    }),
  );
  await restarted;

  const select = `${url}/rest/v1/registrationns?select=*`;
  const rows: Row[] = await (await fetch(select, { headers: { apikey: keys.secretKey } })).json();
  const stored = rows.map(({ id: _id, registration_date: _date, ...row }) => ({
    ...row,
    comments: row.comments ?? "",
  }));
  const emails = (rows: Row[]) => rows.map(({ email }) => email).sort();
  expect(emails(stored)).toEqual(emails(all));
  expect(stored).toEqual(expect.arrayContaining(all));
  const before = rows.filter(({ registration_date }) => Date.parse(String(registration_date)) < MIDNIGHT);
  expect(before.length, "registrations before midnight").toBeGreaterThan(REGISTRATIONS / 10);
  expect(before.length, "registrations before midnight").toBeLessThan(REGISTRATIONS * 0.9);
  for (const fault of faults) expect(counts[fault], `requests with the fault “${fault}”`).toBeGreaterThan(5);
  expect(rejected, "rejections, also while the database was gone").toBeGreaterThan(REGISTRATIONS / 2);
  expect(logs.join("\n")).not.toMatch(/@example\.org|Volunteer \d|line “/);
});
