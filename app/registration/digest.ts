import { type Answers, fields } from "./fields.ts";

/**
 * Tells the answers of one submission from others, in the browser as on the server: FNV-1a of 32 bits
 * (http://www.isthe.com/chongo/tech/comp/fnv/) over their UTF-16 code units. No secret, and nothing depends on it but
 * whether a draft is of what has been registered.
 *
 * @param answers as typed. Carriage returns count for nothing: a browser sends them with line breaks that have none.
 * @returns 32 bits.
 */
export function digestOf(answers: Partial<Answers>): number {
  const texts = fields.map(({ name }) => answers[name]?.replaceAll("\r", "")).join("\0");
  let hash = 0x811c9dc5;
  for (let at = 0; at < texts.length; at++) hash = Math.imul(hash ^ texts.charCodeAt(at), 0x01000193);
  return hash;
}
