import { isLoopback } from "./loopback.ts";

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
