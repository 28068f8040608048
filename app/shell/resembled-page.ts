import { type Page, pages } from "#app/content/pages.ts";

/** What surrounds a link in a sentence, or cannot be seen. Decided in docs/product.md, Addresses. */
const AROUND = /^[\s\p{P}\p{S}\p{Cf}]+|[\s\p{P}\p{S}\p{Cf}]+$/gu;

/** Longer than any page's path with what may surround a pasted link. */
const MAX_LENGTH = 100;

/**
 * The page whose path is equal to an unknown path apart from case, surrounding punctuation and symbols, invisible characters and a pasted
 * tail (`/volunteer.`, `/Speaker)`, `/events%20`, `/about&fbclid=x`).
 *
 * @param pathname as in a URL, percent-encoded.
 * @returns undefined if it resembles none.
 */
export function resembledPage(pathname: string): Page | undefined {
  const [path = ""] = decodeURIComponent(pathname).split(/[&?#]/);
  // `AROUND` takes quadratic time on a long path.
  if (path.length > MAX_LENGTH) return undefined;
  const name = path.replace(AROUND, "").toLowerCase();
  return name === "" ? undefined : pages.find((page) => page.path.slice(1).toLowerCase() === name);
}
