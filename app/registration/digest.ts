import { type Answers, fields } from "./fields.ts";

/**
 * Tells the answers of one submission from others, in the browser as on the server: FNV-1a of 32 bits
 * (http://www.isthe.com/chongo/tech/comp/fnv/) over their UTF-16 code units. No secret, and nothing depends on it but
 * whether a draft is of what has been registered.
 *
 * @param answers as typed. White space counts for nothing: of line breaks, a browser sends others than a field holds.
 * @returns 32 bits.
 */
export function digestOf(answers: Partial<Answers>): number {
  const texts = fields.map(({ name }) => answers[name]?.replace(/\s+/g, "")).join("\n");
  let hash = 0x811c9dc5;
  for (let at = 0; at < texts.length; at++) hash = Math.imul(hash ^ texts.charCodeAt(at), 0x01000193);
  return hash;
}
