import { expect, test } from "vitest";
import { fields } from "#app/registration/fields.ts";
import { validateRegistration } from "#app/registration/validate.server.ts";
import { emailAddresses, noEmailAddresses } from "../support/email-addresses.ts";

const required: Record<string, string> = {
  ...Object.fromEntries(
    fields.filter((field) => field.required).map(({ name, options }) => [name, options?.[0] ?? "Something"]),
  ),
  email: "asha@example.org",
};

/** The answers to store, or the errors. */
function validate(overrides: Record<string, string>) {
  const result = validateRegistration(new URLSearchParams({ ...required, ...overrides }));
  return "errors" in result ? result.errors : result.answers;
}

test("stores the text with its ends trimmed, CRLF as LF, and in Unicode NFC", () => {
  expect(validate({ name: " \u00a0Jose\u0301\t", expectations: "\r\none\r\n\r\ntwo \r\n" })).toMatchObject({
    name: "José",
    expectations: "one\n\ntwo",
  });
});

test.for([
  ["zero-width space", "\u200b"],
  ["byte order mark", "\ufeff"],
  ["soft hyphen", "\u00ad"],
  ["bidi control", "\u202a"],
  ["bidi isolate", "\u2066"],
  ["control character", "\u0007"],
  ["NUL", "\0"],
] as const)("removes a %s", ([, character]) => {
  expect(validate({ name: `A${character}sha`, email: `${character}asha@example.org${character}` })).toMatchObject({
    name: "Asha",
    email: "asha@example.org",
  });
});

test.for(["क्\u200dष", "ন্\u200c", "👩\u200d💻", "❤\ufe0f", "𠮷"])("keeps %s", (text) => {
  expect(validate({ name: text, comments: text })).toMatchObject({ name: text, comments: text });
});

test("keeps line breaks in a textarea and removes them from a single line", () => {
  expect(validate({ comments: "one\ntwo", super_power: "one\ntwo" })).toMatchObject({
    comments: "one\ntwo",
    super_power: "onetwo",
  });
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

test("accepts an option only as the form spells it", () => {
  for (const { name, options } of fields) {
    for (const option of options ?? []) {
      expect(validate({ [name]: option })).toMatchObject({ [name]: option });
      for (const wrong of [option.slice(0, -1), option.toLowerCase(), "toString"]) {
        expect(validate({ [name]: wrong }), wrong).toHaveProperty(name, expect.stringMatching(/^Select one/));
      }
    }
  }
});

test("ignores unknown fields; of a field that was sent twice the first counts", () => {
  const form = new URLSearchParams({ ...required, registration_date: "1970-01-01" });
  form.append("name", "Someone else");
  expect(validateRegistration(form)).toHaveProperty("answers", {
    ...Object.fromEntries(fields.map(({ name }) => [name, ""])),
    ...required,
  });
});

test("returns the typed text unaltered beside the errors", () => {
  const result = validateRegistration(new URLSearchParams({ ...required, name: "  A\u200bsha ", email: "none" }));
  expect(result).toMatchObject({
    typed: { name: "  A\u200bsha ", email: "none" },
    errors: { email: expect.anything() },
  });
});

test("checks the longest possible answers in linear time", () => {
  const long = 128 * 1024;
  const started = performance.now();
  for (const email of ["a".repeat(long), `a@${"b.".repeat(long / 2)}`, `a@${"b-".repeat(long / 2)}`])
    validate({ email });
  validate({ comments: `${" ".repeat(long)}x`, expectations: "\u200d".repeat(long) });
  expect(performance.now() - started, "ms").toBeLessThan(1000);
});
