import { expect, test } from "vitest";
import type { Entries } from "#app/http/form-body.server.ts";
import { type Answers, fields } from "#app/registration/fields.ts";
import { validateRegistration } from "#app/registration/validate.server.ts";
import { emailAddresses, noEmailAddresses } from "../support/email-addresses.ts";

const complete: Record<string, string> = {
  ...Object.fromEntries(
    fields.filter(({ required }) => required).map(({ name, options }) => [name, options?.[0] ?? "Asha"]),
  ),
  email: "asha@example.org",
};

function check(overrides: Record<string, string>, more: Entries = []) {
  return validateRegistration([...Object.entries({ ...complete, ...overrides }), ...more]);
}

function errorsOf(validation: ReturnType<typeof check>): Partial<Answers> {
  return validation.valid ? {} : validation.errors;
}

test("the fields are asked for in their order, and those that are required", () => {
  const expected = [
    ["name", true],
    ["email", true],
    ["phone", true],
    ["designation", true],
    ["company", true],
    ["volunteer_for", true],
    ["community_experience", false],
    ["super_power", false],
    ["dev_experience", false],
    ["expectations", true],
    ["comments", false],
  ];
  const names = expected.map(([name]) => name);
  const asked = fields.filter(({ name }) => names.includes(name)).map(({ name, required }) => [name, required]);
  expect(asked).toEqual(expected);
});

test("optional fields may be missing and are stored as empty texts", () => {
  const answers = { ...Object.fromEntries(fields.map(({ name }) => [name, ""])), ...complete };
  expect(check({})).toEqual({ valid: true, typed: answers, answers });
});

test.for([
  ["asha@उदाहरण.भारत", "asha@xn--p1b6ci4b4b3a.xn--h2brj9c"],
  ["asha@BÜCHER.example", "asha@xn--bcher-kva.example"],
  ["asha@Bu\u0308cher.example", "asha@xn--bcher-kva.example"],
  ["ASHA@Example.ORG", "ASHA@Example.ORG"],
] as const)("the domain of %s is stored in the letters of DNS", ([email, stored]) => {
  expect(check({ email })).toMatchObject({ typed: { email }, answers: { email: stored } });
});

test.for([
  "é",
  "asha@é/x",
  "asha@é:80",
  "asha@é?",
  "a@b@é",
  "आशा@भारत.example",
  "asha@１２７.１",
  "asha@é .example",
  `asha@${"é".repeat(100_000)}`,
])("what no domain could be is refused: %.20s", (email) => {
  expect(errorsOf(check({ email }))).toEqual({ email: expect.stringContaining("name@example.org") });
});

test.for(Object.keys(complete))("a blank %s is no answer", (name) => {
  expect(Object.keys(errorsOf(check({ [name]: " \u00a0\t\n " })))).toEqual([name]);
});

test("what was typed comes back unaltered when something else is wrong", () => {
  const validation = check({ name: "  Asha  ", email: "nobody" });
  expect(validation.valid).toBe(false);
  expect(validation.typed.name).toBe("  Asha  ");
  expect(check({ name: "  Asha  " })).toMatchObject({ typed: { name: "  Asha  " }, answers: { name: "Asha" } });
});

test("ends are trimmed, CRLF becomes LF, and the text is NFC", () => {
  const validation = check({ name: "  Jose\u0301 ", expectations: "\r\none\r\ntwo  \r\n" });
  expect(validation.valid && validation.answers.name).toBe("Jos\u00e9");
  expect(validation.valid && validation.answers.expectations).toBe("one\ntwo");
});

// In order, as many marks as a form may hold would take seconds.
test("a text with more than 30 combining marks in a row is stored as typed, with 30 it becomes NFC", () => {
  for (const typed of [`e${"\u0301\u0323".repeat(65_536)}`, `e${"\u0301\u0323".repeat(15)}\u0301`])
    expect(check({ expectations: typed })).toMatchObject({ answers: { expectations: typed } });
  const ordered = `\u1eb9${"\u0323".repeat(14)}${"\u0301".repeat(15)}`;
  expect(check({ expectations: `e${"\u0301\u0323".repeat(15)}` })).toMatchObject({
    answers: { expectations: ordered },
  });
});

test.for(emailAddresses)("%s is an email address", (email) => {
  expect(errorsOf(check({ email }))).toEqual({});
});
test.for([...noEmailAddresses, "a@b\u0000"])("%j is none", (email) => {
  expect(Object.keys(errorsOf(check({ email })))).toEqual(["email"]);
});

test("a part of an option is none", () => {
  for (const { name, options } of fields) {
    for (const option of options ?? [])
      expect(errorsOf(check({ [name]: option.slice(0, -1) })), option).toHaveProperty(name);
  }
});

test("options are taken as spelt", () => {
  expect(errorsOf(check({ designation: "student" }))).toHaveProperty("designation");
  expect(errorsOf(check({ volunteer_for: "Mumbai Meetup" }))).toHaveProperty("volunteer_for");
});

test.for(["\u0000", "\t", "\u0007", "\u007f", "\u0085", "\r"])(
  "control character %j is refused in every field",
  (character) => {
    for (const { name, options } of fields) {
      const error = errorsOf(check({ [name]: options ? `${complete[name]}${character}x` : `a${character}b` }))[name];
      expect(error, name).toMatch(/control character|a tab/);
    }
  },
);

test("a newline is an answer's where the form has several lines, and nowhere else", () => {
  for (const { name, kind, options } of fields) {
    if (options || kind === "email") continue;
    const error = errorsOf(check({ [name]: "one\ntwo" }))[name];
    expect(error, name).toEqual(kind === "textarea" ? undefined : expect.stringContaining("control character"));
  }
});

test("a lone surrogate is refused, an emoji is not", () => {
  expect(errorsOf(check({ name: "a\ud83d" }))).toHaveProperty("name");
  expect(errorsOf(check({ name: "a\ud83d\ude00" }))).toEqual({});
});

test("a known field sent twice is refused, an unknown one is ignored", () => {
  expect(errorsOf(check({}, [["name", "Asha"]]))).toHaveProperty("name");
  expect(
    check({}, [
      ["colour", "blue"],
      ["colour", "red"],
      ["registration_date", "1970-01-01"],
    ]),
  ).toMatchObject({ valid: true, answers: expect.not.objectContaining({ colour: "blue" }) });
});

test("a file in a field's place is refused", () => {
  expect(errorsOf(check({}, [["comments", null]]))).toHaveProperty("comments");
});
