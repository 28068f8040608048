import { NEEDLESS, VISIBLE } from "#app/content/characters.server.ts";
import { type Answers, type FieldDefinition, type FieldErrors, fields } from "./fields.ts";

/** @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
export const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/**
 * More combining marks in a row than any language writes (Stream-Safe Text, https://www.unicode.org/reports/tr15/). The
 * lookbehind keeps the search linear: it starts only at the first mark of a row.
 */
const MANY_MARKS = /(?<!\p{M})\p{M}{31}/u;

/** Reads the answers as typed. Unknown fields are ignored. If a field was sent twice, the first value counts. */
export function readAnswers(form: URLSearchParams): Answers {
  return Object.fromEntries(fields.map(({ name }) => [name, form.get(name) ?? ""])) as Answers;
}

/**
 * Normalises and checks answers as typed.
 *
 * @returns the normalised answers, which may be stored if there are no errors.
 */
export function validateRegistration(typed: Answers) {
  const answers = { ...typed };
  const errors: FieldErrors = {};
  for (const field of fields) {
    const { name, kind } = field;
    const text = kind === "textarea" ? typed[name] : typed[name].replaceAll(/[\r\n]/g, "");
    answers[name] = normalize(text);
    errors[name] = errorOf(answers[name], field);
  }
  const errorCount = Object.values(errors).filter(Boolean).length;
  return { answers, errors, errorCount };
}

/** What is wrong with a normalised answer; undefined if nothing is. */
function errorOf(answer: string, { kind, requiredMessage, options }: FieldDefinition): string | undefined {
  if (answer === "") return requiredMessage;
  if (options && !options.includes(answer)) return "Select one of the options.";
  if (kind === "email" && !EMAIL.test(answer)) return "Enter an email address like name@example.com.";
  return undefined;
}

/** Normalises a text for storage. The result is empty if the text has no visible character. */
export function normalize(typed: string): string {
  // NEEDLESS includes the carriage returns of line breaks.
  const trimmed = typed.replace(NEEDLESS, "").trim();
  // NFC takes quadratic time for many marks in a row.
  const text = MANY_MARKS.test(trimmed) ? trimmed : trimmed.normalize("NFC");
  return VISIBLE.test(text) ? text : "";
}
