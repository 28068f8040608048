import { type Page, pages } from "#app/content/pages.ts";

/** Longer paths are not looked at: the expression below takes quadratic time. */
const MAX_LENGTH = 100;

/** What surrounds a link in a sentence, or cannot be seen. Decided in docs/product.md, Addresses. */
const AROUND = /^[\s\p{P}\p{Cf}]+|[\s\p{P}\p{Cf}]+$/gu;

/**
 * The page that an unknown path resembles: apart from case, surrounding punctuation, invisible characters and a pasted
 * tail (`/volunteer.`, `/Speaker)`, `/events%20`, `/about&fbclid=x`).
 *
 * @param pathname as in a URL, percent-encoded.
 * @returns undefined if it resembles none.
 */
export function resembledPage(pathname: string): Page | undefined {
  const [path = ""] = decode(pathname).split(/[&?#]/);
  if (path.length > MAX_LENGTH) return undefined;
  const name = path.replace(AROUND, "").toLowerCase();
  return name === "" ? undefined : pages.find((page) => page.path.slice(1).toLowerCase() === name);
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
