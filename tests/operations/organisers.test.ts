import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import readExcelFile from "read-excel-file/node";
import { beforeEach, expect, test } from "vitest";
import { fields } from "#app/registration/fields.ts";
import packageJson from "../../package.json" with { type: "json" };
import { closeAfterTest } from "../support/close-after-test.ts";
import { insertRows, type Row, startDatabase } from "../support/site.ts";
import { startUpstream } from "../support/upstream.ts";

const COLUMNS = ["id", "registration_date", ...fields.map(({ name }) => name)];

const { supabase, secrets } = await startDatabase();
const db = supabase.connection.driver;
const folder = mkdtempSync(join(tmpdir(), "registrations-"));
closeAfterTest({ close: () => rmSync(folder, { recursive: true }) });
const project = { SUPABASE_URL: supabase.url, SUPABASE_SECRET_KEY: secrets.secretKey };
beforeEach(() => db.exec("truncate public.registrationns restart identity"));

/** Runs the command of package.json in a process, in an empty folder. */
function run(args: string, settings: Record<string, string> = project) {
  const command = packageJson.scripts.registrations
    .split(" ")
    .slice(1)
    .map((word) => (word.endsWith(".ts") ? resolve(word) : word));
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const options = { cwd: folder, env: { PATH, NODE_COMPILE_CACHE, ...settings } };
  return new Promise<{ code: number; out: string; err: string }>((done) => {
    const child = execFile(process.execPath, [...command, ...args.split(" ")], options, (_, out, err) => {
      done({ code: child.exitCode ?? -1, out, err });
    });
  });
}

const insert = (...rows: Partial<Row>[]) => insertRows(supabase, rows);

async function storedIds(): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>("select id from public.registrationns order by id");
  return rows.map(({ id }) => Number(id));
}

const idsIn = (out: string) => (out.match(/^\d+/gm) ?? []).map(Number);

test("lists registrations with their time in India and no control characters", async () => {
  await insert({ name: "Asha", email: "asha@example.org", phone: "098", registration_date: "2026-11-20T20:00:00Z" });
  await db.exec("alter domain private.optional_line drop constraint optional_line_check");
  await insert({ name: "\u001b[31mRed" });
  const { code, out, err } = await run("list");
  expect(code, err).toBe(0);
  expect(out).toContain("1  2026-11-21 01:30:00  Pune Meetup  Asha  asha@example.org  098\n");
  expect(out).toContain("   [31mRed");
});

test("filters by meetup, day in India, address and id", async () => {
  await insert(
    { registration_date: "2026-11-20T18:29:59Z" }, // 23:59:59 in India
    { registration_date: "2026-11-20T18:30:00Z", volunteer_for: "Hyderabad Meetup" }, // 00:00:00
    { registration_date: "2026-11-21T18:29:59.9Z", email: "Asha@Example.org" }, // 23:59:59.9
    { registration_date: "2026-11-21T18:30:00Z" },
  );
  for (const [flags, ids] of [
    ["--meetup=Hyderabad", [2]],
    ["--since 2026-11-21 --until 2026-11-21", [2, 3]],
    ["--email asha@example.org", [3]],
    ["--id 1 --id 4", [1, 4]],
    ["--meetup pune --id 1 2 3", [1, 3]],
  ] as const) {
    expect(idsIn((await run(`list ${flags}`)).out), flags).toEqual(ids);
  }
  expect((await run("count --meetup pune --since 2026-11-21")).out).toBe("Pune Meetup: 2\nTotal: 2\n");
});

test("counts every registration of a project that returns fewer rows than asked for", async () => {
  const row = { id: 1, volunteer_for: "Pune Meetup" };
  const pages = [[row], [{ ...row, id: 2 }], []];
  const upstream = await startUpstream((_, response) => response.end(JSON.stringify(pages.shift())));
  const { out } = await run("count", { ...project, SUPABASE_URL: upstream.url });
  expect(out).toBe("Pune Meetup: 2\nTotal: 2\n");
});

test("exports a workbook of text cells for its owner alone", async () => {
  const answers = { phone: "09876543210", company: "+919876543210", comments: "one\ntwo" };
  const keys = "=1+1 constructor toString valueOf hasOwnProperty __proto__ _x0041_ _x0041_x0042_ _x005F_ _xyz_";
  const names = [...keys.split(" "), "<&>\"'", "𠮷 👩\u200d💻"];
  const registration_date = "2026-11-20T20:00:00Z";
  await insert(...names.map((name) => ({ ...answers, name, expectations: "x".repeat(40_000), registration_date })));
  const file = join(folder, "volunteers.xlsx");
  expect(await run("export volunteers.xlsx")).toMatchObject({ code: 0 });
  const [sheet] = await readExcelFile(file);
  const [header = [], ...rows] = sheet?.data ?? [];
  expect(header).toEqual(COLUMNS);
  const stored = rows.map((cells) => Object.fromEntries(COLUMNS.map((column, index) => [column, cells[index]])));
  expect(stored.map(({ name }) => name)).toEqual(names);
  expect(stored[0]).toMatchObject({ ...answers, id: "1", registration_date: "2026-11-21 01:30:00" });
  expect(stored[0]?.expectations).toHaveLength(32_767);
  expect(stored[0]?.expectations).toMatch(/^x+… \(cut here; export to \.json for the whole answer\)$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("exports CSV with quoted cells, without formulas and with the time in India", async () => {
  const answers = { company: "09876543210", comments: "one\ntwo" };
  const formulas = { name: '=1+1;"x"', phone: "+91 98", super_power: "＝1+1" };
  await insert({ ...answers, ...formulas, registration_date: "2026-11-20T20:00:00.123Z" });
  await run("export volunteers.csv");
  const text = readFileSync(join(folder, "volunteers.csv"), "utf8");
  expect(text).toMatch(/^\uFEFF"id","registration_date","name",/);
  const cells = [...text.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell]) => cell?.replaceAll('""', '"'));
  const row = Object.fromEntries(COLUMNS.map((column, index) => [column, cells[COLUMNS.length + index]]));
  expect(row).toMatchObject({ ...answers, name: `'=1+1;"x"`, phone: "'+91 98", super_power: "'＝1+1" });
  expect(row.registration_date).toBe("2026-11-21T01:30:00.123+05:30");
  expect(cells).toHaveLength(2 * COLUMNS.length);
});

test("exports JSON with every answer as stored, and the time in India", async () => {
  const answers = { name: "=1+1", expectations: "x".repeat(40_000), comments: null };
  const registration_date = "2026-11-20T20:00:00Z";
  await insert({ ...answers, registration_date }, { volunteer_for: "Hyderabad Meetup" });
  await run("export volunteers.json --meetup pune");
  const rows = JSON.parse(readFileSync(join(folder, "volunteers.json"), "utf8"));
  expect(rows).toMatchObject([{ id: 1, ...answers, registration_date: "2026-11-21T01:30:00+05:30" }]);
  expect(Object.keys(rows[0]).sort()).toEqual([...COLUMNS].sort());
});

test("leaves no file if an export fails", async () => {
  await insert({});
  mkdirSync(join(folder, "taken.csv"));
  const before = readdirSync(folder);
  expect(await run("export taken.csv")).toMatchObject({ code: 1, err: expect.stringContaining("was not written") });
  expect(await run("export volunteers.pdf")).toMatchObject({
    code: 1,
    err: expect.stringContaining(".xlsx, .csv or .json"),
  });
  expect(readdirSync(folder)).toEqual(before);
});

test("erases the registrations of an address, and only with --yes", async () => {
  await insert({ email: "Asha@example.org" }, { email: "tasha@example.org" }, { email: "asha@EXAMPLE.org" });
  const dryRun = await run("erase --email asha@example.org");
  expect(idsIn(dryRun.out)).toEqual([1, 3]);
  expect(dryRun.err).toContain("Nothing was erased. Add --yes");
  expect(await storedIds()).toEqual([1, 2, 3]);
  expect(await run("erase --email asha@example.org --yes")).toHaveProperty("code", 0);
  expect(await storedIds()).toEqual([2]);
});

test.for([
  ["erase --email <Asha@Example.org>", "Nothing to erase in URL for --email asha@example.org."],
  ["erase --id 7 8 --since 2026-11-20 --yes", "Nothing to erase in URL for --since 2026-11-20 --id 7 8."],
  [
    "list --meetup pune --since 2026-11-20 --until 2026-11-21",
    "No registrations in URL for --meetup Pune Meetup --since 2026-11-20 --until 2026-11-21.",
  ],
  ["list", "No registrations in URL."],
])("says what “%s” looked for if it finds nothing", async ([command = "", sentence = ""]) => {
  expect((await run(command)).err).toBe(`${sentence.replace("URL", supabase.url)}\n`);
});

test("erases the registrations with some ids", async () => {
  await insert(...Array.from({ length: 250 }, () => ({})));
  const ids = Array.from({ length: 249 }, (_, index) => index + 1);
  expect((await run(`erase --id ${ids.join(" ")} --yes`)).out).toContain("249");
  expect(await storedIds()).toEqual([250]);
});

test.for([
  ["erase --id 1 --yes --email=", "--email needs a value."],
  ["erase --yes --email a@example.org --email b@example.org", "--email was given twice."],
  ["erase --id 1 --yes --yes", "--yes was given twice."],
  ["erase --yes --meetup pune", "erase needs --email or --id."],
])("erases nothing by “%s”", async ([command = "", sentence]) => {
  await insert({ email: "a@example.org" }, { email: "b@example.org" });
  expect(await run(command)).toEqual({ code: 1, out: "", err: `${sentence}\n` });
  expect(await storedIds()).toEqual([1, 2]);
});

test.for([
  ["email", "export all.csv"],
  ["yes", "erase --id 1 --yes"],
])("refuses --%s that npm took for itself, and neither erases nor writes anything", async ([flag, command = ""]) => {
  await insert({});
  const before = readdirSync(folder);
  const { code, out, err } = await run(command, { ...project, [`npm_config_${flag}`]: "true" });
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toContain(`npm took --${flag} for itself. Write -- before the command and its flags.`);
  expect(await storedIds()).toEqual([1]);
  expect(readdirSync(folder)).toEqual(before);
});

test("ignores a flag that an .npmrc sets, and says so", async () => {
  await insert({});
  const npmrc = join(folder, "npmrc");
  writeFileSync(npmrc, "; yes=no\nyes=true\nemail=me@example.org\n");
  const npm = { ...project, npm_config_userconfig: npmrc, npm_config_yes: "true", npm_config_email: "me@example.org" };
  const { code, err } = await run("erase --id 1", npm);
  expect({ code, err }).toEqual({ code: 0, err: expect.stringContaining("Nothing was erased.") });
  expect(err).toContain('An .npmrc sets "yes", which is ignored here. If you wrote --yes');
  expect(err).toContain("run: node_modules/.bin/node scripts/registrations.ts erase --id 1\n");
  expect(await run("count", { ...project, npm_config_yes: "" })).toMatchObject({ code: 0, err: "" });
  const mixed = await run("count", { ...npm, npm_config_email: "a@example.org" });
  expect(mixed).toMatchObject({ code: 1, out: "", err: expect.stringContaining("npm took --email for itself.") });
});

test.for([
  ["", "npm run registrations -- COMMAND"],
  ["--help", "A program has to remove both, or reads the .json."],
  ["forget", "no command “forget”"],
  ["list pune", "Unexpected “pune”"],
  ["list --city pune", "Unknown option '--city'"],
] as const)("explains what is wrong with “%s” in one sentence", async ([args, sentence]) => {
  const { out, err } = await run(args);
  expect(out + err).toContain(sentence);
  expect(err).not.toMatch(/^ +at /m);
});

test("connects as .dev.vars says, or to the local database", async () => {
  await insert({});
  const missing = await run("count", {});
  expect(missing).toMatchObject({ code: 1, err: expect.stringContaining("SUPABASE_SECRET_KEY is missing") });

  mkdirSync(join(folder, ".local"));
  writeFileSync(join(folder, ".local/secrets.json"), JSON.stringify({ ...secrets, supabaseUrl: supabase.url }));
  expect(await run("count", {})).toMatchObject({ code: 0, out: expect.stringContaining("Total: 1") });

  writeFileSync(join(folder, ".dev.vars"), "SUPABASE_URL=http://example.org\nSUPABASE_SECRET_KEY=sb_secret_x\n");
  expect(await run("count", {})).toMatchObject({ code: 1, err: expect.stringContaining("must be an https address") });
  expect(await run("count", project), "the environment wins").toMatchObject({ code: 0 });
  rmSync(join(folder, ".dev.vars"));
});

test.for([
  [404, "", "did not return registrations"],
  [500, '{"message":"canceling statement due to statement timeout","code":"57014"}', "statement timeout"],
] as const)("reports a database that answers %i", async ([status, body, sentence]) => {
  const upstream = await startUpstream((_, response) => response.writeHead(status).end(body));
  const result = await run("list", { ...project, SUPABASE_URL: upstream.url });
  expect(result).toMatchObject({ code: 1, out: "", err: expect.stringContaining(sentence) });
});
