/**
 * Every page has one address; 308 Permanent Redirect (RFC 9110, 15.4.9) keeps the method.
 *
 * @returns undefined where the address is the one.
 */
export function toItsOneAddress(address: string): Response | undefined {
  const url = new URL(address);
  const asked = url.pathname;
  // A % that escapes nothing stands for itself. Remix would write the address into the log.
  if (!isDecodable(asked)) url.pathname = asked.replaceAll("%", "%25");
  if (asked !== "/") url.pathname = url.pathname.replace(/\/+$/, "");
  return url.pathname === asked ? undefined : Response.redirect(url.href, 308);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
