import { isLoopback } from "./origin.server.ts";
import type { Settings } from "./settings.server.ts";

// Static files have theirs in public/_headers.
const HEADERS = {
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
};

const OPENER_POLICY = { "Cross-Origin-Opener-Policy": "same-origin-allow-popups" };

type SecurityHeadersOptions = {
  /** Whether the page loads Cloudflare Web Analytics. */
  hasAnalytics: boolean;
  /** Whether a popup shows the page. With the opener policy, the opening page could not check or close it. */
  isInPopup: boolean;
  /** The origin to which the sign-in form redirects. */
  signInOrigin: string;
};

/** The security headers of every response of a host (docs/threats.md). */
export function securityHeaders(
  hostname: string,
  { hasAnalytics, isInPopup, signInOrigin }: SecurityHeadersOptions,
): Record<string, string> {
  return {
    ...HEADERS,
    ...(isInPopup ? {} : OPENER_POLICY),
    "Content-Security-Policy": [
      "default-src 'none'",
      `script-src 'self'${hasAnalytics ? " https://static.cloudflareinsights.com" : ""}`,
      // In development Vite injects style elements.
      `style-src 'self'${import.meta.env.DEV ? " 'unsafe-inline'" : ""}`,
      "img-src 'self' data: https://lh3.googleusercontent.com",
      "media-src 'self'",
      "font-src 'self'",
      `connect-src 'self'${hasAnalytics ? " https://cloudflareinsights.com" : ""}`,
      "manifest-src 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      `form-action 'self' ${signInOrigin}`,
      ...(isLoopback(hostname) ? [] : ["upgrade-insecure-requests"]),
    ].join("; "),
  };
}

/**
 * Keeps a preview, and an address of the site that is not its public one, out of search results.
 *
 * @returns `X-Robots-Tag`, or no header if the site may be found at this URL.
 */
export function robotsHeaders({ origin, hostname }: URL, { noindex, publicOrigin }: Settings): Record<string, string> {
  const isOtherAddress = publicOrigin !== undefined && publicOrigin !== origin && !isLoopback(hostname);
  return noindex || isOtherAddress ? { "X-Robots-Tag": "noindex" } : {};
}
