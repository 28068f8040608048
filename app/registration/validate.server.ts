import { z } from "zod";
import { type Answers, type FieldDefinition, type FieldName, fields } from "./fields.ts";

/** One message for each wrong answer. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/** @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
export const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Control characters except line feed, and invisible characters that no writing system needs (docs/product.md). */
const REMOVED = /(?!\n)\p{Cc}|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/**
 * More combining marks in a row than any language writes (Stream-Safe Text, https://www.unicode.org/reports/tr15/). The
 * lookbehind keeps the search linear: it starts only at the first mark of a row.
 */
const MANY_MARKS = /(?<!\p{M})\p{M}{31}/u;

/** A visible character: not white space, and not a joiner, filler or braille blank. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

const schema = z.object(Object.fromEntries(fields.map((field) => [field.name, answerSchema(field)])));

/** Reads the answers as typed. Unknown fields are ignored. If a field was sent twice, the first value counts. */
export function readAnswers(form: URLSearchParams): Answers {
  return Object.fromEntries(fields.map(({ name }) => [name, form.get(name) ?? ""])) as Answers;
}

/** Normalises and checks answers as typed: returns the answers to store, or the errors. */
export function validateRegistration(typed: Answers): { answers: Answers } | { errors: FieldErrors } {
  const result = schema.safeParse(typed);
  if (result.success) return { answers: result.data as Answers };
  const errors: FieldErrors = {};
  for (const { path, message } of result.error.issues) errors[path[0] as FieldName] ??= message;
  return { errors };
}

function answerSchema({ kind, label, requiredMessage, options }: FieldDefinition) {
  return z
    .string()
    .transform((text) => normalize(kind === "textarea" ? text : text.replaceAll(/[\r\n]/g, "")))
    .superRefine((text, { addIssue }) => {
      const problem = (message: string) => addIssue({ code: "custom", message });
      if (text === "") {
        if (requiredMessage) problem(requiredMessage);
        return;
      }
      if (options && !options.includes(text)) problem(`Select one of the options for ${label}.`);
      if (kind === "email" && !EMAIL.test(text)) problem("Enter an email address like name@example.com.");
    });
}

/** Normalises a text for storage. The result is empty if the text has no visible character. */
export function normalize(typed: string): string {
  const trimmed = typed.replaceAll("\r\n", "\n").replace(REMOVED, "").trim();
  // NFC takes quadratic time for many marks in a row.
  const text = MANY_MARKS.test(trimmed) ? trimmed : trimmed.normalize("NFC");
  return VISIBLE.test(text) ? text : "";
}
