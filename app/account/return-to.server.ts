/** The limit in characters. A longer path would not fit into the sign-in cookie. */
const MAX_LENGTH = 1000;

/**
 * Returns the path and query of `wanted`, for a redirect after signing in or out; "/" if `wanted` has another origin.
 * Browsers read `/\evil.example` and `//evil.example` as other origins. `blob:https://site/x` has the site's origin.
 */
export function safeReturnPath(wanted: string | null, origin: string): string {
  if (!wanted || !URL.canParse(wanted, origin)) return "/";
  const url = new URL(wanted, origin);
  const isOurs = url.origin === origin && /^https?:$/.test(url.protocol) && !url.pathname.startsWith("//");
  const path = url.pathname + url.search;
  return isOurs && path.length <= MAX_LENGTH ? path : "/";
}
