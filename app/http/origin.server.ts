/** Stands for the site's origin in prerendered pages. No host can have this name (RFC 2606). */
export const ORIGIN_PLACEHOLDER = "https://origin.invalid";

/** The site's origin as visitors know it: the configured one, otherwise that of the request. */
export function originOf(request: Request, settings: { publicOrigin: string | undefined }): string {
  return settings.publicOrigin ?? new URL(request.url).origin;
}
