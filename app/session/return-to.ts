/**
 * Where to go back to after signing in or out: an address on this origin, or the home page.
 *
 * Compared as parsed addresses, because strings such as `/\evil.example` and `//evil.example` are none of ours, and
 * an address whose path begins with two slashes would become another host's once it is used as a path.
 *
 * @param wanted what the form sent.
 * @returns an absolute address.
 */
export function returnTo(wanted: string | undefined, origin: string): string {
  const home = `${origin}/`;
  if (wanted === undefined || !URL.canParse(wanted, origin)) return home;
  const url = new URL(wanted, origin);
  return url.origin === origin && !url.pathname.startsWith("//") ? url.origin + url.pathname + url.search : home;
}
