import { globSync, readFileSync } from "node:fs";
import { PGlite } from "@supabase/lite/pglite";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { fields } from "#app/registration/fields.ts";
import { closeAfterTest } from "../support/close-after-test.ts";
import { emailAddresses, noEmailAddresses } from "../support/email-addresses.ts";
import { someAnswers } from "../support/site.ts";

const files = globSync("supabase/migrations/*.sql").sort();
const MIGRATION = files.map((file) => readFileSync(file, "utf8")).join("\n");
const HOUR_MS = 3_600_000;
const DENIED = { code: "42501" };

/** What a Supabase project grants before the migration (https://supabase.com/docs/guides/database/postgres/roles). */
const projects: [name: string, privileges: string][] = [
  [
    "a project whose default privileges grant everything",
    ["tables", "sequences", "functions"]
      .map(
        (kind) =>
          `alter default privileges in schema public grant all on ${kind} to anon, authenticated, service_role;`,
      )
      .join("\n"),
  ],
  ["a project that grants nothing", "revoke all on schema public from public;"],
];

const empty = closeAfterTest(await PGlite.create());

/** Applies the migration to an empty Postgres with the roles and privileges of a Supabase project. */
async function createProject(privileges: string) {
  const db = closeAfterTest(await empty.clone());
  await db.exec("create role anon; create role authenticated; create role service_role bypassrls");
  await db.exec(privileges);
  await db.exec(MIGRATION);
  /** Runs one statement as a role. */
  async function as(role: string, sql: string, values?: unknown[]) {
    await db.exec(`set role ${role}`);
    try {
      return (await db.query<Record<string, unknown>>(sql, values)).rows;
    } finally {
      await db.exec("reset role");
    }
  }
  function insert(overrides: Record<string, unknown> = {}, role = "postgres") {
    const row = { ...someAnswers(), comments: null, registration_date: new Date().toISOString(), ...overrides };
    const places = Object.keys(row).map((_, index) => `$${index + 1}`);
    return as(role, `insert into public.registrationns (${Object.keys(row)}) values (${places})`, Object.values(row));
  }
  /** The error code of an insert, or "stored". */
  const outcomeOf = (overrides: Record<string, unknown>, role?: string): Promise<string> =>
    insert(overrides, role).then(
      () => "stored",
      ({ code }) => code,
    );
  return { db, as, insert, outcomeOf };
}

describe.for(projects)("in %s", async ([, privileges]) => {
  const { db, as, insert, outcomeOf } = await createProject(privileges);

  test("the public key inserts a registration and does nothing else", async () => {
    await insert({}, "anon");
    for (const sql of [
      "select name from public.registrationns",
      "select name from public.registrations_by_meetup",
      "update public.registrationns set name = 'Changed'",
      "delete from public.registrationns",
      "truncate public.registrationns",
      "insert into public.registrationns (id) overriding system value values (1)",
      "insert into public.registrationns (name) values ('Asha') returning id",
      "select nextval('public.registrationns_id_seq')",
      "select setval('public.registrationns_id_seq', 1)",
      "select last_value from public.registrationns_id_seq",
      "create table public.mine (id int)",
    ]) {
      for (const role of ["anon", "authenticated"])
        await expect(as(role, sql), `${role}: ${sql}`).rejects.toMatchObject(DENIED);
    }
    expect(await outcomeOf({}, "authenticated")).toBe(DENIED.code);
  });

  test("only the public key calls daily_upkeep", async () => {
    expect(await as("anon", "select public.daily_upkeep()")).toHaveLength(1);
    for (const role of ["authenticated", "service_role"]) {
      await expect(as(role, "select public.daily_upkeep()"), role).rejects.toMatchObject(DENIED);
    }
  });

  test("the secret key reads, inserts and erases registrations, and updates none", async () => {
    const { email } = someAnswers();
    await insert({ email, registration_date: "2026-01-01T00:00:00Z" }, "service_role");
    for (const relation of ["registrationns", "registrations_by_meetup"]) {
      expect(await as("service_role", `select id from public.${relation} where email = $1`, [email])).toHaveLength(1);
    }
    for (const sql of [
      "update public.registrationns set name = 'Changed'",
      "truncate public.registrationns",
      "select setval('public.registrationns_id_seq', 1)",
    ]) {
      await expect(as("service_role", sql), sql).rejects.toMatchObject(DENIED);
    }
    await as("service_role", "delete from public.registrationns where email = $1", [email]);
    expect((await db.query("select 1 from public.registrationns where email = $1", [email])).rows).toEqual([]);
  });

  test("the public key dates a registration within a day of now", async () => {
    const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
    for (const registration_date of [hoursFromNow(-23), hoursFromNow(23)]) {
      expect(await outcomeOf({ registration_date }, "anon"), registration_date).toBe("stored");
    }
    for (const registration_date of ["-infinity", "infinity", hoursFromNow(-25), hoursFromNow(25)]) {
      expect(await outcomeOf({ registration_date }, "anon"), registration_date).toBe(DENIED.code);
    }
  });
});

const { db, insert, outcomeOf } = await createProject("");

type Field = (typeof fields)[number];
type Answers = { right: readonly (string | null)[]; wrong: readonly (string | null)[] };

function emptyAnswers({ name, required }: Field): Answers {
  if (required) return { right: [], wrong: ["", "  ", null] };
  if (name === "comments") return { right: [null], wrong: [""] };
  return { right: [""], wrong: [] };
}

function filledAnswers({ kind, options }: Field): Answers {
  const controls = [..."\u0001\u001f\u007f\u009f"].map((control) => `a${control}b`);
  if (options) return { right: options, wrong: ["Something else"] };
  if (kind === "email") return { right: emailAddresses, wrong: noEmailAddresses };
  if (kind === "textarea") return { right: ["one\ntwo 😀"], wrong: controls };
  return { right: ["O’Neil 😀"], wrong: [...controls, "a\nb"] };
}

describe("the table", () => {
  test.for(fields)("accepts and rejects the same answers to $name as the form", async (field) => {
    const { name } = field;
    for (const { right, wrong } of [emptyAnswers(field), filledAnswers(field)]) {
      for (const answer of right) expect(await outcomeOf({ [name]: answer }), JSON.stringify(answer)).toBe("stored");
      for (const answer of wrong) {
        expect(["23514", "23502"], JSON.stringify(answer)).toContain(await outcomeOf({ [name]: answer }));
      }
    }
  });

  test("accepts answers of 128 KiB altogether and no more", async () => {
    const others = { ...someAnswers({ expectations: "" }), comments: null };
    // The database counts a separator between two answers.
    const room = 128 * 1024 - Buffer.byteLength(Object.values(others).join("|"));
    expect(await outcomeOf({ ...others, expectations: "x".repeat(room) })).toBe("stored");
    expect(await outcomeOf({ ...others, expectations: `${"x".repeat(room - 2)}क` })).toBe("23514");
  });

  // The offset +05:30 makes each time one in India.
  test.for([
    ["once on a calendar day", "14T00:00:00", "14T23:59:59", "23505"],
    ["once from noon to noon", "14T12:00:00", "15T11:59:59", "23505"],
    ["once within 12 hours over midnight", "14T23:59:59", "15T00:00:01", "23505"],
    ["once within 12 hours over noon", "14T11:59:59", "14T12:00:01", "23505"],
    ["again on another day from midnight and from noon", "14T11:59:59", "15T00:00:00", "stored"],
    ["again after 24 hours", "14T23:59:59", "15T23:59:59", "stored"],
  ] as const)("stores equal answers %s in India", async ([, first, second, outcome]) => {
    const same = someAnswers();
    for (const comments of [same.comments, null]) {
      const outcomeAt = (time: string) => outcomeOf({ ...same, comments, registration_date: `2026-03-${time}+05:30` });
      expect(await outcomeAt(first)).toBe("stored");
      expect(await outcomeAt(second), `comments: ${comments}`).toBe(outcome);
    }
  });

  test("stores another registration if any one answer differs", async () => {
    const same = someAnswers();
    await insert(same);
    for (const { name, kind, options } of fields) {
      const other = options?.at(-1) ?? (kind === "email" ? "else@example.org" : "Else");
      expect(await outcomeOf({ ...same, [name]: other }), name).toBe("stored");
    }
    // The same letters in other fields.
    expect(await outcomeOf({ ...same, dev_experience: "ab", expectations: "c" })).toBe("stored");
    expect(await outcomeOf({ ...same, dev_experience: "a", expectations: "bc" })).toBe("stored");
  });

  test("is listed for the dashboard by meetup and address, without formulas", async () => {
    await db.exec("delete from public.registrationns");
    const typed = fields.filter(({ options }) => !options);
    const answersOf = (answer: string) => Object.fromEntries(typed.map(({ name }) => [name, answer]));
    const formulas = { ...answersOf("=b@example.org"), registration_date: "2026-11-20T20:00:00Z" };
    await insert({ volunteer_for: "Pune Meetup", email: "z@example.org" });
    for (const name of ["=1", "-1", "+1", "@A", "＝1", "O=1"])
      await insert({ ...formulas, volunteer_for: "Hyderabad Meetup", name });
    const { rows } = await db.query<Record<string, string>>("select * from public.registrations_by_meetup");
    expect(rows.map(({ name }) => name)).toEqual(["'=1", "'-1", "'+1", "'@A", "'＝1", "O=1", "Asha Kulkarni"]);
    expect(rows[0]).toMatchObject({
      ...answersOf("'=b@example.org"),
      name: "'=1",
      registered_ist: "2026-11-21 01:30",
      meetup: "Hyderabad Meetup",
    });
  });
});

describe("daily_upkeep", () => {
  beforeEach(() => db.exec("delete from public.registrationns"));

  async function dates(): Promise<string[]> {
    const { rows } = await db.query<{ registration_date: Date }>(
      "select registration_date from public.registrationns order by registration_date",
    );
    return rows.map(({ registration_date }) => registration_date.toISOString());
  }

  // Midnight in India is 18:30 UTC.
  test.for([
    ["2025-06-14", "2024-06-13T18:29:59.000Z", "2024-06-13T18:30:00.000Z"],
    ["2024-02-28", "2023-02-27T18:29:59.000Z", "2023-02-27T18:30:00.000Z"],
    ["2024-02-29", "2023-02-28T18:29:59.000Z", "2023-02-28T18:30:00.000Z"],
    ["2025-02-28", "2024-02-27T18:29:59.000Z", "2024-02-28T18:30:00.000Z"],
    ["2025-03-01", "2024-02-29T18:29:59.000Z", "2024-02-29T18:30:00.000Z"],
  ] as const)("on %s erases a registration of %s and keeps one of %s", async ([today, erased, kept]) => {
    for (const time of ["00:00:00", "23:59:59"]) {
      await insert({ registration_date: erased });
      await insert({ registration_date: kept, name: time });
      // Postgres (PGlite) asks this process for the time.
      const clock = vi.spyOn(Date, "now").mockReturnValue(Date.parse(`${today}T${time}+05:30`));
      await db.query("select public.daily_upkeep()").finally(() => clock.mockRestore());
      expect(new Set(await dates()), `at ${time}`).toEqual(new Set([kept]));
    }
  });
});
