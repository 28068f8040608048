import { createCookieSessionStorage } from "@remix-run/cloudflare";
import { cookieName } from "./cookie-names.ts";

/**
 * The storage of one of our cookies: signed, for this site alone, out of scripts' reach.
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
      // Strict is not sent on the way back from the sign-in provider.
      sameSite: "lax",
      // Remix signs the value alone, which would then be good under any of our names. No name has a "=".
      secrets: secrets.map((secret) => `${wholeName}=${secret}`),
      secure: wholeName !== name,
    },
  });
}
