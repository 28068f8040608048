import { spawnSync } from "node:child_process";
import { copyFile, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { HELP } from "../../scripts/registrations/command-line.ts";
import { count } from "../../scripts/registrations/count.ts";
import { asCsv } from "../../scripts/registrations/csv.ts";
import { eraseSelected, prune } from "../../scripts/registrations/erase.ts";
import { exportAll } from "../../scripts/registrations/export.ts";
import { dayInIndia, inIndia, minuteInIndia, monthsAgo, readIndia } from "../../scripts/registrations/india.ts";
import { list } from "../../scripts/registrations/list.ts";
import { counted } from "../../scripts/registrations/terminal.ts";
import { shellEnvironment } from "../support/command.ts";
import { isFormula, readCsv, readCsvHeedlessly } from "../support/spreadsheet.ts";

const misunderstood: [command: (words: string[]) => Promise<void>, words: string[]][] = [
  [list, ["--bom"]],
  [list, ["everybody"]],
  [list, ["meetup"]],
  [list, ["meetup=pune", "meetup=bengaluru"]],
  [eraseSelected, ["day=2026-11-01", "--day=2026-11-02", "yes"]],
  [list, ["format=json"]],
  [list, ["--meetup", "mumbai"]],
  [list, ["--since", "yesterday"]],
  [list, ["--since", "2026-02-29"]],
  [list, ["since=2026-11-20 24:01"]],
  [list, ["since=2026-11-02", "until=2026-11-01"]],
  [list, ["since=0001-01-01"]],
  [list, ["until=0999-12-31"]],
  [count, ["day=2026-11-02", "since=2026-11-01"]],
  [count, ["day=2026-11-02 18:30"]],
  [exportAll, ["--format", "xml"]],
  [exportAll, ["--format", "json", "--bom"]],
  [exportAll, ["--format", "json", "--separator", ";"]],
  [exportAll, ["--separator", "|"]],
  [exportAll, ["output="]],
  [eraseSelected, []],
  [eraseSelected, ["nobody"]],
  [eraseSelected, ["yes"]],
  [eraseSelected, ["--meetup", "pune"]],
  [eraseSelected, ["asha@example.org", "dev@example.org"]],
  [eraseSelected, ["asha@example.org", "17"]],
  [eraseSelected, ["0"]],
  [eraseSelected, ["1.5"]],
  [eraseSelected, ["1.0"]],
  [eraseSelected, ["1e3"]],
  [eraseSelected, ["0x11"]],
  [eraseSelected, ["1,,2"]],
  [eraseSelected, Array.from({ length: 501 }, (_, id) => String(id + 1))],
  [prune, ["--older-than", "soon"]],
  [prune, ["--older-than", "0"]],
  [prune, ["older-than=1e1"]],
  [prune, ["older-than=10000"]],
  [prune, ["older-than=9007199254740993"]],
  [prune, ["--meetup", "pune"]],
];
test("what is not understood is refused before the database is asked", async () => {
  for (const [command, words] of misunderstood) {
    await expect(command(words), `${command.name} ${words}`).rejects.toMatchObject({
      exitCode: 2,
      message: expect.not.stringContaining("undefined"),
    });
  }
});

test("numbers are grouped as in India, and one is one", () => {
  expect([1, 200_000].map(counted)).toEqual(["1 registration", "2,00,000 registrations"]);
});

test("a day is India's, from midnight to midnight, and a time is its minute or second", () => {
  expect(readIndia("2028-02-29")).toEqual({
    start: new Date("2028-02-28T18:30:00Z"),
    end: new Date("2028-02-29T18:30:00Z"),
  });
  const start = new Date("2026-11-20T13:00:00Z");
  expect(readIndia("2026-11-20 18:30")).toEqual({ start, end: new Date("2026-11-20T13:01:00Z") });
  expect(readIndia("2026-11-20T18:30:00")).toEqual({ start, end: new Date("2026-11-20T13:00:01Z") });
});

test("a moment is shown in India, whichever of its forms the database gives it, and left as it is beyond the calendar", () => {
  for (const [moment, shown] of [
    ["2026-11-21T18:29:59.999999+00:00", "2026-11-21 23:59"],
    ["2026-11-21 18:30:00+00", "2026-11-22 00:00"],
    ["2028-02-29T23:30:00+05:30", "2028-02-29 23:30"],
    ["0001-01-01 00:00:00+00", "0001-01-01 05:30"],
    ["0099-12-31T18:29:00+00:00", "0099-12-31 23:59"],
    ["9999-12-31T18:29:00+00:00", "9999-12-31 23:59"],
  ] as const) {
    expect(minuteInIndia(moment), moment).toBe(shown);
  }
  for (const moment of [
    "-infinity",
    "0044-03-15T00:00:00+00:00 BC",
    "0044-03-15 00:00:00+00 BC",
    "9999-12-31T18:30:00+00:00",
    "10000-01-01 00:00:00+00",
    "275760-09-13 00:00:00+00",
    "294276-12-31T23:59:59+00:00",
  ]) {
    expect([inIndia, minuteInIndia, dayInIndia].map((shown) => shown(moment))).toEqual([moment, moment, moment]);
  }
});

test("months ago are India's, and end on the last day of a shorter month", () => {
  for (const [now, months, then] of [
    ["2026-11-21T06:00:00Z", 12, "2025-11-21T06:00:00Z"],
    ["2028-02-29T06:00:00Z", 12, "2027-02-28T06:00:00Z"],
    ["2026-03-31T06:00:00Z", 1, "2026-02-28T06:00:00Z"],
    ["2026-02-28T20:00:00Z", 1, "2026-01-31T20:00:00Z"], // The first of March in India.
  ] as const) {
    expect(monthsAgo(months, new Date(now)), now).toEqual(new Date(then));
  }
});

test("whatever people answer, a CSV has one cell for it, and none that a spreadsheet runs", async () => {
  const operators = "=+-@＝＋－＠";
  const blanks = " \u00a0\u1680\u2000\u200a\u202f\u205f\u3000\ufeff";
  const breaks = ",;\t\n\v\f\r\u0085\u2028\u2029";
  const pieces = [...operators, ...operators, ...blanks, ...breaks, ..."'\"a1", '","', '";"', "\r\n=", "नव"];
  const piece = fc.constantFrom(...pieces);
  const answer = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(answer, answer)), fc.constantFrom(",", ";"), async (rows, separator) => {
      const csv = asCsv(["name", "phone"], { separator: separator as "," | ";", bom: false });
      for (const [name, phone] of rows) csv.write({ name, phone });
      csv.end();
      const text: string = (await csv.setEncoding("utf8").toArray()).join("");
      const read = readCsv(text, separator);
      expect(read.slice(1).map((cells) => cells.map((cell) => cell.replaceAll("'", "")))).toEqual(
        rows.map((cells) => cells.map((cell) => cell.replaceAll("'", ""))),
      );
      for (const other of [",", ";", "\t"]) expect(readCsv(text, other).flat().filter(isFormula)).toEqual([]);
      expect(readCsvHeedlessly(text).filter(isFormula)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test("git takes up no export that the documentation has somebody write, whole or in part", async () => {
  const texts = await Promise.all(["README.md", "docs/deploy.md"].map((file) => readFile(file, "utf8")));
  const files = [HELP, ...texts].flatMap((text) =>
    [...text.matchAll(/ output=(\S+\.\w+)/g)].map(([, file = ""]) => file),
  );
  const written = [...new Set(files)].flatMap((file) => [file, `${file}.partial`]);
  const clone = await mkdtemp(join(tmpdir(), "clone-"));
  spawnSync("git", ["init", "--quiet"], { cwd: clone });
  await copyFile(".gitignore", join(clone, ".gitignore"));
  const { stdout } = spawnSync("git", ["check-ignore", ...written], { cwd: clone, encoding: "utf8" });
  await rm(clone, { recursive: true });
  expect(stdout.split("\n")).toEqual([...written, ""]);
  expect(written).toContain("volunteers.csv");
});

test("npm keeps no record of whose registration is erased", { timeout: 60_000 }, async () => {
  const HOME = await mkdtemp(join(tmpdir(), "home-"));
  onTestFinished(() => rm(HOME, { recursive: true }));
  const env = {
    ...shellEnvironment(),
    HOME,
    SUPABASE_URL: "https://project.supabase.example",
    SUPABASE_SECRET_KEY: "no key",
  };
  const words = ["run", "registrations", "erase", "asha@example.org"];
  const { stderr } = spawnSync("npm", words, { env, encoding: "utf8" });
  expect(stderr).toContain("SUPABASE_SECRET_KEY holds a blank");
  const left = await readdir(HOME, { recursive: true, withFileTypes: true });
  const files = left.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  for (const file of files) expect(await readFile(file, "utf8"), file).not.toContain("asha@");
});
