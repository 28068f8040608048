import { z } from "zod";
import { type Answers, type FieldDefinition, type FieldName, fields } from "./fields.ts";

/** One message for each wrong answer. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/** @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Control characters except line feed, and invisible characters that no writing system needs (docs/product.md). */
const REMOVED = /(?!\n)\p{Cc}|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** A character that can be seen: no white space, joiner, filler or braille blank. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

const schema = z.object(Object.fromEntries(fields.map((field) => [field.name, answerSchema(field)])));

/**
 * Normalises and checks the answers of a submitted form. Other fields are ignored.
 *
 * @returns the text as typed, and either the answers to store or the errors.
 */
export function validateRegistration(
  form: URLSearchParams,
): { typed: Answers } & ({ answers: Answers } | { errors: FieldErrors }) {
  const typed = Object.fromEntries(fields.map(({ name }) => [name, form.get(name) ?? ""])) as Answers;
  const result = schema.safeParse(typed);
  if (result.success) return { typed, answers: result.data as Answers };
  const errors: FieldErrors = {};
  for (const { path, message } of result.error.issues) errors[path[0] as FieldName] ??= message;
  return { typed, errors };
}

function answerSchema({ kind, label, required, requiredMessage, options }: FieldDefinition) {
  return z
    .string()
    .transform((text) => normalize(kind === "textarea" ? text : text.replaceAll(/[\r\n]/g, "")))
    .superRefine((text, { addIssue }) => {
      const problem = (message: string) => addIssue({ code: "custom", message });
      if (text === "") return required && problem(requiredMessage);
      if (options && !options.includes(text)) problem(`Select one of the options for ${label}.`);
      if (kind === "email" && !EMAIL.test(text)) problem("Enter an email address like name@example.com.");
    });
}

/** The text as it is stored; empty if no character of it can be seen. */
function normalize(typed: string): string {
  const text = typed.replaceAll("\r\n", "\n").replace(REMOVED, "").normalize("NFC").trim();
  return VISIBLE.test(text) ? text : "";
}
