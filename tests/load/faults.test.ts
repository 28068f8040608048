import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { makeSecrets } from "../../scripts/local/secrets.ts";
import { startFaultProxy } from "../support/fault-proxy.ts";
import { inParallel } from "../support/in-parallel.ts";
import { randomFrom, seeds } from "../support/seeds.ts";
import { startService } from "../support/service.ts";
import { answersIn, post, type Row, someAnswers } from "../support/site.ts";

const REGISTRATIONS = 2000;
const CONCURRENT = 50;
const DOUBLE_SUBMITS = 200;

type Tally = { acknowledged: number; cameBack: number; unanswered: number };

/** A volunteer who sends the form again until it is acknowledged, and checks each time that the answers are there. */
async function persist(form: string, answers: Record<string, string>, times: number, tally: Tally): Promise<void> {
  for (let attempt = 1; attempt <= 200; attempt++) {
    const outcomes = await Promise.all(Array.from({ length: times }, () => sendOnce(form, answers)));
    for (const outcome of outcomes) tally[outcome]++;
    // A double submit counts when its last answer arrives; that is the one that the volunteer sees.
    if (outcomes.at(-1) === "acknowledged") return;
    await wait(250);
  }
  throw new Error("Not acknowledged after 200 attempts");
}

async function sendOnce(form: string, answers: Record<string, string>): Promise<keyof Tally> {
  let response: Response;
  let html: string;
  try {
    response = await post(form, answers);
    html = await response.text();
  } catch {
    // No Worker: the form is still in the browser.
    return "unanswered";
  }
  if (response.status === 303) return "acknowledged";
  expect(response.status).toBeGreaterThanOrEqual(500);
  expect(html).toContain("Error: ");
  expect(html).not.toContain("Registration successful!");
  expect(answersIn(html, Object.keys(answers))).toEqual(answers);
  return "cameBack";
}

async function startAll(choose: Parameters<typeof startFaultProxy>[1]) {
  const secrets = await makeSecrets();
  const folder = await mkdtemp(join(tmpdir(), "database-"));
  const startDatabase = (port: number) =>
    startService({ service: "database", options: { ...secrets, folder: join(folder, "data"), port } });
  let database = await startDatabase(0);
  const { url } = database;
  const proxy = await startFaultProxy(url, choose);
  const bindings = {
    SUPABASE_URL: proxy.url,
    SUPABASE_ANON_KEY: secrets.publishableKey,
    SESSION_SECRET: secrets.sessionSecret,
  };
  const startWorker = (port: number) => startService({ service: "worker", options: { bindings, port } });
  let worker = await startWorker(0);
  const workerUrl = worker.url;
  let logs = "";
  onTestFinished(async () => {
    await worker.kill();
    await database.kill();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    form: `${workerUrl}/joinvolunteer`,
    proxy,
    /** Everything that the Workers have logged. */
    logs: () => logs + worker.output(),
    async killDatabase(milliseconds: number) {
      await database.kill();
      await wait(milliseconds);
      database = await startDatabase(Number(new URL(url).port));
    },
    async killWorker(milliseconds: number) {
      logs += worker.output();
      await worker.kill();
      await wait(milliseconds);
      worker = await startWorker(Number(new URL(workerUrl).port));
    },
    async rows(): Promise<Row[]> {
      const rows: Row[] = [];
      for (;;) {
        const page = `select=*&order=id&limit=1000&id=gt.${rows.at(-1)?.id ?? 0}`;
        const answer = await fetch(`${url}/rest/v1/registrationns?${page}`, { headers: { apikey: secrets.secretKey } });
        const more: Row[] = await answer.json();
        if (more.length === 0) return rows;
        rows.push(...more);
      }
    },
  };
}

function expectEachOnce(rows: Row[], all: Record<string, string>[]) {
  expect(rows.map(({ email }) => email).sort()).toEqual(all.map(({ email }) => email).sort());
  const byEmail = new Map(rows.map((row) => [row.email, row]));
  for (const answers of all) {
    expect(byEmail.get(answers.email ?? "")).toMatchObject({ ...answers, comments: answers.comments || null });
  }
}

describe.each(seeds)("seed %i", (seed) => {
  test("2,000 registrations, 50 at a time, over a bad line and a database that dies half-way: none lost, none twice", async () => {
    const random = randomFrom(seed);
    const everything = await startAll(() => {
      const dice = random();
      return dice < 0.03 ? "lost reply" : dice < 0.05 ? "slow reply" : "none";
    });
    const all = Array.from({ length: REGISTRATIONS }, (_, index) =>
      someAnswers({
        name: `  Volunteer ${index} <"&'>`.trim(),
        comments: index % 2 ? `Line one\nline “${index}”` : "",
      }),
    );
    const tally: Tally = { acknowledged: 0, cameBack: 0, unanswered: 0 };
    let killed: Promise<void> | undefined;
    const started = performance.now();
    await inParallel(CONCURRENT, REGISTRATIONS, async (index) => {
      if (index === REGISTRATIONS / 2) killed = everything.killDatabase(5000);
      await persist(everything.form, all[index] ?? {}, index % (REGISTRATIONS / DOUBLE_SUBMITS) === 0 ? 2 : 1, tally);
    });
    await killed;

    const { counts } = everything.proxy;
    const lost = counts.get("lost reply") ?? 0;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`seed ${seed}: ${seconds} s`, tally, Object.fromEntries(counts));
    expect(tally.unanswered, "posts that the Worker did not answer").toBe(0);
    expect(lost).toBeGreaterThan(REGISTRATIONS * 0.02);
    expect(counts.get("slow reply")).toBeGreaterThan(REGISTRATIONS * 0.01);
    expect(tally.cameBack, "more than lost replies: the database was gone").toBeGreaterThan(lost);
    expectEachOnce(await everything.rows(), all);
    expect(everything.logs()).not.toMatch(/@example\.org|Volunteer \d|line “/);
  });

  test("the Worker dies half-way: none lost, none twice", async () => {
    const random = randomFrom(seed);
    const everything = await startAll(() => (random() < 0.03 ? "lost reply" : "none"));
    const all = Array.from({ length: 500 }, (_, index) => someAnswers({ name: `Volunteer ${index}` }));
    const tally: Tally = { acknowledged: 0, cameBack: 0, unanswered: 0 };
    let killed: Promise<void> | undefined;
    await inParallel(CONCURRENT, all.length, async (index) => {
      if (index === all.length / 2) killed = everything.killWorker(1000);
      await persist(everything.form, all[index] ?? {}, index % 10 === 0 ? 2 : 1, tally);
    });
    await killed;
    console.log(`seed ${seed}, the Worker killed:`, tally, Object.fromEntries(everything.proxy.counts));
    expect(tally.unanswered).toBeGreaterThan(0);
    expectEachOnce(await everything.rows(), all);
  });
});
