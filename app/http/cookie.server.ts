import { createCookieSessionStorage, createSession, type SessionStorage } from "@remix-run/cloudflare";

const DAY_SECONDS = 24 * 60 * 60;

/** The lifetime of each cookie. Over https, `fullNameOf` adds the prefix `__Host-` to a name. */
export const LIFETIME_SECONDS = {
  session: 7 * DAY_SECONDS,
  /** After this time a toast is no longer shown. */
  toast: 60,
  "sign-in": 10 * 60,
};

/** The cookies that make a page personal. */
export const PERSONAL_COOKIES = ["session", "toast"] as const;

/** A signed cookie that holds a session of Remix. An expired, forged or malformed cookie counts as an empty session. */
export type SignedCookie = SessionStorage<Record<string, unknown>>;

type Signing = {
  /** Whether the request came over https. */
  isHttps: boolean;
  /** The first secret signs the cookie. A cookie that any other secret has signed is also valid. */
  secrets: string[];
  /** Default: the lifetime in `LIFETIME_SECONDS`. */
  lifetimeSeconds?: number;
};

/** The signed cookies of one request. */
export type Cookies = ReturnType<typeof createCookies>;

export function createCookies(signing: Signing) {
  return {
    session: createSignedCookie("session", signing),
    toast: createSignedCookie("toast", signing),
    /** The attempt of a sign-in that has started. */
    signIn: createSignedCookie("sign-in", signing),
  };
}

/** Remix checks the signature of a cookie but not its age. This cookie also checks its age. */
export function createSignedCookie(
  name: keyof typeof LIFETIME_SECONDS,
  { isHttps, secrets, lifetimeSeconds = LIFETIME_SECONDS[name] }: Signing,
): SignedCookie {
  const fullName = fullNameOf(name, isHttps);
  const storage = createCookieSessionStorage<Record<string, unknown>>({
    cookie: {
      name: fullName,
      httpOnly: true,
      maxAge: lifetimeSeconds,
      path: "/",
      // Browsers do not send Strict cookies on the redirect back from the sign-in provider.
      sameSite: "lax",
      // Remix signs only the value. The secret includes the name, so a toast's value is not valid as a session.
      secrets: secrets.map((secret) => `${fullName}=${secret}`),
      secure: isHttps,
    },
  });
  return {
    ...storage,
    async getSession(cookieHeader) {
      // Remix throws if a signature is not base64.
      const session = await storage.getSession(cookieHeader).catch(() => undefined);
      const expires = session?.get("expires");
      const isCurrent = typeof expires === "number" && expires > Date.now() / 1000;
      return session && isCurrent ? session : storage.getSession();
    },
    commitSession(session) {
      // Remix does not enforce `maxAge`. `getSession` compares this time with the present time.
      session.set("expires", Math.floor(Date.now() / 1000) + lifetimeSeconds);
      return storage.commitSession(session);
    },
  };
}

/** Puts data into the session of a cookie before a library adds its own data and commits the session. */
export function withSessionData(cookie: SignedCookie, data: Record<string, unknown>): SignedCookie {
  const session = createSession(data);
  return { ...cookie, getSession: async () => session };
}

/** Whether a request carries one of the named cookies, valid or not. */
export function hasCookie(request: Request, ...names: (keyof typeof LIFETIME_SECONDS)[]): boolean {
  const isHttps = new URL(request.url).protocol === "https:";
  const wanted = names.map((name) => fullNameOf(name, isHttps));
  const sent = (request.headers.get("Cookie") ?? "").split(";").map((pair) => pair.replace(/=.*/s, "").trim());
  return wanted.some((name) => sent.includes(name));
}

/** Adds `__Host-` over https, so that no other host can set the cookie. Browsers refuse the prefix on http. */
function fullNameOf(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name;
}
