import { isLoopback } from "./origin.server.ts";

// public/_headers adds these headers to static files.
const HEADERS = {
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
};

const OPENER_POLICY = "same-origin-allow-popups";
/** The pages of a sign-in popup. With the opener policy, the page that opened a popup could not check or close it. */
const POPUP_PATHS = ["/auth/google/callback", "/auth/finished"];

/** The security headers of every response to a URL (docs/security.md). */
export function securityHeaders({ hostname, pathname }: URL, hasAnalytics: boolean, signInOrigin: string) {
  const isInPopup = POPUP_PATHS.includes(pathname);
  return {
    ...HEADERS,
    ...(isInPopup ? {} : { "Cross-Origin-Opener-Policy": OPENER_POLICY }),
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
