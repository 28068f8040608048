import Papa from "papaparse";
import { beforeEach, expect, test } from "vitest";
import { fields } from "#app/registration/fields.ts";
import { someAnswers, startDatabase } from "../support/site.ts";
import { isFormula, readCsv, readCsvHeedlessly } from "../support/spreadsheet.ts";

const { secrets, supabase } = await startDatabase();
const db = supabase.connection.driver;
beforeEach(() => db.query("truncate public.registrationns restart identity"));

type Row = Record<string, string | number | null>;

async function insert(overrides: Row) {
  const row = { ...someAnswers(), phone: "1", comments: null, registration_date: "2026-03-14T06:00:00Z", ...overrides };
  const places = Object.keys(row).map((_, index) => `$${index + 1}`);
  await db.query(
    `insert into public.registrationns (${Object.keys(row)}) values (${places})`,
    Object.values<string | number | null>(row),
  );
}

/** The view's rows, as the secret key reads them. */
async function view(key = secrets.secretKey): Promise<Row[]> {
  const answer = await fetch(`${supabase.url}/rest/v1/registrations_by_meetup`, { headers: { apikey: key } });
  return answer.ok ? await answer.json() : [];
}

test("the organisers' view has every field", async () => {
  const answers = someAnswers();
  await insert(answers);
  const [row = {}] = await view();
  for (const { name } of fields) expect(row[name === "volunteer_for" ? "meetup" : name]).toBe(answers[name]);
});

test("meetup by meetup, the same person's registrations are next to each other", async () => {
  await insert({ name: "Asha", email: "asha@example.org", phone: "+91 98765 43210" });
  await insert({ name: "Dev", email: "dev@example.org", phone: "022 5550 0101" });
  await insert({ name: "Ravi", email: "ravi@example.org", volunteer_for: "Hyderabad Meetup" });
  await insert({ name: "Asha, from another address", email: "asha@work.example", phone: "09876543210" });
  await insert({ name: "Asha, from there, with another phone", email: "ASHA@work.example", phone: "12345" });
  await insert({ name: "Somebody else, whose number is short", email: "else@example.org", phone: "12345" });
  const rows = await view();
  expect(rows.map(({ id, name, same_person_as }) => [id, name, same_person_as])).toEqual([
    [3, "Ravi", null],
    [1, "Asha", null],
    [4, "Asha, from another address", 1],
    [5, "Asha, from there, with another phone", 4],
    [2, "Dev", null],
    [6, "Somebody else, whose number is short", null],
  ]);
});

test("two people are not made one by whoever registers later with the address of one and the phone of the other", async () => {
  await insert({ name: "Asha", email: "asha@example.org", phone: "9011111111" });
  await insert({ name: "Bala", email: "bala@example.org", phone: "9022222222" });
  await insert({ name: "Chandra", email: "bala@example.org", phone: "9011111111", volunteer_for: "Hyderabad Meetup" });
  const marks = Object.fromEntries((await view()).map(({ name, same_person_as }) => [name, same_person_as]));
  expect(marks).toEqual({ Asha: null, Bala: null, Chandra: 1 });
});

test("long answers cost the view little: it sorts by digests, and looks at the first 254 characters of an address and 64 of a phone", async () => {
  const number = "98765 43210";
  const long = "x".repeat(100_000);
  await insert({ phone: number + long, email: `${"a".repeat(253)}b${long}@example.org` });
  await insert({ phone: `${"x".repeat(53)}${number}`, email: `${"a".repeat(254)}@example.org` });
  await insert({ phone: `${"x".repeat(54)}${number}`, email: `${"a".repeat(253)}B@work.example` });
  await insert({ phone: `${"x".repeat(54)}${number}`, email: `${"a".repeat(253)}c@work.example` });
  expect((await view()).map(({ same_person_as }) => same_person_as)).toEqual([null, 1, 1, null]);
  const { rows } = await db.query<{ "QUERY PLAN": string }>(
    "explain (analyze, timing off) select id from public.registrations_by_meetup",
  );
  const sorted = rows.flatMap(({ "QUERY PLAN": line }) => /Sort Method: .* (\d+)kB/.exec(line)?.[1] ?? []);
  expect(sorted.length).toBeGreaterThan(0);
  for (const kilobytes of sorted) expect(Number(kilobytes)).toBeLessThan(100);
});

test("sorted anew, as by day, the view makes the text of the rows that are shown, not of all", async () => {
  const { rows } = await db.query<{ "QUERY PLAN": string }>(
    "explain (verbose) select * from public.registrations_by_meetup order by registered_ist desc limit 100",
  );
  const [afterSorting, sorting] = rows
    .map(({ "QUERY PLAN": line }) => line)
    .join("\n")
    .split("->  Sort");
  const text = /spreadsheet_text\(\w+\.expectations\)/;
  expect(afterSorting).toMatch(text);
  expect(sorting).not.toMatch(text);
});

test("in an answer that is longer than anybody means it, each operator gets an apostrophe, which costs the view little", async () => {
  const formulas = ["=", "+", "-", "@", "＝", "＋", "－", "＠"];
  const long = formulas.map((operator) => `;${operator}1 x${operator}`.repeat(80)).join("");
  await insert({ expectations: `x${long}` });
  expect((await view())[0]?.expectations).toBe(`x${long.replace(/[-=+@＝＋－＠]/g, "'$&")}`);
});

test("so does each of more than fifty operators in a short answer, of which a page would take long", async () => {
  const [short, long] = [`a-b${"x".repeat(997)}`, `a-b${"x".repeat(998)}`];
  await insert({ expectations: "a-b,".repeat(50), company: "a-b,".repeat(51), comments: short, super_power: long });
  expect(await view()).toMatchObject([
    {
      expectations: "a-b,".repeat(50),
      company: "a'-b,".repeat(51),
      comments: short,
      super_power: long.replace("-", "'-"),
    },
  ]);
});

test("an answer that is longer than anybody means it, for which a spreadsheet takes long, is cut, and says so", async () => {
  const longest = `${"x".repeat(3999)}1`;
  await insert({ phone: `+${"9".repeat(99)}`, expectations: longest });
  await insert({ phone: `+${"9".repeat(40_000)}`, expectations: `${"x".repeat(3999)}=${"x".repeat(16_767)}=1+1` });
  const cut = "… (The rest is in the table registrationns.)";
  expect((await view()).map(({ phone, expectations }) => [phone, expectations])).toEqual([
    [`+${"9".repeat(99)}`, longest],
    [`'+${"9".repeat(3999)}${cut}`, `${"x".repeat(3999)}'=${cut}`],
  ]);
  await insert({ expectations: "😀".repeat(8000), comments: "न".repeat(4001) });
  expect((await view()).at(-1)).toMatchObject({
    expectations: `${"😀".repeat(2000)}${cut}`,
    comments: `${"न".repeat(4000)}${cut}`,
  });
});

test("above 253 characters an answer is one line, which a spreadsheet lays out in a fraction of the time, and says where lines ended", async () => {
  await insert({ expectations: `x${"\n=1".repeat(84)}`, comments: `x${"\n=1".repeat(85)}`, company: "x" });
  await insert({ expectations: `x${"\n1".repeat(126)}`, comments: `x${"\n1".repeat(127)}`, company: "y" });
  const rows = await view();
  expect(rows.toSorted((a, b) => `${a.company}`.localeCompare(`${b.company}`))).toMatchObject([
    { expectations: `x${"\n'=1".repeat(84)}`, comments: `x${" ⏎ '=1".repeat(85)}` },
    { expectations: `x${"\n1".repeat(126)}`, comments: `x${" ⏎ 1".repeat(127)}` },
  ]);
});

test("times are India's, and a date that no calendar holds is shown", async () => {
  await insert({ registration_date: "2026-03-14T18:30:00Z" });
  await insert({ registration_date: "-infinity" });
  await insert({ registration_date: "infinity" });
  expect((await view()).map(({ registered_ist }) => registered_ist)).toEqual([
    "2026-03-15, 00:00",
    "'-infinity,",
    "infinity,",
  ]);
});

test("the public key does not see it", async () => {
  await insert({ name: "Asha" });
  expect(await view(secrets.publishableKey)).toEqual([]);
});

test("whoever writes its rows as CSV and escapes nothing writes no formula", async () => {
  const texts = [
    "a\n=1+1",
    "ok;=40+2",
    "ok;=40+2;x",
    "ok,=40+2",
    '"=1+1',
    'x;"=1+1',
    'x"\n"=1+1,"y',
    "＝1",
    "- one\n- two",
  ];
  for (const text of texts) await insert({ expectations: text, comments: text, community_experience: text });
  const operators = "=+-@＝＋－＠".split("").map((operator) => `${operator}1`);
  const blanks = " \u00a0\u1680\u2000\u200a\u202f\u205f\u3000\ufeff".split("").map((blank) => `${blank}=1+1`);
  for (const text of [...operators, ...blanks, "+91-98"]) {
    await insert({ name: text, phone: text, company: text, super_power: text });
  }
  await insert({ email: "=1+1@example.org", phone: "+91 98765 43210" });
  const rows = await view();

  // As Supabase's Table Editor writes them, and as a writer without any quotes would.
  const quoted = Papa.unparse(rows, { escapeFormulae: false });
  const bare = rows.map((row) => Object.values(row).join(",")).join("\r\n");
  for (const text of [quoted, bare]) {
    for (const separator of [",", ";", "\t"]) expect(readCsv(text, separator).flat().filter(isFormula)).toEqual([]);
    expect(readCsvHeedlessly(text).filter(isFormula)).toEqual([]);
  }
  // Gnumeric 1.12 takes for the separator what follows the first quoted cell with which a line begins.
  for (const row of rows) expect(Papa.unparse([row], { header: false })).toMatch(/^"[^"]+",[^"]/);
  expect(rows.at(-1)).toMatchObject({ email: "'=1+1@example.org", phone: "+91 98765 43210" });
});
