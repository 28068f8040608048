import { createCookieSessionStorage } from "@remix-run/cloudflare";

/**
 * The storage of one of our cookies: signed, for this site alone, out of scripts' reach.
 *
 * @param name without the `__Host-` prefix, which is added where the site is served over https (RFC 6265bis, 4.1.3.2).
 * @param maxAge seconds. Remix does not check it when the cookie comes back.
 * @param secrets newest first; the first signs, all are accepted.
 */
export function cookieStorage<Data>(name: string, maxAge: number, request: Request, secrets: string[]) {
  const secure = new URL(request.url).protocol === "https:";
  return createCookieSessionStorage<Data>({
    cookie: {
      name: secure ? `__Host-${name}` : name,
      httpOnly: true,
      maxAge,
      path: "/",
      // Strict is not sent on the way back from the sign-in provider.
      sameSite: "lax",
      secrets,
      secure,
    },
  });
}
