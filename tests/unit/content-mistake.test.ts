import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findMistake } from "../../scripts/build/content-mistake.ts";
import { closeAfterTest } from "../support/close-after-test.ts";

const YEAR = new Date().getUTCFullYear();

/** The source of a right entry of each list, by key. */
const right = {
  meetups: { city: '"Pune"', start: `"${YEAR}-12-19T17:00"`, topic: '"T"', venue: '"V"', address: '"A"' },
  webinars: { title: '"T"', date: '"2026-12-12"', speaker: '"S"', description: '"D"', status: '"upcoming"' },
  summits: {
    title: '"T"',
    date: '"2027-02-13"',
    location: '"L"',
    description: '"D"',
    speakers: '["S"]',
    tracks: '["T"]',
  },
  organisers: { name: '"N"', city: '"Pune"', does: '"D"' },
  tools: { name: '"N"', category: '"C"', description: '"D"', author: '"A"', stars: "1" },
};
const files = {
  meetups: "meetups.ts",
  webinars: "events.ts",
  summits: "events.ts",
  organisers: "about.ts",
  tools: "tools.ts",
};

/** The source of a list. Each key has a line of its own; one without a value is missing. */
function listOf(name: string, ...entries: Record<string, string | undefined>[]): string {
  const keys = entries.map((entry) => Object.entries(entry).filter(([, value]) => value !== undefined));
  const lines = keys.flatMap((entry) => ["  {", ...entry.map(([key, value]) => `    ${key}: ${value},`), "  },"]);
  return [`export const ${name} = [`, ...lines, "];", ""].join("\n");
}

/** The first mistake of a project with one file of content. */
async function findMistakeIn(file: string, text: string) {
  const folder = await mkdtemp(join(tmpdir(), "navbindu-"));
  closeAfterTest({ close: () => rm(folder, { recursive: true, force: true }) });
  await mkdir(join(folder, "app/content"), { recursive: true });
  await cp("app/content/sample.ts", join(folder, "app/content/sample.ts"));
  await writeFile(join(folder, "app/content", file), text);
  return findMistake(folder);
}

const unknown = (key: string, meant: string) => `"${key}" is an unknown key: "${meant}" was probably meant`;
const END = '"end" must be on the day of "start" and after it';
const TIME = "must be a date and time that exist, such as 2026-12-19T17:00";
const ADDRESS = '"map" must be a whole address, such as https://maps.app.goo.gl/abc';

test.each([
  ["meetups", { canceled: "true" }, unknown("canceled", "cancelled")],
  ["meetups", { address: undefined, adress: '"A"' }, unknown("adress", "address")],
  ["meetups", { venue: undefined }, '"venue" is missing'],
  ["meetups", { start: undefined }, '"start" is missing'],
  ["meetups", { city: undefined }, '"city" is missing'],
  ["meetups", { city: '"Bangalore"' }, '"city" must be Pune, Bengaluru or Hyderabad'],
  ["meetups", { cancelled: '"false"' }, '"cancelled" must be true or false, without quotes'],
  ["meetups", { topic: '""' }, '"topic" is empty'],
  ["meetups", { note: '" "' }, '"note" is empty'],
  ["meetups", { start: `"${YEAR}-02-30T17:00"` }, `"start" ${TIME}`],
  ["meetups", { start: `"${YEAR}-12-19"` }, `"start" ${TIME}`],
  [
    "meetups",
    { start: `"${YEAR + 36}-12-19T17:00"` },
    `"start" is more than a year ahead: is the year ${YEAR + 36} right?`,
  ],
  ["meetups", { end: `"${YEAR}-12-20T01:00"` }, END],
  ["meetups", { end: `"${YEAR}-12-19T17:00"` }, END],
  ["meetups", { end: `"${YEAR + 1}-12-19T20:00"` }, END],
  ["meetups", { end: '"20:00"' }, `"end" ${TIME}`],
  ["meetups", { map: '"javascript:alert(1)"' }, ADDRESS],
  ["meetups", { map: '"https://"' }, ADDRESS],
  ["webinars", { date: '"2026-12-12 6pm"' }, '"date" must be a date that exists'],
  ["webinars", { status: '"soon"' }, '"status" must be upcoming or recorded'],
  ["summits", { title: undefined }, '"title" is missing'],
  ["summits", { tracks: '"T"' }, '"tracks" must be a list in [ ]'],
  ["organisers", { does: undefined, role: '"R"' }, unknown("role", "does")],
  ["tools", { stars: '"128"' }, '"stars" must be a number without quotes'],
] as const)("a wrong entry in %s is named: %o", async (list, change, expected) => {
  const file = files[list];
  const source = listOf(list, right[list], { ...right[list], ...change });
  // In one file, `webinars` stand before `summits`.
  const text = list === "summits" ? `${listOf("webinars")}${source}` : source;
  const mistake = await findMistakeIn(file, text);
  expect(mistake?.sentence).toMatch(/^[^\n]+[^.\n]\.$/);
  expect(mistake?.sentence).toContain(`app/content/${file}, line ${mistake?.line}: in ${list}, entry 2 (`);
  expect(mistake?.sentence).toContain(expected);
  expect(mistake?.file).toBe(`app/content/${file}`);
  // The line of the key, or of the entry without it.
  const [, key] = /"(\w+)"/.exec(expected) ?? [];
  expect(text.split("\n")[(mistake?.line ?? 0) - 1]).toMatch(new RegExp(`^ +(${key}: .*|\\{)$`));
});

const { city, ...rest } = right.meetups;

test.each([
  [
    "a misspelt key",
    "warnings.ts",
    (await readFile("app/content/warnings.ts", "utf8")).replace(" genuine:", " genuin:"),
    unknown("genuin", "genuine"),
  ],
  [
    "a mark without an explanation",
    "warnings.ts",
    (await readFile("app/content/warnings.ts", "utf8")).replace("Pay me now", "[Pay me now]"),
    'entry 1 (Pause before you pay), "giveaways" must have two to four entries, one for each part',
  ],
  [
    "two warnings with one slug",
    "warnings.ts",
    (await readFile("app/content/warnings.ts", "utf8")).replace("never-share-an-otp", "pause-before-you-pay"),
    '"slug" must be the slug of one warning only',
  ],
  [
    "two meetups on one day",
    "meetups.ts",
    listOf("meetups", right.meetups, right.meetups),
    "line 11: in meetups, entry 2 (Pune",
  ],
  [
    "typographic quotes",
    "meetups.ts",
    listOf("meetups", { city: "“Pune”", ...rest }),
    "line 3: a character is not allowed",
  ],
  [
    "a missing comma",
    "meetups.ts",
    listOf("meetups", right.meetups).replace('"Pune",', '"Pune"'),
    "line 4: a comma is missing before",
  ],
  [
    "a text without quotes",
    "meetups.ts",
    listOf("meetups", { city: "Pune", ...rest }),
    "Pune is not defined: a text in quotes",
  ],
])("names the place of %s", async (_, file, text, expected) => {
  const mistake = await findMistakeIn(file, text);
  expect(mistake?.sentence).toMatch(new RegExp(`^app/content/${file}, line ${mistake?.line}: [^\n]*\\.$`));
  expect(mistake?.sentence).toContain(expected);
});

test("accepts a past meetup, a cancelled one with a replacement on its day, and everything that is optional", async () => {
  const cancelled = { ...right.meetups, cancelled: "true" };
  const past = {
    ...right.meetups,
    start: '"2026-01-10T10:00"',
    end: '"2026-01-10T12:00"',
    map: '"https://maps.example/a"',
    note: '"N"',
  };
  expect(
    await findMistakeIn("meetups.ts", listOf("meetups", cancelled, right.meetups, cancelled, past)),
  ).toBeUndefined();
  expect(await findMistakeIn("meetups.ts", listOf("meetups"))).toBeUndefined();
});
