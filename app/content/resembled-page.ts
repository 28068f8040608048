import { type Page, pages } from "./pages.ts";

/** Punctuation, symbols and invisible characters before and after a pasted path (docs/product.md, Addresses). */
const AROUND = /^[\s\p{P}\p{S}\p{Cf}]+|[\s\p{P}\p{S}\p{Cf}]+$/gu;

/** The limit in characters. Every page's path is much shorter. */
const MAX_PATH_LENGTH = 100;

/**
 * Finds the page of a misspelt path. The path may differ in case, have characters of `AROUND` or have a pasted query
 * (`/volunteer.`, `/Speaker)`, `/events%20`, `/about&fbclid=x`).
 *
 * @param pathname as in a URL, percent-encoded.
 * @returns undefined if no page has a similar path.
 */
export function resembledPage(pathname: string): Page | undefined {
  const [path = ""] = decodeURIComponent(pathname).split(/[&?#]/);
  // `AROUND` takes quadratic time on a long path.
  if (path.length > MAX_PATH_LENGTH) return undefined;
  const name = path.replace(AROUND, "").toLowerCase();
  return name === "" ? undefined : pages.find((page) => page.path.slice(1).toLowerCase() === name);
}
