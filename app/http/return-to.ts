/**
 * Characters of a path and query that fit into a sign-in's cookie of 4096: JSON, base64 and percent-encoding make at most
 * three of one.
 */
const MAX_LENGTH = 1000;

/**
 * Where to go back to after signing in or out: an address on this origin, or the home page.
 *
 * Compared as parsed URLs, because `/\evil.example` and `//evil.example` are other origins, and a path that begins with
 * two slashes would become a host once it is used as a URL. Compared by scheme and host, because `blob:https://site/x`
 * has the site's origin, too, and a whole URL as its path.
 *
 * @param wanted what the form sent. If it is too long, its query is dropped.
 * @returns an absolute URL.
 */
export function returnTo(wanted: string | undefined, origin: string): string {
  const home = `${origin}/`;
  if (wanted === undefined || !URL.canParse(wanted, origin)) return home;
  const { protocol, host, pathname, search } = new URL(wanted, origin);
  if (`${protocol}//${host}` !== origin || pathname.startsWith("//")) return home;
  const path = [pathname + search, pathname].find(({ length }) => length <= MAX_LENGTH);
  return path ? origin + path : home;
}
