import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { site } from "#app/content/site.ts";
import { DAY_MS } from "#app/dates/day.ts";
import { yearInIndia } from "#app/dates/india-time.server.ts";
import { findMistakes, type Mistake } from "../../scripts/build/content-mistake.ts";
import { closeAfterTest } from "../support/close-after-test.ts";

const YEAR = yearInIndia();
/** A month that has not begun, soon. */
const SOON = new Date(Date.now() + 32 * DAY_MS).toISOString().slice(0, 7);
const HEAD = `import type { Meetup } from "./schemas.server.ts";

export const meetups: readonly Meetup[] = [
`;
const ENTRY = `  {
    city: "Pune",
    start: "${YEAR}-12-19T17:00",
    end: "${YEAR}-12-19T20:00",
    topic: "Talk",
    venue: "Hall",
    address: "Road",
    map: "https://maps.example/a",
  },
`;
const MEETUPS = `${HEAD}${ENTRY.replace("Pune", "Bengaluru")}${ENTRY}];\n`;

const example = readFileSync("app/content/meetups.ts", "utf8").split("--------\n")[1] ?? "";
/** A line of the example that the owner copies. */
const exampleOf = (key: string) => example.split("\n").find((line) => line.includes(`${key}:`)) ?? "";

const CITIES = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(site.cities.map(({ name }) => name));
const END = 'must be later than "start" and on its day';
const MAP = '"map" must be one link, such as https://maps.app.goo.gl/abc';
const EXAMPLE = "is still the example’s: write your own";
const LINE = 'write, for example, topic: "text", with straight quotes (") around the text and no quotes in it';
const CURLY = "a curly quote is in this line";
/** One of each range, as hexadecimal code points. */
const NEEDLESS = "00ad 061c 200b 200e 202e 2068 feff".split(" ");
const INVISIBLE = "an invisible character is in this line: delete the line and type it again";

/** Replaces the last `from` of a file by `to`, and expects `sentence`, `below` lines further down. */
type Change = [from: string | RegExp, to: string, sentence: string, below?: number];

const wrongMeetups: Change[] = [
  [
    "map:",
    "canceled: true,\n map:",
    `entry 2 (Pune, ${YEAR}-12-19T17:00), "canceled" is an unknown key: "cancelled" was`,
  ],
  ["venue:", "speaker:", '"speaker" is an unknown key: write city, start, topic, venue, address,'],
  ['    venue: "Hall",\n', "", '"venue" is missing', -5],
  ['    venue: "Hall",\n    address: "Road",\n', "", '"venue" is missing: add it', -5],
  ["map:", "cancelled: true,\n cancelled: false,\n map:", '"cancelled" is there twice: remove one of the two', 1],
  ["map:", "cancelled,\n map:", '"cancelled" needs ":" and a value'],
  ["city:", "city =", '"city" needs ":" instead of "="'],
  ['"Pune"', '"Bangalore"', `"city" must be ${CITIES}`],
  ['"Pune"', "Pune", '"city" must be a text in quotes'],
  ["map:", 'cancelled: "false",\n map:', '"cancelled" must be true or false, without quotes'],
  ["map:", "cancelled: True,\n map:", '"cancelled" must be true or false, in small letters'],
  ['"Talk"', '""', '"topic" is empty'],
  ...["0001", ...NEEDLESS].map((code): Change => ['"Talk"', `"Ta\\u${code}lk"`, '"topic" has an invisible character']),
  ['"Talk"', '"Talk \\ud83d"', '"topic" has an invisible character'],
  [`"${YEAR}-12-19T17:00"`, `"${YEAR}-02-30T17:00"`, '"start" must be a date and time that exist'],
  [`"${YEAR}-12-19T17:00"`, `"${YEAR}-12-19"`, '"start" must be a date and time that exist'],
  [`${YEAR}-12-19T17`, `${YEAR + 36}-12-19T17`, `"start" is more than a year ahead: check the year ${YEAR + 36}`],
  [`${YEAR}-12-19T17`, "1926-12-19T17", '"start" is before 2020: check the year 1926'],
  [`${YEAR}-12-19T20:00`, `${YEAR}-12-20T01:00`, `"end" ${END}`],
  [`${YEAR}-12-19T20:00`, `${YEAR}-12-19T17:00`, `"end" ${END}`],
  ["https://maps.example/a", "https://maps", MAP],
  ["https://maps.example/a", "https://maps.example/a Hall 2", MAP],
  ["https://maps.example/a", "https://maps.example/ahttp://maps.example/b", MAP],
  ["https://maps.example/a", "https://maps.example@evil.example", MAP],
  ['    map: "https://maps.example/a",', exampleOf("map"), `"map" ${EXAMPLE}`],
  ['    address: "Road",', exampleOf("address"), `"address" ${EXAMPLE}`],
  ["    map:", `${exampleOf("note")}\n    map:`, `"note" ${EXAMPLE}`],
  ["Pune", "Bengaluru", `"start" is the second one for Bengaluru on ${YEAR}-12-19`, 1],
  // Mistakes after which no entry can be named
  ['"Talk"', '"The "safe" app"', LINE],
  ['"Talk"', "“Talk”", CURLY],
  ['"Talk"', '"Talk”', CURLY],
  ['"Hall"', "", "nothing is after the colon: write a text in quotes, or remove the line"],
  ["map:", "attended: 1,200,\n map:", "this line or the one above cannot be read"],
  ['"Talk"', '"Talk', 'the quote (") at the end of a text is missing'],
  ['"Talk",', '"Talk"', "a comma is missing before this line", 1],
  ["  },\n];", "];", 'a line with "}," is missing before this line'],
  ["  },\n  {", "  {", 'a line with "}," is missing before this line'],
  ["  {\n", "", 'a line with "{" is missing before this line'],
  [`"${YEAR}-12-19T17:00"`, `${YEAR}-12-19T17:00`, 'a text or date needs quotes, as in "2026-12-19T17:00"'],
  [`"${YEAR}-12-19T17:00"`, `${YEAR}-09-05`, "a text or date needs quotes"],
  ["];\n", `];\n${ENTRY}`, 'an entry is outside of the list: move it above the line "];"', 3],
  ["];\n", "", "a bracket is missing or one too many"],
  ["  {\n", `\`\`\`ts\n${ENTRY}\`\`\`\n  {\n`, "a line of backticks (```) was pasted: remove it"],
  ["  {\n", `<<<<<<< a\n${ENTRY}=======\n`, "two changes are in conflict: close the pull request and begin again"],
  ["    city:", "\u200b    city:", INVISIBLE],
  ...NEEDLESS.map((code): Change => ['"Talk"', `"Ta${String.fromCodePoint(Number(`0x${code}`))}lk"`, INVISIBLE]),
  ["];\n", `];\n${MEETUPS}`, "meetups is there twice: remove the second copy of the file", 3],
];

const wrongFiles: [file: string, ...Change][] = [
  ["warnings.ts", " genuine:", " genuin:", '"genuin" is an unknown key: "genuine" was probably meant'],
  [
    "warnings.ts",
    ', text: "Anyone can have one, under any name."',
    "",
    '"giveaways", entry 1 (An ordinary mobile number.), "text"',
  ],
  ["warnings.ts", "Pay me now", "[Pay me now]", '"giveaways" must have two to four entries, one for each part', 2],
  ["warnings.ts", "never-share-an-otp", "pause-before-you-pay", '"slug" must be the slug of one warning only'],
  ["warnings.ts", "never-share-an-otp", "never-read-an-otp", '"slug" must not change, because people link to it'],
  ["warnings.ts", "never-share-an-otp", "hi", '"slug" is the address of another page'],
  ["warnings.ts", /checked: .*/, `checked: "${SOON}",`, '"checked" must be a month since 2020 that has begun'],
  ["lost-money.ts", "year: 2022", `year: ${YEAR + 1}`, '"year" must be a year from 2000 to this one'],
  [
    "nine-messages.ts",
    "never-share-an-otp",
    "never-share-an-opt",
    '"slug" is wrong: "never-share-an-otp" was probably',
  ],
  ["hi.ts", "हिन्दी में पढ़ें", " ", '"readHere" is empty'],
  ["hi.ts", "a-fine-is-never-an-app", "challan", '"slug" must be the "slug" of a warning in app/content/'],
  ["nine-messages.ts", "never-share-an-otp", "code", '"slug" must be the "slug" of a warning in app/content/'],
  ["nine-messages.ts", "messages: [", "messages: [\n    parcel,", '"messages" must have nine entries'],
  ["site.ts", /url: .*/, 'url: "javascript:alert(1)//",', '"url" must be one whole address'],
  ["site.ts", '"cybercrime.gov.in"', '"https://cybercrime.gov.in"', 'in help, "portal" must be like cybercrime.gov.in'],
  [
    "join.ts",
    /(?<=const volunteering.*)form: [^\n]*/s,
    'form: "http://x.org/",',
    'in volunteering, "form" must be one',
  ],
  [
    "events.ts",
    /date: .*/,
    `date: "${YEAR + 3}-12-12",`,
    `"date" is more than two years ahead: check the year ${YEAR + 3}`,
  ],
  ["events.ts", /status: "upcoming|status: "recorded/, 'status: "soon', '"status" must be upcoming or recorded'],
  ["events.ts", /speakers: .*/, 'speakers: "T",', '"speakers" must be a list in [ ]'],
  ["privacy.ts", /updated: .*/, `updated: "${YEAR + 1}-11-21",`, 'in privacy, "updated" must not be in the future'],
  [
    "testimonials.ts",
    "testimonials =",
    "testimonials = [1, 2, 3];\nexport const others =",
    "must have four entries or more",
  ],
  ["tools.ts", /stars: .*/, 'stars: "128",', '"stars" must be a number without quotes'],
  // Lists without a schema
  [
    "home.ts",
    'label: "Members"',
    'labl: "Members"',
    'in counters, entry 1 (Members), "labl" is an unknown key: "label"',
  ],
  ["about.ts", "No question is too small", " ", '"title" is empty'],
];

const folder = mkdtempSync(join(tmpdir(), "navbindu-"));
closeAfterTest({ close: () => rmSync(folder, { recursive: true }) });
for (const name of ["app", "node_modules", "package.json"]) symlinkSync(resolve(name), join(folder, name));

/** Writes a file of content into a folder of its own. */
function writeContent(name: string, text: string): string {
  const path = join(mkdtempSync(join(folder, "content-")), name);
  writeFileSync(path, text.replaceAll('"./', '"#app/content/'));
  return path;
}

function writeMistake(file: string, [from, to, sentence, below = 0]: Change) {
  const text = file === "meetups.ts" ? MEETUPS : readFileSync(`app/content/${file}`, "utf8");
  const found = typeof from === "string" ? from : (text.match(from)?.[0] ?? "absent");
  const start = text.lastIndexOf(found);
  const before = text.slice(0, start);
  const after = text.slice(start + found.length);
  const line = before.split("\n").length + below;
  return { file, isFound: start !== -1, from, line, to, sentence, path: writeContent(file, before + to + after) };
}

const cases = [
  ...wrongMeetups.map((change) => writeMistake("meetups.ts", change)),
  ...wrongFiles.map(([file, ...change]) => writeMistake(file, change)),
];
const cancelled = ENTRY.replace("{", "{ cancelled: true,");
const withoutOptional = ENTRY.replace(/ {4}(end|map).*\n/g, "");
const past = ENTRY.replaceAll(`${YEAR}-12-19`, "2026-01-10").replace("    map", '    note: "N",\n\t\u00a0 map');
const accepted = writeContent(
  "meetups.ts",
  `${HEAD}${cancelled}${withoutOptional}${past}];\n`.replaceAll("\n", "\r\n"),
);

// One compiler program for all files is much faster than one for each.
const mistakes = new Map<string, Mistake>();
for await (const mistake of findMistakes([accepted, ...cases.map(({ path }) => path)])) {
  if (!mistakes.has(mistake.file)) mistakes.set(mistake.file, mistake);
}

test.each(cases)("$file: $sentence", ({ file, path, isFound, from, line, to, sentence }) => {
  expect(isFound, `${file} has ${from}`).toBe(true);
  const mistake = mistakes.get(path);
  expect(mistake?.sentence ?? "no mistake", to).toMatch(/^[^\n]+[^.\n]\.$/);
  expect(mistake?.sentence, to).toContain(sentence);
  expect(mistake).toHaveProperty("line", line);
});

test("accepts a past meetup, a cancelled one with a replacement on its day, tabs, Windows’ line ends, and what is optional", () => {
  expect(mistakes.get(accepted)).toBeUndefined();
});

test("the lint takes every kind of space in pasted meetups", () => {
  const project = mkdtempSync(join(folder, "lint-"));
  const { overrides } = JSON.parse(readFileSync("biome.json", "utf8"));
  writeFileSync(join(project, "biome.json"), JSON.stringify({ overrides }));
  cpSync(accepted, join(project, "app/content/meetups.ts"));
  execFileSync(resolve("node_modules/.bin/biome"), ["lint", "--error-on-warnings"], { cwd: project });
});

test("git merges meetups of different cities that are announced at once", () => {
  const base = readFileSync("app/content/meetups.ts", "utf8");
  let merged = base;
  for (const { name } of site.cities) {
    const line = `  // ${name}: paste below this line\n`;
    const announced = base.replace(line, line + ENTRY);
    const files = [merged, base, announced].map((text) => writeContent("meetups.ts", text));
    merged = execFileSync("git", ["merge-file", "--stdout", ...files], { encoding: "utf8" });
  }
  expect(merged.match(/^ {4}city: /gm)).toHaveLength(1 + site.cities.length);
});
