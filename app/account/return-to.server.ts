/** In characters. A longer path would not fit into the cookie of the sign-in. */
const MAX_RETURN_PATH_LENGTH = 1000;

/**
 * Finds the path and query to return to after signing in or out.
 *
 * @param wanted an address from a form. Browsers read `/\evil.example` and `//evil.example` as other origins, and
 *   `blob:https://site/x` has the site's origin.
 * @returns "/" if the address has another origin or is too long.
 */
export function safeReturnPath(wanted: string | null, origin: string): string {
  if (!wanted || !URL.canParse(wanted, origin)) return "/";
  const url = new URL(wanted, origin);
  const isWebAddress = /^https?:$/.test(url.protocol);
  const isOurs = url.origin === origin && isWebAddress && !url.pathname.startsWith("//");
  const path = url.pathname + url.search;
  return isOurs && path.length <= MAX_RETURN_PATH_LENGTH ? path : "/";
}
