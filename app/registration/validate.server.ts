import type { Entries } from "#app/http/form-body.server.ts";
import { type Answers, type FieldDefinition, type FieldName, fields } from "./fields.ts";

export type Validation =
  | { valid: true; typed: Answers; answers: Answers }
  | { valid: false; typed: Answers; errors: Partial<Record<FieldName, string>> };

/** @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
export const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Letters of any script, between dots, of what may be a domain. */
const DOMAIN = /^(?:[\p{L}\p{M}\p{N}.-]|\u200c|\u200d){1,253}$/u;

/**
 * An email address with its domain in the letters of DNS (https://url.spec.whatwg.org/#concept-domain-to-ascii), as
 * Chromium's own field sends it and Firefox's does not; what is no such address is returned as it is, as one of wide digits,
 * which a URL would take for an IPv4 address.
 */
export function inLettersOfDns(address: string): string {
  const [, person, domain = ""] = /^([^@]*@)([^@]*)$/.exec(address) ?? [];
  if (/^[ -~]*$/.test(domain) || !DOMAIN.test(domain) || !URL.canParse(`http://${domain}`)) return address;
  const { hostname } = new URL(`http://${domain}`);
  return /^[\d.]+$/.test(hostname) ? address : person + hostname;
}

/**
 * Repeats the browser's checks of a registration and adds those for stored text (docs/product.md, Checks). Unknown
 * names are ignored.
 *
 * @returns what was typed, unaltered, and the answers to store, or one message for each wrong field.
 */
export function validateRegistration(entries: Entries): Validation {
  const sent = new Map(fields.map(({ name }) => [name as string, [] as (string | null)[]]));
  for (const [name, value] of entries) sent.get(name)?.push(value);

  const typed = {} as Answers;
  const answers = {} as Answers;
  const errors: Partial<Record<FieldName, string>> = {};
  for (const field of fields) {
    const values = sent.get(field.name) ?? [];
    typed[field.name] = values[0] ?? "";
    const text = storedText(typed[field.name]);
    answers[field.name] = field.kind === "email" ? inLettersOfDns(text) : text;
    const error = values.includes(null)
      ? `“${field.label}” takes text, not a file.`
      : values.length > 1
        ? `“${field.label}” was sent more than once. Please answer it once.`
        : problemWith(field, answers[field.name]);
    if (error) errors[field.name] = error;
  }
  return Object.keys(errors).length === 0 ? { valid: true, typed, answers } : { valid: false, typed, errors };
}

function storedText(typed: string): string {
  const text = typed.replaceAll("\r\n", "\n").trim();
  // To order a long run of combining marks takes quadratic time; no script has more than 30 in a row (UAX #15).
  return /\p{M}{31}/u.test(text) ? text : text.normalize("NFC");
}

function problemWith(field: FieldDefinition, answer: string): string | undefined {
  if (!answer.isWellFormed()) return `“${field.label}” contains a broken character. Please type that part again.`;
  const checked = field.kind === "textarea" ? answer.replaceAll("\n", "") : answer;
  if (/\p{Cc}/u.test(checked)) {
    const which = checked.includes("\t") ? "a tab" : "an invisible control character";
    return `“${field.label}” holds ${which}, which cannot be stored. Please replace it with a space.`;
  }
  if (answer === "") return field.required ? `“${field.label}” needs an answer.` : undefined;
  if (field.options && !field.options.includes(answer)) return `Please choose one of the options of “${field.label}”.`;
  if (field.kind === "email" && !EMAIL.test(answer)) return "Please give an email address such as name@example.org.";
  return undefined;
}
