// public/_headers gives static assets the same headers; a test compares the two.
const SECURITY_HEADERS = {
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
};

/** What the content security policy of an answer has to allow. */
export type Policy = {
  /** The sources of the answer's inline scripts: a nonce or hashes, in quotes. */
  scripts: string[];
  /** Whether Cloudflare Web Analytics is on. */
  analytics: boolean;
  /** Where the sign-in form is redirected to. */
  signInOrigin: string;
};

/**
 * Adds the security headers, and caching headers where there are none yet (docs/product.md, Headers).
 *
 * @param policy what the content security policy has to allow.
 * @param personal whether the request carried a cookie of ours.
 */
export function withHeaders(response: Response, request: Request, policy: Policy, personal: boolean): Response {
  const headers = new Headers(response.headers);
  const https = new URL(request.url).protocol === "https:";
  for (const [name, value] of Object.entries(securityHeaders(policy, https))) {
    if (!headers.has(name)) headers.set(name, value);
  }
  headers.append("Vary", "Cookie");
  if (!headers.has("Cache-Control")) {
    const keep = request.method !== "POST" && !personal && !headers.has("Set-Cookie");
    headers.set("Cache-Control", keep ? "no-cache" : "private, no-store");
  }
  const body = request.method === "HEAD" ? null : response.body;
  return new Response(body, { status: response.status, statusText: response.statusText, headers });
}

/** The security headers of an answer, over https or, on localhost, plain http. */
export function securityHeaders(policy: Policy, https: boolean): Record<string, string> {
  return { ...SECURITY_HEADERS, "Content-Security-Policy": contentSecurityPolicy(policy, https) };
}

/** @see https://www.w3.org/TR/CSP3/ */
function contentSecurityPolicy({ scripts, analytics, signInOrigin }: Policy, https: boolean): string {
  // In development Vite injects style elements.
  const styles = import.meta.env.DEV ? "'self' 'unsafe-inline'" : "'self'";
  return [
    "default-src 'none'",
    `script-src ${scripts.join(" ")} 'strict-dynamic'`,
    `style-src ${styles}`,
    "img-src 'self' data: https://lh3.googleusercontent.com",
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${analytics ? " https://cloudflareinsights.com" : ""}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self' ${signInOrigin}`,
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
