import { isLoopback } from "./loopback.ts";

/**
 * Redirects to the canonical address of a page (docs/product.md, One address for each page). A 308 keeps the method
 * (RFC 9110, 15.4.9).
 *
 * @returns undefined if the address is canonical.
 */
export function canonicalRedirect(address: string): Response | undefined {
  const url = new URL(address);
  const asked = url.href;
  if (url.protocol === "http:" && !isLoopback(url.hostname)) {
    url.protocol = "https:";
    // https is not served on plain http's port.
    url.port = "";
  }
  // A % that escapes nothing stands for itself; Remix would log the whole URL.
  if (!isDecodable(url.pathname)) url.pathname = url.pathname.replaceAll("%", "%25");
  // What needs no escape is the same address without one (RFC 3986, 6.2.2.2).
  url.pathname = url.pathname.replace(/%[2-7][\da-f]/gi, (escaped) => {
    const character = decodeURIComponent(escaped);
    return /[\w.~-]/.test(character) ? character : escaped;
  });
  // Escaped backslashes, control characters and line separators are escaped twice: decoded once, Remix's router would see
  // another path, or none.
  url.pathname = url.pathname.replace(/%(?:5c|[01][\da-f]|7f|e2%80%a[89])/gi, (escaped) =>
    escaped.replaceAll("%", "%25"),
  );
  // Repeated slashes first: /\/+$/ takes quadratic time on many of them.
  url.pathname = withoutLastSlash(url.pathname.replace(/\/{2,}/g, "/"));
  // Remix takes `.data` off, and what is left for an address: `/about/.data` and `/about/..data` would be two more.
  if (url.pathname.endsWith(".data")) {
    url.pathname = url.pathname.slice(0, -".data".length);
    url.pathname = `${withoutLastSlash(url.pathname)}.data`;
  }
  return url.href === asked ? undefined : Response.redirect(url.href, 308);
}

function withoutLastSlash(path: string): string {
  return path === "/" ? path : path.replace(/\/$/, "");
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
