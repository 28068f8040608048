import { readFile } from "node:fs/promises";
import { SignJWT } from "jose";
import { expect, test } from "vitest";
import { type FieldDefinition, fields } from "#app/registration/fields.ts";
import { emailAddresses, noEmailAddresses } from "../support/email-addresses.ts";
import { exchange } from "../support/raw-socket.ts";
import { someAnswers, startDatabase, startSite } from "../support/site.ts";

const database = await startDatabase();
const site = await startSite({}, database);
const db = database.supabase.connection.driver;

const ROWS = `${site.supabase.url}/rest/v1/registrationns`;
const anonymous = { apikey: site.secrets.publishableKey, "Content-Type": "application/json" };

function row(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return { ...someAnswers(), comments: null, registration_date: new Date().toISOString(), ...overrides };
}

function insert(values: unknown, headers: Record<string, string> = {}, query = "") {
  return fetch(ROWS + query, { method: "POST", headers: { ...anonymous, ...headers }, body: JSON.stringify(values) });
}

test("the columns are the key, the fields of the form, and the date", async () => {
  const { rows } = await db.query<{ column_name: string; is_nullable: string }>(
    "select column_name, is_nullable from information_schema.columns where table_name = 'registrationns'",
  );
  const nullable = rows.filter(({ is_nullable }) => is_nullable === "YES").map(({ column_name }) => column_name);
  expect(rows.map(({ column_name }) => column_name).sort()).toEqual(
    ["id", ...fields.map(({ name }) => name), "registration_date"].sort(),
  );
  expect(nullable).toEqual(fields.filter((field) => field.storedWhenEmpty === null).map(({ name }) => name));
});

test("the anonymous key may insert", async () => {
  // Without a date it is now.
  for (const values of [row(), row({ registration_date: undefined })]) {
    expect((await insert(values)).status).toBe(201);
    expect(await site.rows(String(values.email))).toHaveLength(1);
  }
});

test("the anonymous key may do nothing else", async () => {
  const values = row();
  await insert(values);
  const selected = await fetch(ROWS, { headers: anonymous });
  expect(await selected.text()).not.toContain(values.email);
  await fetch(`${ROWS}?id=gt.0`, { method: "PATCH", headers: anonymous, body: JSON.stringify({ name: "Changed" }) });
  await fetch(`${ROWS}?id=gt.0`, { method: "DELETE", headers: anonymous });
  await insert({ ...values, name: "Changed" }, { Prefer: "resolution=merge-duplicates" }, "?on_conflict=id");
  const returned = await insert(row(), { Prefer: "return=representation" });
  expect(await returned.text()).not.toContain("registration_date");
  expect(await site.rows(String(values.email))).toMatchObject([{ name: values.name }]);
});

test("no key, or a wrong one, may not even insert", async () => {
  const { apikey: _, ...keyless } = anonymous;
  for (const headers of [keyless, { ...anonymous, apikey: "sb_publishable_wrong" }]) {
    const values = row();
    await fetch(ROWS, { method: "POST", headers, body: JSON.stringify(values) });
    expect(await site.rows(String(values.email))).toEqual([]);
  }
});

test("the local database is for whoever has its keys: it takes no token that others can sign, and tells nothing without a key", async () => {
  const values = row();
  await insert(values);
  const secret = new TextEncoder().encode("unsafe-secret-change-me");
  const token = await new SignJWT({ role: "service_role" }).setProtectedHeader({ alg: "HS256" }).sign(secret);
  const headers = { ...anonymous, Authorization: `Bearer ${token}` };
  const selected = await fetch(ROWS, { headers });
  expect(await selected.text()).not.toContain(values.email);
  await fetch(`${ROWS}?id=gt.0`, { method: "DELETE", headers });
  expect(await site.rows(String(values.email))).toHaveLength(1);
  for (const path of ["/", "/_system/config", "/_system/info", "/_system/introspect"]) {
    expect((await fetch(site.supabase.url + path)).status, path).toBe(404);
  }
});

test.for(["GET // HTTP/1.1\r\nHost: localhost", "GET / HTTP/1.1\r\nHost: :::", "TRACE / HTTP/1.1\r\nHost: localhost"])(
  "the local database outlives what is no request: %j",
  async (head) => {
    expect(await exchange(site.supabase.url, [Buffer.from(`${head}\r\n\r\n`)])).toMatch(/^HTTP\/1\.1 40[04] /);
    expect((await insert(row())).status).toBe(201);
  },
);

/** The first and last of each range of control characters, without the newline. */
const controls = [..."\u0001\t\v\u001f\u007f\u009f"];

test.for(fields)("the CHECKs mirror the form's rules of $name", async (field) => {
  const { name, kind, required, options, storedWhenEmpty } = field as FieldDefinition;
  const empty = storedWhenEmpty === null ? null : "";
  const wrong = [
    ...(required ? ["", "  "] : []),
    ...(options ? ["Something else"] : kind === "email" ? noEmailAddresses : controls.map((control) => `a${control}b`)),
    ...(kind === "textarea" || options ? [] : ["a\nb"]),
    ...(empty === null ? [""] : []),
  ];
  const right = [
    ...(required ? [] : [empty]),
    ...(options ?? (kind === "email" ? emailAddresses : kind === "textarea" ? ["one\ntwo 😀"] : ["O’Neil 😀"])),
  ];
  for (const answer of wrong) {
    const outcome = await outcomeOf(insertDirectly({ [name]: answer }));
    expect(outcome, `a CHECK has to refuse ${JSON.stringify(answer)} as ${name}`).toBe("23514");
  }
  for (const answer of right) {
    const outcome = await outcomeOf(insertDirectly({ [name]: answer }));
    expect(outcome, `no CHECK may refuse ${JSON.stringify(answer)} as ${name}`).toBe("inserted");
  }
});

test("the day that makes a registration new begins at midnight in India", async () => {
  const same = { email: `midnight.${crypto.randomUUID()}@example.org` };
  await insertDirectly({ ...same, registration_date: "2026-03-14T18:29:59Z" }); // 23:59:59 in India
  await insertDirectly({ ...same, registration_date: "2026-03-14T18:30:00Z" }); // 00:00:00
  await expect(insertDirectly({ ...same, registration_date: "2026-03-15T18:29:59Z" })).rejects.toMatchObject({
    code: "23505",
    constraint: "registrationns_same_answers_same_day",
  });
  expect(await site.rows(same.email)).toHaveLength(2);
});

test("another answer to any one field is another registration", async () => {
  const same = row();
  await insertDirectly(same);
  await expect(insertDirectly(same)).rejects.toMatchObject({ code: "23505" });
  for (const { name, kind, options } of fields) {
    const other = options?.find((option) => option !== same[name]) ?? (kind === "email" ? "else@example.org" : "Else");
    const outcome = await outcomeOf(insertDirectly({ ...same, [name]: other }));
    expect(outcome, `the index registrationns_same_answers_same_day has to name ${name}`).toBe("inserted");
  }
});

test("answers that only run together alike are different registrations", async () => {
  for (const [index, after] of fields.entries()) {
    const before = fields[index - 1];
    // An option is no part of another answer.
    if (!before || before.options || after.options) continue;
    const isEmail = [before, after].some(({ kind }) => kind === "email");
    for (const joint of isEmail ? [""] : ["", " "]) {
      const same = someAnswers();
      await insertDirectly({ ...same, [after.name]: `b${joint}${same[after.name]}` });
      const outcome = await outcomeOf(insertDirectly({ ...same, [before.name]: `${same[before.name]}${joint}b` }));
      expect(outcome, `${before.name}, ${after.name}`).toBe("inserted");
    }
  }
});

function insertDirectly(overrides: Record<string, unknown>) {
  const [columns, places, values] = insertable(row(overrides));
  return db.query(`insert into public.registrationns (${columns}) values (${places})`, values);
}

/** "inserted", or Postgres's error code. */
function outcomeOf(inserting: Promise<unknown>): Promise<string> {
  return inserting.then(
    () => "inserted",
    (error) => error.code,
  );
}

function insertable(values: Record<string, unknown>): [columns: string, places: string, values: unknown[]] {
  const places = Object.keys(values).map((_, index) => `$${index + 1}`);
  return [Object.keys(values).join(", "), places.join(", "), Object.values(values)];
}

test("the README's SQL for retention and erasure does what it says", async () => {
  const readme = await readFile("README.md", "utf8");
  const sql = /```sql\n([\s\S]+?)```/.exec(readme)?.[1] ?? "";
  const [retention, access, erasure] = sql.split(/;\n/).map((statement) => statement.replace(/^\s*--.*$/gm, ""));
  await insertDirectly({ email: "old@example.org", registration_date: "2020-01-01T00:00:00Z" });
  await insertDirectly({ email: "Asha@Example.org" });
  await db.query(retention ?? "");
  expect(await site.rows("old@example.org")).toEqual([]);
  expect((await db.query(access ?? "")).rows).toHaveLength(1);
  await db.query(erasure ?? "");
  expect(await site.rows("Asha@Example.org")).toEqual([]);
});
