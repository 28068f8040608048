import { createCookieSessionStorage, type SessionStorage } from "@remix-run/cloudflare";

/** The cookies that make a page personal. These names have no `__Host-` prefix; `fullNameOf` adds it. */
export const cookieNames = { session: "session", toast: "toast" } as const;

/** Adds `__Host-` over https, so that no other host can set the cookie. Browsers refuse the prefix on http. */
function fullNameOf(name: string, request: Request): string {
  return new URL(request.url).protocol === "https:" ? `__Host-${name}` : name;
}

/** Whether a request carries one of the named cookies, valid or not. */
export function hasCookie(request: Request, ...names: string[]): boolean {
  const wanted = names.map((name) => fullNameOf(name, request));
  const pairs = (request.headers.get("Cookie") ?? "").split(";");
  return pairs.some((pair) => wanted.includes(pair.split("=", 1)[0]?.trim() ?? ""));
}

/**
 * Session storage in a signed cookie. An expired, forged or malformed cookie counts as an empty session.
 *
 * @param maxAge the lifetime in seconds.
 * @param secrets the first secret signs the cookie. A cookie that any other secret has signed is also valid.
 */
export function createSignedStorage(
  name: string,
  maxAge: number,
  request: Request,
  secrets: string[],
): SessionStorage<Record<string, unknown>> {
  const fullName = fullNameOf(name, request);
  const storage = createCookieSessionStorage<Record<string, unknown>>({
    cookie: {
      name: fullName,
      httpOnly: true,
      maxAge,
      path: "/",
      // Browsers do not send Strict cookies on the redirect back from the sign-in provider.
      sameSite: "lax",
      // Remix signs only the value. The secret includes the name, so a toast's value is not valid as a session.
      secrets: secrets.map((secret) => `${fullName}=${secret}`),
      secure: fullName !== name,
    },
  });
  return {
    ...storage,
    async getSession(cookieHeader) {
      // Remix throws if a signature is not base64.
      const session = await storage.getSession(cookieHeader).catch(() => undefined);
      const isCurrent = Number(session?.get("expires")) > Date.now() / 1000;
      return session && isCurrent ? session : storage.getSession();
    },
    commitSession(session) {
      // Remix does not enforce `maxAge`. `getSession` compares this time with the present time.
      session.set("expires", Math.floor(Date.now() / 1000) + maxAge);
      return storage.commitSession(session);
    },
  };
}
