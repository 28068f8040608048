import fc from "fast-check";
import { expect, test } from "vitest";
import { type FieldDefinition, fields } from "#app/registration/fields.ts";
import { emailAddresses, noEmailAddresses } from "../support/email-addresses.ts";
import { post, startDatabase, startSite } from "../support/site.ts";

type Answers = Record<string, string>;

const REMOVED =
  "\u00ad\u061c\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\u2065\u2066\u2067\u2068\u2069\ufeff";
const BLANK = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
/** The HTML standard's rule, with lengths checked apart. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@([a-z\d]([a-z\d-]*[a-z\d])?)(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/i;

/** What docs/product.md says is stored for a typed answer, or undefined if it is rejected. */
function storedText(typed: string, { kind, requiredMessage, options }: FieldDefinition): string | undefined {
  const kept = [...typed.replaceAll("\r\n", "\n")].filter(
    (character) =>
      (character === "\n" && kind === "textarea") || !(/\p{Cc}/u.test(character) || REMOVED.includes(character)),
  );
  const marks = /\p{M}{31,}/u.test(kept.join(""));
  const text = (marks ? kept.join("") : kept.join("").normalize("NFC")).trim();
  if (BLANK.test(text)) return requiredMessage ? undefined : "";
  if (options && !options.includes(text)) return undefined;
  const isEmail = EMAIL.test(text) && (text.split("@")[1] ?? "").split(".").every((label) => label.length <= 63);
  return kind === "email" && !isEmail ? undefined : text;
}

/** Any character but a mark: Node and workerd sort the marks of different versions of Unicode. */
const character = fc.string({ unit: "binary", minLength: 1, maxLength: 1 }).filter((text) => !/\p{M}/u.test(text));
const unit = fc.oneof(
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
  character,
  fc.constantFrom(...REMOVED, ..."\0\u0007\t\u00a0\u0085\u200c\u200d\u2028\u2800\u3164\ufe0f", "\r\n", "\n", "\r"),
  fc.constantFrom(..."ﬁ²½™\u0958\u0344\"<\\'", "e\u0301", "क्ष", "\u1100\u1161", "👩\u200d💻"),
  fc.nat(40).map((length) => "\u0316\u0301".repeat(length).slice(0, length)),
);
const text = fc.string({ unit, maxLength: 12 });

/** One of some answers, within invisible characters. */
function within(answers: readonly string[]) {
  const around = fc.constantFrom("", " ", "\u200b", " \u202a\t");
  return fc.tuple(around, fc.constantFrom(...answers), around).map((parts) => parts.join(""));
}

/** Right answers with a few wrong ones: one wrong answer rejects the whole form. */
function mostly(right: readonly string[], wrong: readonly string[]) {
  return fc.oneof({ weight: 30, arbitrary: within(right) }, { weight: 1, arbitrary: fc.constantFrom(...wrong) });
}

function answerTo({ kind, options }: FieldDefinition) {
  if (kind === "email") return mostly(emailAddresses, noEmailAddresses);
  const lowerCased = options?.map((option) => option.toLowerCase()) ?? [];
  if (options) return mostly(options, lowerCased);
  return fc.oneof({ weight: 1, arbitrary: within(["Asha", "आशा\nकुलकर्णी"]) }, { weight: 6, arbitrary: text });
}

const site = await startSite({}, { database: await startDatabase() });

test("the site accepts what docs/product.md says, and the database stores exactly that, once", async () => {
  const outcomes = { accepted: 0, rejected: 0 };
  const answers = fc.record(Object.fromEntries(fields.map((field) => [field.name, answerTo(field)])), {
    noNullPrototype: true,
  });
  await fc.assert(
    fc.asyncProperty(answers, async (typed: Answers) => {
      await site.supabase.connection.driver.exec("delete from public.registrationns");
      const expected = fields.map((field) => [field.name, storedText(typed[field.name] ?? "", field)] as const);
      const isAccepted = expected.every(([, text]) => text !== undefined);
      outcomes[isAccepted ? "accepted" : "rejected"] += 1;
      expect((await post(site.form, typed)).status).toBe(isAccepted ? 303 : 400);
      const [row, ...others] = await site.rows();
      expect(others).toEqual([]);
      if (!isAccepted) {
        expect(row).toBeUndefined();
        return;
      }
      const stored = fields.map(({ name }) => [name, row?.[name] ?? ""] as const);
      expect(stored).toEqual(expected);
      // Normalised once more, the answers are the same registration.
      expect((await post(site.form, Object.fromEntries(stored) as Answers)).status).toBe(303);
      expect(await site.rows()).toHaveLength(1);
    }),
    { numRuns: 80 },
  );
  expect(Math.min(outcomes.accepted, outcomes.rejected), JSON.stringify(outcomes)).toBeGreaterThan(15);
});
