/**
 * Every page has one address, on https but for this machine; 308 Permanent Redirect (RFC 9110, 15.4.9) keeps the method.
 *
 * @returns undefined where the address is the one.
 */
export function toItsOneAddress(address: string): Response | undefined {
  const url = new URL(address);
  const asked = url.href;
  if (url.protocol === "http:" && !isLoopback(url.hostname)) {
    url.protocol = "https:";
    // Where plain http is answered on a port of its own, https is not.
    url.port = "";
  }
  // A % that escapes nothing stands for itself. Remix would write the address into the log.
  if (!isDecodable(url.pathname)) url.pathname = url.pathname.replaceAll("%", "%25");
  // Escaped twice they stay a name. Decoded, they would have Remix's router read another address, or none.
  url.pathname = url.pathname.replace(/%(?=5c|[01][0-9a-f]|7f)/gi, "%25");
  // One slash for many first: looked for at the end alone, each of many in a row would be tried as the first of them.
  const path = url.pathname.replace(/\/{2,}/g, "/");
  url.pathname = path === "/" ? path : path.replace(/\/$/, "");
  return url.href === asked ? undefined : Response.redirect(url.href, 308);
}

/** Whether a URL's host is this machine, where there is no certificate (RFC 6761, 6.3; RFC 1122, 3.2.1.3; RFC 4291, 2.5.3). */
function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
