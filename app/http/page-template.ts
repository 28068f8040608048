/** Whom a page is for. */
export const audiences = ["anybody", "an account", "an account with a picture"] as const;
export type Audience = (typeof audiences)[number];

/** What a prerendered page cannot know. */
export type Place =
  | "origin"
  | "year"
  | "analytics"
  /** The attribute of a script, with the blank before it. */
  | "nonce"
  /** Path and query. */
  | "address"
  | "name"
  | "initials"
  | "email"
  | "picture"
  /** The next three are within a script's string of JSON, with their quotes. */
  | "nameInScript"
  | "emailInScript"
  | "pictureInScript"
  /** The last two only where React renders the rest of a page. */
  | "main"
  | "scripts";

/** HTML, or empty. */
export type Values = { [Name in Place]?: string | undefined };

// Two characters that no page contains (https://html.spec.whatwg.org/#preprocessing-the-input-stream).
const AROUND_PLACE = "\0";
const BETWEEN_VERSIONS = "\x01";

/** Marks a place in a template. */
export function place(name: Place): string {
  return AROUND_PLACE + name + AROUND_PLACE;
}

/** Marks where pages differ: a version for each of `audiences`, with whole places. */
export function versions(texts: string[]): string {
  return ["", ...texts, ""].join(BETWEEN_VERSIONS);
}

/**
 * A page's HTML for an audience. What is filled in is not searched for places.
 *
 * @param template in UTF-8.
 */
export function fill(template: Uint8Array, audience: Audience, values: Values): string {
  const turn = audiences.indexOf(audience) + 1;
  return new TextDecoder()
    .decode(template)
    .split(BETWEEN_VERSIONS)
    .filter((_, index) => [0, turn].includes(index % (audiences.length + 1)))
    .flatMap((part) => part.split(AROUND_PLACE).map((text, index) => (index % 2 ? values[text as Place] : text)))
    .join("");
}
