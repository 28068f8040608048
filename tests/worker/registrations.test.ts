import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { fields } from "~/registration/fields";
import { someAnswers, startDatabase } from "../support/site.ts";
import { startUpstream } from "../support/upstream.ts";

const { secrets, supabase } = await startDatabase();
const db = supabase.connection.driver;
// Without .dev.vars, and with room for files.
const folder = await mkdtemp(join(tmpdir(), "registrations-"));
afterAll(async () => {
  await supabase.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => db.query("delete from public.registrationns"));

const script = resolve("scripts/registrations.ts");
const project = { SUPABASE_URL: supabase.url, SUPABASE_SECRET_KEY: secrets.secretKey };
const COLUMNS = ["id", ...fields.map(({ name }) => name), "registration_date"];

/** Runs `npm run registrations -- <args>` with these settings. */
async function run(args: string[], settings: Record<string, string> = project) {
  const { PATH } = process.env;
  const child = spawn(process.execPath, [script, ...args], { cwd: folder, env: { PATH, ...settings } });
  let [out, err] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text) => {
    out += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text) => {
    err += text;
  });
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { code, out, err };
}

async function insert(...rows: Partial<Record<string, string | null>>[]) {
  const columns = COLUMNS.filter((column) => column !== "id").join(", ");
  const plain = { ...someAnswers(), name: "Asha", email: "asha@example.org", phone: "1", comments: null };
  const values = rows.map((row) => ({ ...plain, registration_date: new Date().toISOString(), ...row }));
  await db.query(
    `insert into public.registrationns (${columns})
     select ${columns} from jsonb_populate_recordset(null::public.registrationns, $1)`,
    [JSON.stringify(values)],
  );
}

function insertMany(count: number) {
  const registration_date = "2026-03-14T06:00:00Z";
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return insert(...numbers.map((i) => ({ name: `Volunteer ${i}`, email: `v${i}@example.org`, registration_date })));
}

async function emails(): Promise<string[]> {
  const { rows } = await db.query<{ email: string }>("select email from public.registrationns order by id");
  return rows.map(({ email }) => email);
}

/** Reads CSV as RFC 4180 has it. */
function parseCsv(text: string): string[][] {
  expect(text).toMatch(/\r\n$/);
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}

test("2,500 registrations are exported past the API's page limit, each once, as CSV and as JSON", async () => {
  await insertMany(2500);
  const csv = await run(["export"]);
  expect([csv.code, csv.err]).toEqual([0, "2,500 registrations exported.\n"]);
  const [header, ...rows] = parseCsv(csv.out);
  expect(header).toEqual(COLUMNS);
  expect(rows).toHaveLength(2500);
  expect(new Set(rows.map((row) => row[2])).size).toBe(2500);
  expect(Object.fromEntries(COLUMNS.map((column, index) => [column, rows[0]?.[index]]))).toMatchObject({
    name: "Volunteer 1",
    email: "v1@example.org",
    volunteer_for: "Pune Meetup",
    super_power: "",
    comments: "",
    registration_date: "2026-03-14T06:00:00.000Z",
  });

  const json = await run(["export", "--format", "json"]);
  expect(json.code).toBe(0);
  const records: Record<string, unknown>[] = JSON.parse(json.out);
  expect(records.map(({ email }) => email)).toEqual(rows.map((row) => row[2]));
  expect(Object.keys(records[0] ?? {})).toEqual(COLUMNS);
  expect(records[0]?.comments).toBeNull();
});

test("a project that answers fewer rows than asked for loses none", async () => {
  await insertMany(25);
  const sparing = await startUpstream(async (request, response) => {
    const address = new URL(request.url ?? "", supabase.url);
    address.searchParams.set("limit", "10");
    const answer = await fetch(address, { headers: { apikey: String(request.headers.apikey) } });
    response.writeHead(answer.status, { "Content-Type": "application/json" }).end(await answer.text());
  });
  const { out } = await run(["export"], { ...project, SUPABASE_URL: sparing.url });
  expect(parseCsv(out)).toHaveLength(26);
  await sparing.close();
});

test("no cell of the CSV is a formula, every answer survives quoting, and JSON has it as it is", async () => {
  const names = ["=1+1", "+1", "-1", "@SUM(1)", "＝1", 'say "hi", then\u2028go', "O’Neil 😀", "नवबिंदु"];
  for (const name of names) await insert({ name, expectations: `${name}\nand more,\n"quoted"` });
  const [columns = [], ...rows] = parseCsv((await run(["export"])).out);
  const cells = (column: string) => rows.map((row) => row[columns.indexOf(column)]);
  const safe = names.map((name) => (/^[=+\-@＝]/.test(name) ? `'${name}` : name));
  expect(cells("name")).toEqual(safe);
  expect(cells("expectations")).toEqual(safe.map((name) => `${name}\nand more,\n"quoted"`));
  const records: { name: string }[] = JSON.parse((await run(["export", "--format", "json"])).out);
  expect(records.map(({ name }) => name)).toEqual(names);
});

test("an export into a file is whole, its owner's alone, and begins with a byte order mark where asked", async () => {
  await insertMany(3);
  const { code, out, err } = await run(["export", "--bom", "--output", "volunteers.csv"], {
    ...project,
    INIT_CWD: folder,
  });
  const file = join(folder, "volunteers.csv");
  expect([code, out, err]).toEqual([0, "", `3 registrations exported to ${file}.\n`]);
  const text = await readFile(file, "utf8");
  expect(text.startsWith("\uFEFFid,name,")).toBe(true);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).not.toContain("volunteers.csv.partial");

  const failed = await run(["export", "--output", "volunteers.csv"], {
    ...project,
    SUPABASE_SECRET_KEY: "sb_secret_x",
  });
  expect(failed.code).toBe(1);
  expect(await readFile(file, "utf8")).toBe(text);
});

test("count is a table of meetups and of days in India", async () => {
  await insert({ registration_date: "2026-03-14T18:29:59Z" }); // 23:59:59 in India
  await insert({ registration_date: "2026-03-14T18:30:00Z" });
  await insert({ registration_date: "2026-03-14T20:00:00Z", volunteer_for: "Hyderabad Meetup" });
  const { code, out } = await run(["count"]);
  expect(code).toBe(0);
  expect(out.split("\n").map((line) => line.trim().split(/ {2,}/))).toEqual([
    ["Day", "Pune Meetup", "Bengaluru Meetup", "Hyderabad Meetup", "Total"],
    ["2026-03-14", "1", "0", "0", "1"],
    ["2026-03-15", "1", "0", "1", "2"],
    ["Total", "2", "0", "1", "3"],
    [""],
  ]);
});

test("list is a line for each", async () => {
  await insert({ registration_date: "2026-03-14T18:30:00Z", phone: "+91 20 5550 0100" });
  const { code, out } = await run(["list"]);
  expect(code).toBe(0);
  expect(out.split("\n")[1]).toMatch(
    /^ *\d+ {2}2026-03-15 00:00 {2}Pune Meetup {2}Asha {2}asha@example\.org {2}\+91 20 5550 0100$/,
  );
});

test("erase shows what would go, and erases it with --yes: one address, however it is written, and no other", async () => {
  await insert({});
  await insert({ email: "Asha@Example.org", name: "Asha K" });
  await insert({ email: "a_ha@example.org" });
  await insert({ email: "asha@example.org.in" });
  const dry = await run(["erase", "ASHA@example.org"]);
  expect([dry.code, dry.out.trim().split("\n").length]).toEqual([0, 3]);
  expect(dry.err).toContain("Nothing was erased. With --yes: 2 registrations");
  expect(await emails()).toHaveLength(4);

  const done = await run(["erase", "ASHA@example.org", "--yes"]);
  expect([done.code, done.err.trim()]).toEqual([0, `2 registrations erased from ${supabase.url}.`]);
  expect(await emails()).toEqual(["a_ha@example.org", "asha@example.org.in"]);

  const again = await run(["erase", "asha@example.org", "--yes"]);
  expect([again.code, again.err]).toEqual([1, "There is no registration of asha@example.org.\n"]);
});

test("prune erases what is older than the policy promises, or than asked for", async () => {
  const monthsAgo = (months: number, days: number) => {
    const date = new Date();
    date.setUTCDate(date.getUTCDate() - Math.round(months * 30.5) - days);
    return date.toISOString();
  };
  await insert({ email: "old@example.org", registration_date: monthsAgo(12, 5) });
  await insert({ email: "older@example.org", registration_date: monthsAgo(24, 5) });
  await insert({ email: "new@example.org", registration_date: monthsAgo(11, 20) });
  const dry = await run(["prune"]);
  expect(dry.code).toBe(0);
  expect(dry.err).toContain("Nothing was erased. With --yes: 2 registrations");
  expect((await run(["prune", "--older-than", "24", "--yes"])).code).toBe(0);
  expect(await emails()).toEqual(["old@example.org", "new@example.org"]);
  expect((await run(["prune", "--yes"])).code).toBe(0);
  expect(await emails()).toEqual(["new@example.org"]);
  expect(await run(["prune"])).toEqual({ code: 0, out: "", err: "No registration is older than 12 months.\n" });
});

test("1,000 registrations are erased at once", async () => {
  await insertMany(1000);
  expect((await run(["prune", "--older-than", "1", "--yes"])).code).toBe(0);
  expect(await emails()).toEqual([]);
});

test("an empty table is said, not failed at", async () => {
  for (const command of ["count", "list"]) {
    expect(await run([command])).toEqual({ code: 0, out: "", err: "There are no registrations yet.\n" });
  }
  const csv = await run(["export"]);
  expect(csv).toEqual({ code: 0, out: `${COLUMNS.join(",")}\r\n`, err: "There are no registrations yet.\n" });
  expect((await run(["export", "--format", "json"])).out).toBe("[]\n");
});

const unusable: [what: string, settings: Record<string, string>, sentence: RegExp][] = [
  ["no key", { SUPABASE_URL: supabase.url }, /^SUPABASE_SECRET_KEY is missing/],
  ["no project", { SUPABASE_SECRET_KEY: secrets.secretKey }, /^SUPABASE_URL is missing/],
  ["no settings and no local database", {}, /^There is no local database yet/],
  ["the public key", { ...project, SUPABASE_SECRET_KEY: secrets.publishableKey }, /holds the public key/],
  [
    "the public key of old",
    { ...project, SUPABASE_SECRET_KEY: `x.${Buffer.from('{"role":"anon"}').toString("base64url")}.x` },
    /holds the public key/,
  ],
  ["a wrong key", { ...project, SUPABASE_SECRET_KEY: "sb_secret_wrong" }, /does not take this key \(401\)/],
  ["an address that is none", { ...project, SUPABASE_URL: "navbindu" }, /^SUPABASE_URL is no web address/],
  ["a project that is gone", { ...project, SUPABASE_URL: "http://127.0.0.1:1" }, /^Nothing answers at/],
];
test.for(unusable)("%s: one clear sentence, exit code 1", async ([, settings, sentence]) => {
  const { code, out, err } = await run(["list"], settings);
  expect([code, out]).toEqual([1, ""]);
  expect(err).toMatch(sentence);
  expect(err).not.toMatch(/\n\s+at /);
});

test("an answer that is not the database's is no empty table", async () => {
  for (const [status, body] of [
    [404, ""],
    [200, "{}"],
    [522, "<h1>522</h1>"],
    [204, ""],
  ] as const) {
    const other = await startUpstream((_, response) =>
      response.writeHead(status).end(status === 204 ? undefined : body),
    );
    const { code, err } = await run(["list"], { ...project, SUPABASE_URL: other.url });
    expect(code, `${status}`).toBe(1);
    // supabase-js makes a 204 of an empty 404.
    expect(err, `${status}`).toMatch(/^http:\S+ answered \d+: .+\.$/m);
    expect(err).not.toContain("<h1>");
    await other.close();
  }
});

test("the local database needs no settings", async () => {
  await insert({});
  await mkdir(join(folder, ".local"), { recursive: true });
  await writeFile(join(folder, ".local/secrets.json"), JSON.stringify(secrets));
  const { code, out } = await run(["list"], { SUPABASE_PORT: new URL(supabase.url).port });
  await rm(join(folder, ".local"), { recursive: true });
  expect(code).toBe(0);
  expect(out).toContain("asha@example.org");
});

test("settings may stand in .dev.vars", async () => {
  await insert({});
  const lines = Object.entries(project).map(([name, value]) => `${name}="${value}"`);
  await writeFile(join(folder, ".dev.vars"), lines.join("\n"));
  const { out } = await run(["list"], {});
  await rm(join(folder, ".dev.vars"));
  expect(out).toContain("asha@example.org");
});

test("what is not understood is exit code 2, help is not", async () => {
  for (const args of [
    [],
    ["remove"],
    ["list", "--bom"],
    ["list", "everybody"],
    ["export", "--format", "xml"],
    ["export", "--format", "json", "--bom"],
    ["erase"],
    ["erase", "nobody"],
    ["prune", "--older-than", "soon"],
    ["prune", "--older-than", "0"],
  ]) {
    const { code, out, err } = await run(args);
    expect([code, out], args.join(" ")).toEqual([2, ""]);
    expect(err, args.join(" ")).not.toMatch(/\n\s+at /);
  }
  const help = await run(["--help"]);
  expect([help.code, help.err]).toEqual([0, ""]);
  for (const command of ["count", "list", "export", "erase", "prune"]) expect(help.out).toContain(`\n  ${command} `);
});
