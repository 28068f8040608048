import naughtyStrings from "big-list-of-naughty-strings";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { fields } from "#app/registration/fields.ts";
import { inParallel } from "../support/in-parallel.ts";
import { seeds } from "../support/seeds.ts";
import { post, someAnswers, startDatabase, startSite } from "../support/site.ts";

const SUBMISSIONS = 10_000;
const database = await startDatabase();
const site = await startSite({}, database);
beforeEach(() => database.supabase.connection.driver.query("delete from public.registrationns"));

type Entries = [name: string, value: string][];
type Submission = { entries: Entries; multipart: boolean };

// The rules of docs/product.md, written again: what has to happen to a form.
const REQUIRED = ["name", "email", "phone", "designation", "company", "volunteer_for", "expectations"];
const SEVERAL_LINES = ["community_experience", "dev_experience", "expectations", "comments"];
const OPTIONS: Record<string, string[]> = {
  designation: ["Student", "Professional", "Other"],
  volunteer_for: ["Pune Meetup", "Bengaluru Meetup", "Hyderabad Meetup"],
};

/** The row that a form has to become, without id and date; undefined if it has to be refused. */
function expectedRow({ entries, multipart }: Submission): Record<string, string | null> | undefined {
  const row: Record<string, string | null> = {};
  for (const { name } of fields) {
    const values = entries.filter(([sent]) => sent === name).map(([, value]) => value);
    if (values.length > 1) return undefined;
    // Multipart turns every line end into CRLF (RFC 7578; HTML, multipart/form-data encoding).
    const sent = multipart ? (values[0] ?? "").replace(/\r\n|\r|\n/g, "\r\n") : (values[0] ?? "");
    const trimmed = sent.toWellFormed().split("\r\n").join("\n").trim();
    const text = /\p{M}{31}/u.test(trimmed) ? trimmed : trimmed.normalize("NFC");
    for (const character of text) {
      const code = character.codePointAt(0) ?? 0;
      const control = code < 32 || (code >= 127 && code < 160);
      if (control && !(character === "\n" && SEVERAL_LINES.includes(name))) return undefined;
    }
    if (text === "" && REQUIRED.includes(name)) return undefined;
    if (OPTIONS[name] && !OPTIONS[name].includes(text)) return undefined;
    if (name === "email" && !isEmail(text)) return undefined;
    row[name] = text === "" && name === "comments" ? null : text;
  }
  return row;
}

function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)];
  const label = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i;
  return (
    at > 0 &&
    [...local].every((character) => /[a-z0-9.!#$%&'*+/=?^_`{|}~-]/i.test(character) && character.length === 1) &&
    domain.split(".").every((part) => part.length <= 63 && label.test(part))
  );
}

const anyText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constantFrom(...naughtyStrings),
  fc.constantFrom("", " ", "\u00a0", "a\r\nb", "a\rb", "a\nb", "\u0000", "\u0085", "Jose\u0301", "\ufeff", "e\u2028f"),
);
const rightText = fc.constantFrom(
  "Asha",
  "O’Neil",
  "नवबिंदु",
  "Jose\u0301",
  "😀",
  "  ends  ",
  "<b>",
  "=1+1",
  "'; drop table",
);
const email = fc.oneof(
  { weight: 20, arbitrary: fc.uuid().map((id) => `${id}@example.org`) },
  fc.emailAddress(),
  fc.stringMatching(/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,20}@[a-z0-9.-]{1,80}$/),
  anyText,
);

// A control without a name is not submitted, and workerd accepts no multipart name with control characters or
// backslashes.
const fieldName = anyText.filter((name) => /^[^\p{Cc}\\]+$/u.test(name));

/** What a field may be sent as: mostly valid, so that a whole form has a chance. */
function sentAs(name: string): fc.Arbitrary<string> {
  const options = OPTIONS[name];
  if (name === "email") return email;
  const right = options ? fc.constantFrom(...options) : rightText;
  return fc.oneof({ weight: options ? 60 : 30, arbitrary: right }, { weight: 1, arbitrary: anyText });
}

const submission: fc.Arbitrary<Submission> = fc
  .record({
    known: fc.tuple(...fields.map(({ name }) => sentAs(name).map((value): [string, string] => [name, value]))),
    left: fc.option(fc.constantFrom(...fields.map(({ name }) => name)), { freq: 15 }),
    more: fc.option(
      fc.tuple(fc.oneof(fc.constantFrom("id", "registration_date", "name", "comments"), fieldName), anyText),
      { freq: 10 },
    ),
    multipart: fc.boolean(),
  })
  .map(({ known, left, more, multipart }) => ({
    entries: [...known.filter(([name]) => name !== left), ...(more ? [more] : [])],
    multipart,
  }))
  // The honeypot has a test of its own.
  .filter(({ entries }) => entries.every(([name]) => name !== "reference_url"));

function send({ entries, multipart }: Submission): Promise<Response> {
  if (!multipart) return post(site.form, new URLSearchParams(entries));
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return post(site.form, form);
}

/** Sends every form, 20 at a time, and compares answers and table with what is expected. */
async function expectTruth(submissions: Submission[]) {
  const wanted = new Set<string>();
  let refused = 0;
  await inParallel(20, submissions.length, async (index) => {
    const one = submissions[index] as Submission;
    const row = expectedRow(one);
    const response = await send(one);
    const html = await response.text();
    const label = JSON.stringify(one);
    if (row) {
      expect(response.status, label).toBe(303);
      wanted.add(JSON.stringify(row));
    } else {
      refused++;
      expect(response.status, label).toBe(400);
      expect(html, label).toContain("Error: ");
    }
  });
  const stored = (await site.rows()).map((row) =>
    JSON.stringify(Object.fromEntries(fields.map(({ name }) => [name, row[name]]))),
  );
  expect(stored.filter((row) => !wanted.has(row)).slice(0, 5), "rows that should not be").toEqual([]);
  const kept = new Set(stored);
  expect([...wanted].filter((row) => !kept.has(row)).slice(0, 5), "rows that are missing").toEqual([]);
  expect(stored, "rows that are there twice").toHaveLength(kept.size);
  expect(site.logs).toEqual([]);
  console.log(`${submissions.length} forms: ${stored.length} rows, ${refused} refused`);
  return { stored: stored.length, refused };
}

test.for(seeds)("seed %i: 10,000 generated forms: a row as it should be, or a refusal in words", async (seed) => {
  const { stored, refused } = await expectTruth(fc.sample(submission, { numRuns: SUBMISSIONS, seed }));
  expect(Math.min(stored, refused)).toBeGreaterThan(SUBMISSIONS / 5);
});

test("every naughty string, in a field of one line, in one of several, and as an email address", async () => {
  const submissions = naughtyStrings.flatMap((text) =>
    ["name", "comments", "email"].map((field, index) => ({
      entries: Object.entries(someAnswers({ [field]: text })) as Entries,
      multipart: index === 1,
    })),
  );
  await expectTruth(submissions);
});

test.for(seeds)(
  "seed %i: 2,000 bodies with bytes changed, cut or doubled: a redirect or a refusal in words, and no row that breaks a rule",
  async (seed) => {
    const mutation = fc.record({
      at: fc.nat(400),
      byte: fc.oneof(fc.integer({ min: 0, max: 255 }), fc.constantFrom(37, 38, 61, 43, 0, 255)),
      how: fc.constantFrom("change", "cut", "double", "insert"),
      contentType: fc.constantFrom(
        "application/x-www-form-urlencoded",
        "application/x-www-form-urlencoded; charset=utf-16",
        "APPLICATION/X-WWW-FORM-URLENCODED",
        "multipart/form-data; boundary=x",
        "text/plain",
      ),
    });
    const mutations = fc.sample(mutation, { numRuns: 2000, seed });
    const statuses = new Map<number, number>();
    await inParallel(20, mutations.length, async (index) => {
      const { at, byte, how, contentType } = mutations[index] as (typeof mutations)[number];
      const whole = Buffer.from(new URLSearchParams(someAnswers({ name: "Asha 😀" })).toString());
      const place = at % whole.length;
      const body = {
        change: () => Buffer.from(whole).fill(byte, place, place + 1),
        cut: () => whole.subarray(0, place),
        double: () => Buffer.concat([whole, Buffer.from("&"), whole.subarray(place)]),
        insert: () => Buffer.concat([whole.subarray(0, place), Buffer.from([byte]), whole.subarray(place)]),
      }[how]();
      const response = await post(site.form, body, { "Content-Type": contentType });
      const html = await response.text();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      expect([303, 400, 415], contentType).toContain(response.status);
      if (response.status !== 303) expect(html).toContain("Error: ");
    });
    console.log("changed bodies:", Object.fromEntries(statuses));
    for (const { id, registration_date, ...row } of await site.rows()) {
      const entries = Object.entries(row).map(([name, value]): [string, string] => [name, String(value ?? "")]);
      expect(expectedRow({ entries, multipart: false })).toEqual(row);
    }
    expect(site.logs).toEqual([]);
  },
);
