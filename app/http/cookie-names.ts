/** Cookies that make a page personal, without the `__Host-` prefix that they have over https. */
export const cookieNames = { session: "session", toast: "toast" } as const;

/** A cookie's full name: `__Host-` over https, so that no other host can set it; browsers refuse the prefix on http. */
export function cookieName(name: string, request: Request): string {
  return new URL(request.url).protocol === "https:" ? `__Host-${name}` : name;
}

/** Whether a request carries one of our cookies, valid or not. Names come without the prefix. */
export function hasCookie(request: Request, ...names: string[]): boolean {
  const wanted = names.map((name) => cookieName(name, request));
  const pairs = (request.headers.get("Cookie") ?? "").split(";");
  return pairs.some((pair) => wanted.includes(pair.split("=", 1)[0]?.trim() ?? ""));
}
