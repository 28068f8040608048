/** Stands for the site's origin in prerendered pages. No host can have this name (RFC 2606). */
export const ORIGIN_PLACEHOLDER = "https://origin.invalid";

/** The site's origin as visitors know it: the configured one, otherwise that of the request. */
export function originOf(request: Request, settings: { publicOrigin: string | undefined }): string {
  return settings.publicOrigin ?? new URL(request.url).origin;
}

/** Whether a hostname is this machine, which has no certificate (RFC 6761, 6.3). */
export function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
}

/**
 * Redirects plain http to https, and a path with trailing or repeated slashes to the one without. A 308 keeps the method.
 *
 * @returns undefined if the URL is canonical.
 */
export function canonicalRedirect(requested: URL): Response | undefined {
  const url = new URL(requested);
  if (url.protocol === "http:" && !isLoopback(url.hostname)) {
    url.protocol = "https:";
    url.port = "";
  }
  // Repeated slashes first: /\/+$/ takes quadratic time on many of them.
  url.pathname = url.pathname.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  return url.href === requested.href ? undefined : Response.redirect(url.href, 308);
}

/** Whether a text is an origin, such as https://x.supabase.co, with or without a slash at its end. */
export function isOrigin(address: string): boolean {
  return URL.canParse(address) && new URL(address).href === `${new URL(address).origin}/`;
}
