/** Longest path and query, in characters, that fits into the sign-in cookie with the rest. */
const MAX_LENGTH = 1000;

/**
 * The path and query to return to after signing in or out; "/" unless the wanted address is a page of this origin.
 *
 * The address is parsed before it is compared: browsers read `/\evil.example` and `//evil.example` as other origins, and
 * `blob:https://site/x` has the site's origin.
 */
export function safeReturnPath(wanted: string | null, origin: string): string {
  if (!wanted || !URL.canParse(wanted, origin)) return "/";
  const url = new URL(wanted, origin);
  const isOurs = url.origin === origin && /^https?:$/.test(url.protocol) && !url.pathname.startsWith("//");
  const path = url.pathname + url.search;
  return isOurs && path.length <= MAX_LENGTH ? path : "/";
}
