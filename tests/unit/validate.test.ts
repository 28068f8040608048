import { expect, test } from "vitest";
import { fields } from "#app/registration/fields.ts";
import { readAnswers, validateRegistration } from "#app/registration/validate.server.ts";
import { noEmailAddresses } from "../support/email-addresses.ts";

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
