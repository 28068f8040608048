// The database function that the cron trigger calls with the public key, and what that key may do with it.
import { readFile } from "node:fs/promises";
import { beforeEach, expect, test } from "vitest";
import { privacy } from "#app/content/privacy.ts";
import { RETENTION_MONTHS } from "#app/content/retention.ts";
import { inParallel } from "../support/in-parallel.ts";
import { insertRows, startDatabase } from "../support/site.ts";

const { secrets, supabase } = await startDatabase();
const db = supabase.connection.driver;
beforeEach(() => db.query("delete from public.registrationns"));

const UPKEEP = `${supabase.url}/rest/v1/rpc/daily_upkeep`;

function call(init: RequestInit = {}, query = "", key = secrets.publishableKey) {
  // The local API may close a connection whose request it did not read to the end; the next request gets a new one.
  const headers = { apikey: key, "Content-Type": "application/json", Connection: "close", ...init.headers };
  return fetch(UPKEEP + query, { method: "POST", body: "{}", ...init, headers });
}

/** Stores a registration of each of these moments. */
function store(moments: string[], volunteer_for = "Pune Meetup"): Promise<void> {
  return insertRows(
    supabase,
    moments.map((registration_date) => ({ volunteer_for, registration_date })),
  );
}

/** Moments before now, as `13 months`. */
async function ago(...ages: string[]): Promise<string[]> {
  const { rows } = await db.query<{ moment: string }>(
    "select now() - age::interval as moment from unnest($1::text[]) age",
    [ages],
  );
  return rows.map(({ moment }) => new Date(moment).toISOString());
}

async function dates(): Promise<string[]> {
  const sql = "select registration_date from public.registrationns order by registration_date";
  const { rows } = await db.query<{ registration_date: string }>(sql);
  return rows.map(({ registration_date }) => new Date(registration_date).toISOString());
}

test("what is older than 12 months is erased, what is younger stays, and the last 24 hours are counted by meetup", async () => {
  const kept = await ago("11 months", "26 hours", "23 hours", "1 second", "-1 hour");
  await store([...kept, ...(await ago("13 months", "30 years"))]);
  await store(await ago("2 hours"), "Hyderabad Meetup");
  const response = await call();
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ erased: 2, registered: { "Pune Meetup": 2, "Hyderabad Meetup": 1 } });
  expect(await dates()).toHaveLength(6);
  expect(await (await call()).json()).toMatchObject({ erased: 0 });
});

test("whoever registers between the beginnings of two runs is counted, though the second begins later in its minute", async () => {
  const definition = "select pg_get_functiondef('public.daily_upkeep'::regproc) as sql";
  const { sql = "" } = (await db.query<{ sql: string }>(definition)).rows[0] ?? {};
  // The second was on its way when the first run began.
  await store(["2026-11-20T21:28:59Z", "2026-11-20T21:29:02Z", "2026-11-20T21:30:03Z"]);
  await db.exec(`begin; ${sql.replaceAll("now()", "timestamptz '2026-11-21T21:30:05Z'")}`);
  const { rows } = await db.query<{ answer: unknown }>("select public.daily_upkeep() as answer");
  await db.exec("rollback");
  expect(rows[0]?.answer).toEqual({ erased: 0, registered: { "Pune Meetup": 2 } });
});

test("the function, the README's SQL and the privacy page say one number of months", async () => {
  const { rows } = await db.query<{ prosrc: string }>("select prosrc from pg_proc where proname = 'daily_upkeep'");
  const readme = await readFile("README.md", "utf8");
  const [, sql] = /```sql\n([\s\S]+?)```/.exec(readme) ?? [];
  for (const text of [rows[0]?.prosrc, sql]) {
    const months = [...(text ?? "").matchAll(/interval '(\d+) months'/g)].map(([, number]) => Number(number));
    expect(new Set(months)).toEqual(new Set([RETENTION_MONTHS]));
  }
  expect(JSON.stringify(privacy)).toContain(`${RETENTION_MONTHS} months`);
});

const DAY = 86_400_000;
const INDIA = 5.5 * 3_600_000;

/** The day 12 months later; the last of its month if there is no such day. */
function twelveMonthsAfter(day: number): number {
  const date = new Date(day);
  const [year, month] = [date.getUTCFullYear() + 1, date.getUTCMonth()];
  return Math.min(Date.UTC(year, month, date.getUTCDate()), Date.UTC(year, month + 1, 0));
}

test("a registration goes on the day in India on which it is 12 months old, in leap years too", async () => {
  const first = Date.UTC(2022, 11, 1);
  const days = Array.from({ length: 800 }, (_, index) => first + index * DAY);
  await store(days.flatMap((day) => [day, day + DAY - 1]).map((moment) => new Date(moment - INDIA).toISOString()));
  const definition = "select pg_get_functiondef('public.daily_upkeep'::regproc) as sql";
  const { sql = "" } = (await db.query<{ sql: string }>(definition)).rows[0] ?? {};
  const februaries = [2024, 2025].flatMap((year) =>
    Array.from({ length: 14 }, (_, day) => Date.UTC(year, 1, 20 + day)),
  );
  for (const today of [Date.UTC(2023, 11, 31), Date.UTC(2024, 0, 1), ...februaries]) {
    const expected = days.find((day) => twelveMonthsAfter(day) > today) ?? Number.NaN;
    for (const now of [today, today + DAY - 1].map((moment) => new Date(moment - INDIA).toISOString())) {
      await db.exec(`begin; ${sql.replaceAll("now()", `timestamptz '${now}'`)}; select public.daily_upkeep()`);
      const [oldest] = await dates();
      await db.exec("rollback");
      expect(oldest, `at ${now}`).toEqual(new Date(expected - INDIA).toISOString());
    }
  }
});

test("whatever is sent along, only what is due goes", async () => {
  const young = await ago("11 months", "1 day", "1 hour");
  for (const [query, init] of [
    ["", { body: '{"months":0}' }],
    ["", { body: '{"retention":"0 days","registered":"x"}' }],
    ["", { body: '[{"months":0},{}]' }],
    ["", { body: '"0"' }],
    ["", { body: "null" }],
    ["", { body: "registration_date=gt.0", headers: { "Content-Type": "application/x-www-form-urlencoded" } }],
    ["", { body: "0", headers: { "Content-Type": "text/plain" } }],
    ["", { headers: { Prefer: "params=single-object" }, body: '{"months":0}' }],
    ["", { headers: { Prefer: "timezone=Pacific/Kiritimati" } }],
    ["", { headers: { Prefer: "tx=rollback, return=representation, count=exact" } }],
    ["", { headers: { "Content-Profile": "pg_catalog" } }],
    ["?months=0", {}],
    ["?select=*&registration_date=gt.0&limit=1", {}],
    ["?columns=months", { body: '{"months":0}' }],
    ["?months=0", { method: "GET", body: null }],
    ["", { method: "DELETE" }],
    ["", { method: "PATCH" }],
  ] as [string, RequestInit][]) {
    await db.query("delete from public.registrationns");
    await store([...young, ...(await ago("13 months"))]);
    const response = await call(init, query);
    const said = await response.text();
    expect((await dates()).slice(-3), `${query} ${JSON.stringify(init)}`).toEqual([...young].sort());
    expect(said, `${query} ${JSON.stringify(init)}`).not.toMatch(/Asha|example\.org|Fergusson/);
  }
});

test("no other key may call it", async () => {
  await store(await ago("13 months"));
  for (const key of [secrets.secretKey, "sb_publishable_wrong", ""]) {
    expect((await call({}, "", key)).ok, key.slice(0, 10)).toBe(false);
  }
  expect(await dates()).toHaveLength(1);
});

test("a storm of calls erases each old registration once and leaves the others", async () => {
  const young = await ago("11 months", "1 hour");
  const old = Array.from({ length: 500 }, (_, index) => `${400 + index} days`);
  await store([...young, ...(await ago(...old))]);
  const answers = await inParallel(20, 50, async () => {
    const response = await call();
    expect(response.status).toBe(200);
    const { erased } = (await response.json()) as { erased: number };
    return erased;
  });
  expect(answers.reduce((sum, erased) => sum + erased, 0)).toBe(500);
  expect(await dates()).toEqual(young);
});

test("a call reads no more of a large table than it erases and counts", async () => {
  await store(await ago(...Array.from({ length: 10_000 }, (_, index) => `${30 + (index % 300)} days`)));
  await db.exec("analyze public.registrationns");
  const { rows } = await db.query<{ prosrc: string }>("select prosrc from pg_proc where proname = 'daily_upkeep'");
  const plan = await db.query<Record<string, string>>(`explain ${rows[0]?.prosrc}`);
  const text = plan.rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(text.match(/registrationns_registration_date/g)).toHaveLength(2);
  expect(text).not.toContain("Seq Scan");
});
