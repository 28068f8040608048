import { rmSync, writeFileSync } from "node:fs";
import { chmod, lstat, mkdir, open, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { COLUMNS, spawnRegistrations, startOrganiser } from "../support/organiser.ts";
import { isFormula, readCsv, readCsvHeedlessly } from "../support/spreadsheet.ts";
import { startUpstream } from "../support/upstream.ts";

const { db, folder, project, supabase, run, insert, startFront } = await startOrganiser();
beforeEach(() => db.query("truncate public.registrationns restart identity"));

/** The place of a column in a row. */
const at = (column: string) => COLUMNS.indexOf(column);

function insertMany(count: number) {
  const registration_date = "2026-03-14T06:00:00Z";
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return insert(...numbers.map((i) => ({ name: `Volunteer ${i}`, email: `v${i}@example.org`, registration_date })));
}

test("1,100 registrations are exported past the API's page limit, each once, as CSV and as JSON", async () => {
  await insertMany(1100);
  const csv = await run(["export"]);
  expect([csv.code, csv.err]).toEqual([0, "1,100 registrations exported.\n"]);
  const [header, ...rows] = readCsv(csv.out, ",");
  expect(header).toEqual(COLUMNS);
  expect(rows).toHaveLength(1100);
  expect(new Set(rows.map((row) => row[2])).size).toBe(1100);
  expect(Object.fromEntries(COLUMNS.map((column, index) => [column, rows[0]?.[index]]))).toMatchObject({
    name: "Volunteer 1",
    email: "v1@example.org",
    volunteer_for: "Pune Meetup",
    super_power: "My super power",
    comments: "",
    registration_date: "2026-03-14 11:30:00",
  });

  const json = await run(["export", "--format", "json"]);
  expect(json.code).toBe(0);
  const records: Record<string, unknown>[] = JSON.parse(json.out);
  expect(records.map(({ email }) => email)).toEqual(rows.map((row) => row[2]));
  expect(Object.keys(records[0] ?? {})).toEqual(COLUMNS);
  expect(records[0]).toMatchObject({ comments: null, registration_date: "2026-03-14T11:30:00.000+05:30" });
});

test("a project that answers fewer rows than asked for loses none", async () => {
  await insertMany(25);
  const sparing = await startFront(({ searchParams }) => {
    searchParams.set("limit", "10");
    return undefined;
  });
  const { out } = await run(["export"], { ...project, SUPABASE_URL: sparing.url });
  expect(readCsv(out, ",")).toHaveLength(26);
  expect(sparing.requests.slice(1).filter((request) => !request.includes("order=id.asc"))).toEqual([]);
});

test("an export ends with the last that was there when it began, however many arrive meanwhile", async () => {
  await insertMany(30);
  const flooded = await startUpstream(async ({ url = "", headers }, response) => {
    const asked = await fetch(new URL(url, supabase.url), { headers: { apikey: String(headers.apikey) } });
    await insert(...Array.from({ length: 30 }, () => ({ email: `v${crypto.randomUUID()}@example.org` })));
    response.writeHead(200, { "Content-Type": "application/json" }).end(await asked.text());
  });
  const { out, err } = await run(["export"], { ...project, SUPABASE_URL: flooded.url });
  expect(err).toBe("30 registrations exported.\n");
  expect(readCsv(out, ",")).toHaveLength(31);
});

test("on a terminal an export shows what is invisible", async () => {
  await insert({ name: "Asha \u202eihsoj", comments: "one\u2066\ntwo" });
  for (const format of ["csv", "json"]) {
    const { out } = await run(["export", `format=${format}`], project, { stdout: 80 });
    expect(out, format).toContain("Asha \\u{202e}ihsoj");
    expect(out, format).toMatch(/one\\u\{2066\}(\n|\\n)two/);
    expect((await run(["export", `format=${format}`])).out, format).toContain("Asha \u202eihsoj");
  }
});

test("rows too long to be read at once are asked for again, fewer at a time, down to a single one of any length", async () => {
  await db.query("alter table public.registrationns drop constraint if exists registrationns_length");
  const lengths = [...Array<number>(20).fill(250_000), 5_000_000];
  for (const [number, length] of lengths.entries())
    await insert({ email: `v${number}@example.org`, expectations: "x".repeat(length) });
  const limits: number[] = [];
  const front = await startFront(({ searchParams }) => {
    limits.push(Number(searchParams.get("limit")));
    return undefined;
  });
  const { out, err } = await run(["export", "format=json"], { ...project, SUPABASE_URL: front.url });
  expect(err).toBe("21 registrations exported.\n");
  const records: { email: string; expectations: string }[] = JSON.parse(out);
  expect(records.map(({ expectations }) => expectations.length)).toEqual(lengths);
  expect(new Set(records.map(({ email }) => email)).size).toBe(21);
  // 16 rows of these are less than 4 MiB. Never more than 25, of which Postgres would build the answer before it is refused.
  expect(limits.slice(0, 7)).toEqual([1, 25, 12, 13, 6, 7, 3]);
});

test("rows that do not arrive as a whole are asked for again, fewer at a time", async () => {
  await insertMany(9);
  const limits: number[] = [];
  const slow = await startUpstream(async ({ url = "", headers }, response) => {
    const address = new URL(url, supabase.url);
    limits.push(Number(address.searchParams.get("limit")));
    const answer = await (await fetch(address, { headers: { apikey: String(headers.apikey) } })).text();
    response.writeHead(200, { "Content-Type": "application/json" });
    if (Number(address.searchParams.get("limit")) <= 5) return response.end(answer);
    response.write(answer.slice(0, 100), () => response.destroy());
  });
  const { out, err } = await run(["export"], { ...project, SUPABASE_URL: slow.url });
  expect(err).toBe("9 registrations exported.\n");
  expect(readCsv(out, ",")).toHaveLength(10);
  expect(limits).toEqual([1, 25, 12, 6, 3, 4, 5, 6, 3]);
});

test("a count, a list and a dry run read of a name, an address and a phone no more than they show", async () => {
  const long = (name: string) => ({
    name: name.repeat(99_000),
    email: `${"a".repeat(250_000)}@example.org`,
    phone: "1".repeat(99_000),
  });
  await insert(long("x"), { email: "asha@example.org" }, long("y"));
  let bytes = 0;
  const counting = await startUpstream(async ({ url = "", headers }, response) => {
    const asked = await fetch(new URL(url, supabase.url), { headers: { apikey: String(headers.apikey) } });
    const answer = await asked.text();
    bytes += answer.length;
    response.writeHead(asked.status, { "Content-Type": "application/json" }).end(answer);
  });
  const ask = (...words: string[]) => run(words, { ...project, SUPABASE_URL: counting.url });
  expect((await ask("count")).out).toMatch(/^Total +3 /m);
  expect((await ask("list")).out).toMatch(/x{59}…[^y]* 2 .*asha@example\.org[^x]*y{59}…/);
  const dry = await ask("erase", "asha@example.org");
  expect([dry.code, dry.out.split("\n")]).toEqual([0, expect.toSatisfy((lines) => lines.length === 3)]);
  expect(bytes).toBeLessThan(10_000);
});

const answers = [
  ..."a\nb|a\n=1+1|a\r=1+1|ok;=40+2|ok;=40+2;x|ok,=40+2|=1+1|+1|-1|@SUM(1)|＝1|\u00a0=1+1".split("|"),
  ...['x";=1+1', 'x;"=1+1', '"=1+1', 'x""\n""=1+1,"y', 'x"\r\n"9","=1+1","forged@example.org', "x;\u00a0@SUM(1)"],
];
for (const separator of [",", ";"]) {
  test(`separated by “${separator}”, an answer is one cell, and none that a spreadsheet runs`, async () => {
    // The database would not accept all of them; an export has to be safe whatever it holds.
    await db.query("alter table public.registrationns drop constraint if exists registrationns_single_lines");
    await db.query("alter table public.registrationns drop constraint if exists registrationns_several_lines");
    for (const answer of answers)
      for (const field of ["name", "expectations", "comments"]) await insert({ [field]: answer });
    const { out } = await run(["export", "--separator", separator]);
    const rows = readCsv(out, separator);
    expect(rows).toHaveLength(1 + 3 * answers.length);
    for (const row of rows) expect(row).toHaveLength(COLUMNS.length);
    for (const other of [",", ";", "\t"]) expect(readCsv(out, other).flat().filter(isFormula)).toEqual([]);
    expect(readCsvHeedlessly(out).filter(isFormula)).toEqual([]);
    // Without the apostrophes it is what was typed.
    const typed = rows.slice(1).flatMap((row) => [row[at("name")], row[at("expectations")], row[at("comments")]]);
    for (const answer of answers) expect(typed.map((cell) => cell?.replaceAll("'", ""))).toContain(answer);
    // Each cell is quoted.
    expect(out.split(`"${separator}"`).length - 1).toBeGreaterThanOrEqual(rows.length * (COLUMNS.length - 1));
  });
}

test("an answer that is longer than anybody means it, for which a spreadsheet takes long, is cut, and says so", async () => {
  const longest = `${"x".repeat(3998)}=1`;
  const longer = [`${"x".repeat(32_767)}=1+1`, "\n=".repeat(40_000), ' "'.repeat(40_000), "😀".repeat(40_000)];
  const phone = `+${"9".repeat(99)}`;
  await insert({ phone, expectations: longest });
  for (const text of longer) await insert({ phone: `${phone}9`.repeat(400), expectations: `x${text}` });
  const { out } = await run(["export"]);
  const [, first, ...others] = readCsv(out, ",");
  expect([first?.[at("phone")], first?.[at("expectations")]]).toEqual([phone, longest]);
  expect(others).toHaveLength(longer.length);
  for (const cell of others.flat()) expect(cell.replaceAll('"', '""').length).toBeLessThanOrEqual(2 * 4000 + 100);
  for (const row of others) {
    expect(row[at("phone")]).toMatch(/^'\+9{99}.*… \(The rest is in an export with format=json\.\)$/);
    expect(row[at("expectations")]).toMatch(/^x.*… \(The rest is in an export with format=json\.\)$/s);
  }
});

test("above 253 characters an answer is one line, which a spreadsheet lays out in a fraction of the time, and says where lines ended", async () => {
  await insert({ expectations: `x${"\n=1".repeat(84)}`, comments: `x${"\n=1".repeat(85)}` });
  const [, row] = readCsv((await run(["export"])).out, ",");
  expect([row?.[at("expectations")], row?.[at("comments")]]).toEqual([
    `x${"\n'=1".repeat(84)}`,
    `x${" ⏎ =1".repeat(85)}`,
  ]);
});

test("text that no spreadsheet runs is exported as it was typed, and JSON has every text so", async () => {
  const names = [
    'say "hi", then\u2028go',
    "O’Neil 😀",
    "नवबिंदु",
    "a = b",
    "A-B",
    "1+1",
    "c; d",
    "e@example.org",
    "'quoted'",
  ];
  for (const name of [...names, "=1+1"]) await insert({ name });
  const [, ...rows] = readCsv((await run(["export"])).out, ",");
  expect(rows.map((row) => row[1])).toEqual([...names, "'=1+1"]);
  const records: { name: string }[] = JSON.parse((await run(["export", "--format", "json"])).out);
  expect(records.map(({ name }) => name)).toEqual([...names, "=1+1"]);
});

test("a phone number is exported as it was typed; what a spreadsheet would compute is not", async () => {
  const phones = [
    "+91 98765 43210",
    "+919876543210",
    "+91 (20) 5550 0100",
    "098765 43210",
    "+91-98765-43210",
    "+91 98;=1+1",
  ];
  for (const phone of phones) await insert({ phone });
  await insert({ phone: "1", name: "+91 98765 43210" });
  const [, ...rows] = readCsv((await run(["export"])).out, ",");
  expect(rows.map((row) => row[at("phone")])).toEqual([
    ...phones.slice(0, 4),
    "'+91-98765-43210",
    "'+91 98;'=1+1",
    "1",
  ]);
  expect(rows.at(-1)?.[1]).toBe("'+91 98765 43210");
});

test("the same person again is marked: the same email address or the same last ten digits of the phone", async () => {
  await insert({ email: "asha@example.org", phone: "+91 98765 43210" });
  await insert({ email: "dev@example.org", phone: "12345" });
  await insert({ email: "ASHA@example.org", phone: "2", volunteer_for: "Hyderabad Meetup" });
  await insert({ email: "asha@work.example", phone: "(098765) 43-210" });
  await insert({ email: "Asha@work.example", phone: "12345" });
  await insert({ email: "else@example.org", phone: "12345" });
  const again = async (...args: string[]) =>
    readCsv((await run(["export", ...args])).out, ",").map((row) => row.at(-1));
  expect(await again()).toEqual(["same_as", "", "", "1", "1", "4", ""]);
  expect(await again("--meetup", "hyderabad")).toEqual(["same_as", ""]);
});

test("at a terminal an export into a file shows how far it is", async () => {
  await insertMany(150);
  await insert({ volunteer_for: "Hyderabad Meetup" });
  const settings = { ...project, INIT_CWD: folder };
  const { err } = await run(["export", "meetup=pune", "output=pune.csv"], settings, { stdout: 80, stderr: 80 });
  await rm(join(folder, "pune.csv"));
  const bar = `\r${"█".repeat(20)}${"░".repeat(10)} 100 of 150\r${"█".repeat(30)} 150 of 150`;
  expect(err).toBe(`${supabase.url}\n${bar}\n150 registrations exported to ${join(folder, "pune.csv")}.\n`);
});

test("an export into a file is whole, its owner's alone, and begins with a byte order mark where asked", async () => {
  await insertMany(3);
  const settings = { ...project, INIT_CWD: folder };
  const file = join(folder, "volunteers.csv");
  await writeFile(file, "of last month");
  await chmod(file, 0o666);
  const { code, out, err } = await run(["export", "--bom", "--output", "volunteers.csv"], settings);
  expect([code, out, err]).toEqual([0, "", `3 registrations exported to ${file}.\n`]);
  const text = await readFile(file, "utf8");
  expect(text.startsWith('\uFEFF"id","name",')).toBe(true);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(["volunteers.csv"]);

  const failed = await run(["export", "--output", "volunteers.csv"], {
    ...settings,
    SUPABASE_SECRET_KEY: "sb_secret_x",
  });
  expect([failed.code, failed.err]).toEqual([1, expect.stringMatching(/^http:\S+ does not take this key/)]);
  expect(await readFile(file, "utf8")).toBe(text);
  expect(await readdir(folder)).toEqual(["volunteers.csv"]);
  await rm(file);
});

test("an export of nothing leaves the file of before, which may be the only copy", async () => {
  const settings = { ...project, INIT_CWD: folder };
  const file = join(folder, "volunteers.json");
  const words = ["export", "--format", "json", "--output", "volunteers.json"];
  expect(await run(words, settings)).toMatchObject({
    code: 0,
    err: `There are no registrations yet in ${supabase.url}.\n`,
  });
  await writeFile(file, "of before");
  const { code, err } = await run(words, settings);
  expect([code, err]).toEqual([1, `There are no registrations yet in ${supabase.url}. ${file} stays as it is.\n`]);
  expect([await readFile(file, "utf8"), await readdir(folder)]).toEqual(["of before", ["volunteers.json"]]);
  await rm(file);
});

test("what was exported as JSON comes back with the guide's SQL, every answer whole, nobody twice", async () => {
  const answer = `=1+1; 'it''s' "so" \\n \u2028 😀\n${"x".repeat(20_000)}`;
  await insert({ expectations: answer, comments: answer }, { name: "Bina" }, { registration_date: "-infinity" });
  const stored = "select to_jsonb(r) - 'id' as row from public.registrationns r order by id";
  const { rows: before } = await db.query(stored);
  const { out } = await run(["export", "format=json"]);
  const guide = await readFile("docs/deploy.md", "utf8");
  const [sql = ""] = /^insert into public\.registrationns [^;]+;$/m.exec(guide) ?? [];
  await db.query("delete from public.registrationns where name = 'Bina'");
  await db.query(sql.replace(":'rows'", "$1"), [out]);
  expect((await db.query("select name from public.registrationns order by id")).rows.at(-1)).toEqual({ name: "Bina" });
  await db.query("truncate public.registrationns");
  await db.query(sql.replace(":'rows'", "$1"), [out]);
  expect((await db.query(stored)).rows).toEqual(before);
});

test.for(["SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"] as const)(
  "an export that %s ends leaves nothing behind",
  async (ending) => {
    let end = () => {};
    const upstream = await startUpstream(() => end());
    const settings = { ...project, SUPABASE_URL: upstream.url, INIT_CWD: folder };
    const { code } = await spawnRegistrations(folder, ["export", "--output", "ended.csv"], settings, (child) => {
      end = () => child.kill(ending);
    });
    expect(code).toBe(130);
    expect((await readdir(folder)).filter((name) => name.startsWith("ended"))).toEqual([]);
  },
);

test("an export whose partial file was removed for another's fails, and leaves that one alone", async () => {
  await insertMany(3);
  const [file, partial] = [join(folder, "v.csv"), join(folder, "v.csv.partial")];
  await writeFile(file, "of before");
  const front = await startFront(() => {
    rmSync(partial);
    writeFileSync(partial, "another's");
    return undefined;
  });
  const settings = { ...project, SUPABASE_URL: front.url, INIT_CWD: folder };
  const { code, err } = await run(["export", "--output", "v.csv"], settings);
  expect([code, err]).toEqual([1, `${partial} was removed meanwhile, and this export with it. Please try again.\n`]);
  expect([await readFile(file, "utf8"), await readFile(partial, "utf8")]).toEqual(["of before", "another's"]);
  await Promise.all([rm(file), rm(partial)]);
});

test.runIf(process.platform === "linux")("what a full disk does not take is told, and the command fails", async () => {
  await insertMany(3);
  const full = await open("/dev/full", "w");
  for (const words of [["export", "format=csv"], ["export", "format=json"], ["list"], ["count"], ["help"]]) {
    const { code, err } = await spawnRegistrations(folder, words, project, () => {}, full.fd);
    expect([code, err], words.join(" ")).toEqual([
      1,
      "Not all of it could be written: ENOSPC: no space left on device, write.\n",
    ]);
  }
  await full.close();
});

test("whoever reads no more of an export ends it, and gets no error for it", async () => {
  await insertMany(3);
  const { code, err } = await spawnRegistrations(folder, ["export"], project, (child) => {
    child.stdout?.destroy();
    child.stdout = null;
  });
  expect([code, err]).toEqual([0, ""]);
});

test("an export writes into nothing that is there", async () => {
  await insertMany(3);
  const settings = { ...project, INIT_CWD: folder };
  const [file, partial, elsewhere] = ["v.csv", "v.csv.partial", "elsewhere"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await writeFile(elsewhere, "");
  for (const put of [() => symlink(elsewhere, partial), () => writeFile(partial, "", { mode: 0o666 })]) {
    await put();
    const { code, err } = await run(["export", "--output", "v.csv"], settings);
    expect([code, err]).toEqual([1, expect.stringContaining(`${partial} is there already`)]);
    expect(await readFile(partial, "utf8")).toBe("");
    await rm(partial);
  }
  for (const put of [() => symlink(elsewhere, file), () => symlink(join(folder, "nowhere"), file), () => mkdir(file)]) {
    await put();
    const { code, err } = await run(["export", "--output", "v.csv"], settings);
    expect([code, err]).toEqual([1, `${file} is no file. Nothing was written; choose another name.\n`]);
    expect((await lstat(file)).isFile()).toBe(false);
    await rm(file, { recursive: true });
  }
  expect(await readFile(elsewhere, "utf8")).toBe("");
  expect(await readdir(folder)).toEqual(["elsewhere"]);
  const { err } = await run(["export", "--output", "missing/v.csv"], settings);
  expect(err).toMatch(/^\S+missing\/v\.csv could not be written: ENOENT/);
  const below = await run(["export", "--output", "elsewhere/v.csv"], settings);
  expect(below.err).toMatch(/^\S+elsewhere\/v\.csv could not be written: ENOTDIR/);
});
