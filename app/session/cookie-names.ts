/** Our cookies on a page's request, without the `__Host-` prefix that they have over https. */
export const cookieNames = { session: "session", toast: "toast" } as const;

/** Whether a request carries a cookie of ours under this name, valid or not. */
export function hasCookie(request: Request, name: string): boolean {
  const names = (request.headers.get("Cookie") ?? "").split(";").map((pair) => pair.split("=", 1)[0]?.trim());
  return names.includes(name) || names.includes(`__Host-${name}`);
}

/** Whether a page may be different for whoever sends this request. */
export function isPersonal(request: Request): boolean {
  return Object.values(cookieNames).some((name) => hasCookie(request, name));
}
