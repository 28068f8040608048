import { isLoopback } from "./loopback.ts";

// public/_headers gives static assets the same headers.
const HEADERS = {
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
};

/** Where a sign-in popup comes back to; `same-origin-allow-popups` would cut it off from its opener. */
const POPUP_PATHS = ["/auth/google/callback", "/auth/finished"];

/** What the content security policy depends on. */
export type Policy = {
  /** Whether Cloudflare Web Analytics is on. */
  hasAnalytics: boolean;
  /** Where the sign-in form is redirected to. */
  signInOrigin: string;
};

/** The security headers of every response to a URL (docs/security.md). */
export function securityHeaders({ hostname, pathname }: URL, policy: Policy): Record<string, string> {
  const { "Cross-Origin-Opener-Policy": opener, ...headers } = HEADERS;
  return {
    ...headers,
    ...(!POPUP_PATHS.includes(pathname) && { "Cross-Origin-Opener-Policy": opener }),
    "Content-Security-Policy": contentSecurityPolicy(policy, isLoopback(hostname)),
  };
}

/** @see https://www.w3.org/TR/CSP3/ */
function contentSecurityPolicy({ hasAnalytics, signInOrigin }: Policy, isLocal: boolean): string {
  // In development Vite injects style elements and connects by WebSocket.
  const styles = import.meta.env.DEV ? "'self' 'unsafe-inline'" : "'self'";
  return [
    "default-src 'none'",
    `script-src 'self'${hasAnalytics ? " https://static.cloudflareinsights.com" : ""}`,
    `style-src ${styles}`,
    "img-src 'self' data: https://lh3.googleusercontent.com",
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${hasAnalytics ? " https://cloudflareinsights.com" : ""}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self' ${signInOrigin}`,
    ...(isLocal ? [] : ["upgrade-insecure-requests"]),
  ].join("; ");
}
