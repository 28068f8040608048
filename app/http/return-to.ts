/** Characters of a path and query that fit into a sign-in's cookie; browsers drop cookies above 4 KB. */
const MAX_LENGTH = 2000;

/**
 * Where to go back to after signing in or out: an address on this origin, or the home page.
 *
 * Compared as parsed addresses, because strings such as `/\evil.example` and `//evil.example` are none of ours, and
 * an address whose path begins with two slashes would become another host's once it is used as a path. Compared by
 * scheme and host, because `blob:https://site/x` has the site's origin, too, and a whole address for a path.
 *
 * @param wanted what the form sent. Of an address that is too long, the query is left out.
 * @returns an absolute address.
 */
export function returnTo(wanted: string | undefined, origin: string): string {
  const home = `${origin}/`;
  if (wanted === undefined || !URL.canParse(wanted, origin)) return home;
  const { protocol, host, pathname, search } = new URL(wanted, origin);
  if (`${protocol}//${host}` !== origin || pathname.startsWith("//")) return home;
  const path = [pathname + search, pathname].find(({ length }) => length <= MAX_LENGTH);
  return path ? origin + path : home;
}
