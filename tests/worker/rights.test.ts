import { describe, expect, test } from "vitest";
import { fields } from "#app/registration/fields.ts";
import { findPostgres } from "../../scripts/local/postgres.ts";
import { asSupabaseProject, migrations, type PlainDatabase, startPglite, startPostgres } from "../support/postgres.ts";
import { someAnswers } from "../support/site.ts";
import { closeAfterTest } from "../support/close-after-test.ts";

// The local Supabase hands out grants of its own, so Postgres is tested without it.
const programs = findPostgres();
const databases: [name: string, start: (() => Promise<PlainDatabase>) | undefined][] = [
  ["PGlite", startPglite],
  ["PostgreSQL", programs ? () => startPostgres(programs) : undefined],
];

describe.for(databases.filter(([, start]) => start))("%s", async ([, start = startPglite]) => {
  const db = closeAfterTest(await start());
  await asSupabaseProject(db);
  const [first = "", ...others] = await migrations();
  await db.exec(first);
  const { rows: columns } = await db.query<{ column_name: string }>(
    "select column_name from information_schema.columns where table_name = 'registrationns'",
  );
  const later = fields.filter(({ name }) => !columns.some(({ column_name }) => column_name === name));
  const withoutLater = Object.fromEntries(later.map(({ name }) => [name, undefined]));
  for (const registration_date of ["-infinity", "infinity", "9999-12-31T00:00:00Z", "0044-03-15T00:00:00Z BC"]) {
    await insert({ ...withoutLater, email: "earlier@example.org", registration_date });
  }
  await insert({ ...withoutLater, email: "earlier@example.org", expectations: "x".repeat(2 ** 20) });
  for (const sql of others) await db.exec(sql);

  /** Runs SQL as a role. */
  async function as(role: string, sql: string, values?: unknown[]) {
    await db.exec(`set role ${role}`);
    try {
      return await db.query<Record<string, unknown>>(sql, values);
    } finally {
      await db.exec("reset role");
    }
  }

  function insert(overrides: Record<string, unknown> = {}, role = "none") {
    const row = { ...someAnswers(), comments: null, registration_date: new Date().toISOString(), ...overrides };
    const given = Object.entries(row).filter(([, value]) => value !== undefined);
    const names = given.map(([name]) => name);
    const places = names.map((_, index) => `$${index + 1}`);
    const values = given.map(([, value]) => value);
    return as(role, `insert into public.registrationns (${names}) values (${places})`, values);
  }

  test("later migrations apply to a table that holds rows, and leave every one as it is", async () => {
    const { rows } = await db.query(
      "select registration_date::text from public.registrationns where email = 'earlier@example.org' order by id",
    );
    expect(rows).toHaveLength(5);
    expect(rows[0]).toEqual({ registration_date: "-infinity" });
  });

  test("a registration is as long as a form may make it, three times its bytes in NFC, and no longer", async () => {
    const { expectations, comments, ...short } = someAnswers();
    const typed = fields.flatMap(({ name, options }) => (options ? [] : (short[name] ?? "")));
    const room = 3 * 256 * 1024 - typed.join("").length;
    await insert({ ...short, expectations: "x".repeat(room) }, "anon");
    const longer = insert({ ...short, expectations: `${"x".repeat(room - 2)}न` }, "anon");
    await expect(longer).rejects.toMatchObject({ code: "23514", constraint: "registrationns_length" });
    const comment = insert({ ...short, expectations: "x", comments: "x".repeat(room) }, "anon");
    await expect(comment).rejects.toMatchObject({ code: "23514", constraint: "registrationns_length" });
  });

  test.for(fields.filter(({ options }) => !options))(
    "every answer that is typed counts towards the length: $name",
    async ({ name, kind }) => {
      const long = "x".repeat(3 * 256 * 1024);
      const insertion = insert({ [name]: kind === "email" ? `${long}@example.org` : long }, "anon");
      await expect(insertion).rejects.toMatchObject({ code: "23514", constraint: "registrationns_length" });
    },
  );

  test("nobody has a right that is not named here", async () => {
    const { rows } = await db.query<{ granted: string }>(`
      with roles as (select unnest(array['anon', 'authenticated', 'service_role']) as role),
      relations as (select oid, relname, relkind from pg_class where relnamespace = 'public'::regnamespace)
      select format('%s: %s %s', role, lower(privilege), relname) as granted
        from roles, relations, unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) as privilege
        where relkind in ('r', 'v') and has_table_privilege(role, oid, privilege)
      union all
      select format('%s: %s %s (%s)', role, lower(privilege), relname, string_agg(attname, ', ' order by attname))
        from roles, relations, pg_attribute, unnest(array['SELECT', 'INSERT', 'UPDATE', 'REFERENCES']) as privilege
        where relkind in ('r', 'v') and attrelid = relations.oid and attnum > 0
          and not has_table_privilege(role, relations.oid, privilege)
          and has_column_privilege(role, relations.oid, attnum, privilege)
        group by role, privilege, relname
      union all
      select format('%s: %s %s', role, lower(privilege), relname)
        from roles, relations, unnest(array['USAGE', 'SELECT', 'UPDATE']) as privilege
        where relkind = 'S' and has_sequence_privilege(role, oid, privilege)
      union all
      select format('%s: execute %s', role, proname) from roles, pg_proc
        where pronamespace = 'public'::regnamespace and has_function_privilege(role, oid, 'EXECUTE')`);
    expect(rows.map(({ granted }) => granted).sort()).toEqual([
      "anon: execute daily_upkeep",
      `anon: insert registrationns (${[...fields.map(({ name }) => name), "registration_date"].sort().join(", ")})`,
      "service_role: delete registrationns",
      "service_role: execute spreadsheet_cell",
      "service_role: execute spreadsheet_text",
      "service_role: insert registrationns",
      "service_role: select registrationns",
      "service_role: select registrations_by_meetup",
      "service_role: select registrations_in_short",
    ]);
  });

  test("no function calls itself, which no dump could be restored with", async () => {
    const { rows } = await db.query(
      "select objid::regproc from pg_depend where classid = 'pg_proc'::regclass and refobjid = objid",
    );
    expect(rows).toEqual([]);
  });

  test("whoever reads the organisers' view needs the right to read the table", async () => {
    const { rows } = await db.query("select reloptions from pg_class where relname = 'registrations_by_meetup'");
    expect(rows).toEqual([{ reloptions: ["security_invoker=true"] }]);
  });

  test("the public key adds a registration, and neither reads, changes nor erases one", async () => {
    await insert({}, "anon");
    for (const sql of [
      "select name from public.registrationns",
      "select name from public.registrations_by_meetup",
      "update public.registrationns set name = 'Changed'",
      "delete from public.registrationns",
      "truncate public.registrationns",
      "insert into public.registrationns (id) overriding system value values (1)",
      "insert into public.registrationns (name) values ('Asha') on conflict (id) do update set name = 'Changed'",
      "insert into public.registrationns (name) values ('Asha') returning id",
      "select nextval('public.registrationns_id_seq')",
      "select setval('public.registrationns_id_seq', 1)",
      "select last_value from public.registrationns_id_seq",
    ]) {
      for (const role of ["anon", "authenticated"]) {
        await expect(as(role, sql), `${role}: ${sql}`).rejects.toMatchObject({ code: "42501" });
      }
    }
    await expect(insert({}, "authenticated")).rejects.toMatchObject({ code: "42501" });
  });

  test("the public key has the daily upkeep done as it is written, and nobody else but the owner has", async () => {
    await db.exec("begin; delete from public.registrationns");
    for (const age of ["13 months", "11 months", "1 hour"]) {
      const { rows } = await db.query<{ date: string }>("select (now() - $1::interval)::text as date", [age]);
      await insert({ registration_date: rows[0]?.date });
    }
    // What a caller could set up against a function that trusts its session.
    await db.exec(`
      grant create on schema public to anon;
      set local role anon;
      create function public.now() returns timestamptz language sql as $$ select timestamptz '2100-01-01' $$;
      create function public.date_trunc(text, timestamptz) returns timestamptz language sql as $$ select $2 $$;
      create temp table registrationns (volunteer_for text, registration_date timestamptz);
      set local search_path = pg_temp, public, pg_catalog;
      set local timezone = 'Pacific/Kiritimati'`);
    const { rows } = await db.query("select public.daily_upkeep() as numbers");
    await db.exec("reset role");
    const left = await db.query("select 1 from public.registrationns");
    await db.exec("rollback");
    expect(rows).toEqual([{ numbers: { erased: 1, registered: { "Pune Meetup": 1 } } }]);
    expect(left.rows).toHaveLength(2);

    for (const role of ["authenticated", "service_role"]) {
      await expect(as(role, "select public.daily_upkeep()"), role).rejects.toMatchObject({ code: "42501" });
    }
    for (const sql of [
      "alter function public.daily_upkeep() security invoker",
      "drop function public.daily_upkeep()",
      "create or replace function public.daily_upkeep() returns jsonb language sql as $$ select '{}'::jsonb $$",
    ]) {
      await expect(as("anon", sql), sql).rejects.toMatchObject({ code: "42501" });
    }
  });

  test("the secret key reads, adds and erases registrations, and changes none", async () => {
    const { email } = someAnswers();
    await insert({ email, registration_date: "2026-01-01T00:00:00Z" }, "service_role");
    const { rows } = await as("service_role", "select name from public.registrationns where email = $1", [email]);
    expect(rows).toHaveLength(1);
    for (const sql of [
      "update public.registrationns set name = 'Changed'",
      "truncate public.registrationns",
      "select setval('public.registrationns_id_seq', 1)",
    ]) {
      await expect(as("service_role", sql), sql).rejects.toMatchObject({ code: "42501" });
    }
    await as("service_role", "delete from public.registrationns where email = $1", [email]);
    expect((await db.query("select 1 from public.registrationns where email = $1", [email])).rows).toEqual([]);
  });

  const hour = 3_600_000;
  const dates: [date: string, outcome: "stored" | "refused"][] = [
    ["-infinity", "refused"],
    ["infinity", "refused"],
    ["9999-12-31T00:00:00Z", "refused"],
    ["0044-03-15T00:00:00Z BC", "refused"],
    [new Date(Date.now() - 25 * hour).toISOString(), "refused"],
    [new Date(Date.now() + 25 * hour).toISOString(), "refused"],
    [new Date(Date.now() - 23 * hour).toISOString(), "stored"],
    [new Date(Date.now() + 23 * hour).toISOString(), "stored"],
  ];
  test.for(dates)("with the public key, a registration of %s is %s", async ([registration_date, outcome]) => {
    const inserting = insert({ registration_date }, "anon");
    if (outcome === "stored") await inserting;
    else await expect(inserting).rejects.toMatchObject({ code: "42501" });
  });

  test("the same registration again is told apart from one with a wrong date", async () => {
    const same = { ...someAnswers(), comments: null, registration_date: new Date().toISOString() };
    await insert(same, "anon");
    await expect(insert(same, "anon")).rejects.toMatchObject({
      code: "23505",
      constraint: "registrationns_same_answers_same_day",
    });
  });
});

test.runIf(programs)("a dump of the database is restored, with every row and the organisers' view of it", async () => {
  const db = closeAfterTest(await startPostgres(programs ?? ""));
  await asSupabaseProject(db);
  for (const sql of await migrations()) await db.exec(sql);
  const row: Record<string, string> = { ...someAnswers(), comments: "=1+1\n".repeat(1000) };
  const places = Object.keys(row).map((_, index) => `$${index + 1}`);
  await db.query(`insert into public.registrationns (${Object.keys(row)}) values (${places})`, Object.values(row));
  const restored = await db.restored();
  const { rows } = await restored.query("select name, comments from public.registrations_by_meetup");
  await restored.end();
  expect(rows).toEqual([
    { name: row.name, comments: expect.stringMatching(/^'=1'\+1 ⏎ .* \(The rest is in the table/s) },
  ]);
});

test.runIf(!programs)("PostgreSQL is not installed here: the migrations ran on PGlite alone", () => {});
