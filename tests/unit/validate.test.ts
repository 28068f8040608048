import { expect, test } from "vitest";
import { fields } from "#app/registration/fields.ts";
import { readAnswers, validateRegistration } from "#app/registration/validate.server.ts";
import { emailAddresses, noEmailAddresses } from "../support/email-addresses.ts";

const required: Record<string, string> = {
  ...Object.fromEntries(
    fields.filter((field) => field.required).map(({ name, options }) => [name, options?.[0] ?? "Something"]),
  ),
  email: "asha@example.org",
};

/** The answers to store, or the errors. */
function validate(overrides: Record<string, string>) {
  const typed = readAnswers(new URLSearchParams({ ...required, ...overrides }));
  const { answers, errors, errorCount } = validateRegistration(typed);
  return errorCount > 0 ? errors : answers;
}

// tests/worker/registration-agreement.test.ts has the property for any text.
test.for([
  ["invisible characters within white space", "\u200b Asha \u200b", "Asha"],
  ["compatibility characters", "x² ½ ™", "x² ½ ™"],
  ["joiners", "क्\u200dष ন্\u200c 👩\u200d💻 ❤\ufe0f", "क्\u200dष ন্\u200c 👩\u200d💻 ❤\ufe0f"],
  ["30 combining marks", `e${"\u0301\u0316".repeat(15)}`, `\u00e9${"\u0316".repeat(15)}${"\u0301".repeat(14)}`],
  ["31 combining marks", `e\u0301${"\u0316".repeat(30)}`, `e\u0301${"\u0316".repeat(30)}`],
] as const)("normalises %s as docs/product.md says", ([, typed, stored]) => {
  expect(validate({ name: typed, comments: typed })).toMatchObject({ name: stored, comments: stored });
});

test("keeps line breaks in a textarea and removes them from a single line", () => {
  for (const { name, kind } of fields.filter(({ kind }) => kind !== "select")) {
    const [start, end] = kind === "email" ? ["asha@", "example.org"] : ["one", "two"];
    for (const lineBreak of ["\n", "\r\n"]) {
      const stored = kind === "textarea" ? `${start}\n${end}` : start + end;
      expect(validate({ [name]: start + lineBreak + end })).toHaveProperty(name, stored);
    }
  }
});

test.for([
  ["white space", " \u00a0\t\r\n\u2003"],
  ["zero-width spaces", "\u200b\u200b"],
  ["joiners", "\u200d\u200c"],
  ["a Hangul filler", "\u3164"],
  ["a braille blank", "\u2800"],
  ["a variation selector", "\ufe0f"],
  ["a tag character", "\u{e0041}"],
] as const)("takes %s for no answer", ([, text]) => {
  for (const { name, requiredMessage } of fields) {
    const result = validate({ [name]: text }) as Record<string, string>;
    expect(result[name], name).toBe(requiredMessage ?? "");
  }
});

test.for(emailAddresses)("accepts the email address %s", (email) => {
  expect(validate({ email })).toMatchObject({ email });
});

test.for(noEmailAddresses.filter((email) => !email.includes("\n")))("rejects the email address %s", (email) => {
  expect(validate({ email })).toEqual({ email: "Enter an email address like name@example.com." });
});

test("ignores unknown fields; of a field that was sent twice the first counts", () => {
  const form = new URLSearchParams({ ...required, registration_date: "1970-01-01" });
  form.append("name", "Someone else");
  expect(validateRegistration(readAnswers(form))).toHaveProperty("answers", {
    ...Object.fromEntries(fields.map(({ name }) => [name, ""])),
    ...required,
  });
});
