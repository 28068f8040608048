/** Stands for the site's origin in prerendered pages. No host can have this name (RFC 2606). */
export const ORIGIN_PLACEHOLDER = "https://origin.invalid";

/** The characters that a URL never needs to encode (RFC 3986, 2.3). */
const UNRESERVED = /^[\w.~-]$/;

/** The site's public origin: `PUBLIC_ORIGIN`, or the origin of the request if this setting is missing. */
export function originOf(request: Request, settings: { publicOrigin: string | undefined }): string {
  return settings.publicOrigin ?? new URL(request.url).origin;
}

/** Whether a hostname means this computer (RFC 6761, 6.3). A local server has no certificate. */
export function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
}

/**
 * Redirects plain http to https, removes trailing and repeated slashes of the path, and decodes percent-encoded
 * characters that need no encoding. Some fetchers of link previews do not follow a 308, which keeps the method of a
 * POST, so a GET or HEAD gets a 301.
 *
 * @returns undefined if the URL is canonical.
 */
export function canonicalRedirect(requested: URL, method: string): Response | undefined {
  const url = new URL(requested);
  if (url.protocol === "http:" && !isLoopback(url.hostname)) {
    url.protocol = "https:";
    url.port = "";
  }
  // On many slashes, /\/+$/ would take quadratic time. So repeated slashes are removed first.
  url.pathname = decodeUnreserved(url.pathname)
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "");
  if (url.href === requested.href) return undefined;
  const isRead = method === "GET" || method === "HEAD";
  return Response.redirect(url.href, isRead ? 301 : 308);
}

/** Remix would match `/%65vents` to the route of `/events`, but `usePage` would find no page with this path. */
function decodeUnreserved(path: string): string {
  return path.replace(/%[\da-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return UNRESERVED.test(character) ? character : encoded;
  });
}

/** Whether a text is an origin, such as https://x.supabase.co, with or without a slash at its end. */
export function isOrigin(address: string): boolean {
  return URL.canParse(address) && new URL(address).href === `${new URL(address).origin}/`;
}
