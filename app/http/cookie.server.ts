import { createCookieSessionStorage } from "@remix-run/cloudflare";
import { cookieName } from "./cookie-names.ts";

/**
 * Session storage in a cookie: signed, SameSite, HttpOnly.
 *
 * @param name without the `__Host-` prefix.
 * @param maxAge seconds. Remix does not check it when the cookie comes back.
 * @param secrets newest first; the first signs, all are accepted.
 */
export function cookieStorage<Data>(name: string, maxAge: number, request: Request, secrets: string[]) {
  const wholeName = cookieName(name, request);
  return createCookieSessionStorage<Data>({
    cookie: {
      name: wholeName,
      httpOnly: true,
      maxAge,
      path: "/",
      // Strict cookies are not sent on the redirect back from the sign-in provider.
      sameSite: "lax",
      // Remix signs only the value. With the name in the secret, it is valid under that name alone; no name has a "=".
      secrets: secrets.map((secret) => `${wholeName}=${secret}`),
      secure: wholeName !== name,
    },
  });
}
