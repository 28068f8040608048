/** Our cookies on a page's request, without the `__Host-` prefix that they have over https. */
export const cookieNames = { session: "session", toast: "toast" } as const;

/**
 * A cookie's full name: prefixed by `__Host-` over https, so that no other host and no plain http can have set it (RFC
 * 6265bis, 4.1.3.2). Browsers refuse the prefix without https.
 */
export function cookieName(name: string, request: Request): string {
  return new URL(request.url).protocol === "https:" ? `__Host-${name}` : name;
}

/** Whether a request carries one of some cookies of ours, named here without their prefix, valid or not. */
export function hasCookie(request: Request, ...names: string[]): boolean {
  const wanted = names.map((name) => cookieName(name, request));
  const pairs = (request.headers.get("Cookie") ?? "").split(";");
  return pairs.some((pair) => wanted.includes(pair.split("=", 1)[0]?.trim() ?? ""));
}

/** Whether the answer to a request may be personal. */
export function isPersonal(request: Request): boolean {
  return hasCookie(request, ...Object.values(cookieNames));
}
