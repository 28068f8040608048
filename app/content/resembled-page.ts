import { allPages, type Page } from "./pages.ts";

/** Punctuation, symbols and invisible characters before and after a pasted path (docs/product.md, Addresses). */
const AROUND = /^[\s\p{P}\p{S}\p{Cf}]+|[\s\p{P}\p{S}\p{Cf}]+$/gu;

/** The limit in characters. Every page's path is much shorter. */
const MAX_MISSPELT_PATH_LENGTH = 100;

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
  if (path.length > MAX_MISSPELT_PATH_LENGTH) return undefined;
  const name = path.replace(AROUND, "").toLowerCase();
  if (name === "") return undefined;
  const findNamed = (name: string) => allPages().find((page) => page.path.slice(1).toLowerCase() === name);
  // A page that is not translated, or no longer, leads to the English page.
  return findNamed(name) ?? findNamed(name.replace(/\/[a-z]{2}$/, ""));
}
