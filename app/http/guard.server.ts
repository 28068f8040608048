/** Why a request is refused before Remix sees it. */
export type Refusal = { status: 403 | 405; headers?: Record<string, string> };

const METHODS = ["GET", "HEAD", "POST"];
/** The path that accepts a POST from a client that is not a browser: there is no session to abuse. */
const NON_BROWSER_PATH = "/joinvolunteer";

/**
 * The same-origin guard (docs/product.md, Who may send what). Remix itself accepts a missing Origin and does not check
 * resource routes.
 *
 * Browsers send `Origin` with every POST and `Sec-Fetch-Site` with every request; whichever is present has to name this
 * origin. `Origin: null` does not.
 *
 * @param formPaths the paths that take a form. Remix would answer at others in its own words.
 * @returns the refusal, or undefined if the request may proceed.
 * @see https://www.w3.org/TR/fetch-metadata/ and RFC 9110, 15.5.6
 */
export function guard(request: Request, formPaths: Set<string>): Refusal | undefined {
  if (!METHODS.includes(request.method)) return { status: 405, headers: { Allow: METHODS.join(", ") } };
  if (request.method !== "POST") return undefined;

  const url = new URL(request.url);
  const path = routePath(request);
  const origin = request.headers.get("Origin");
  const site = request.headers.get("Sec-Fetch-Site");
  // Remix would use it as the host.
  const forwarded = request.headers.get("X-Forwarded-Host");
  const foreign =
    (origin !== null && origin !== url.origin) ||
    (site !== null && site !== "same-origin") ||
    (forwarded !== null && forwarded !== url.host);
  if (foreign) return { status: 403 };
  if (origin === null && site === null) return path === NON_BROWSER_PATH ? undefined : { status: 403 };
  return formPaths.has(path) ? undefined : { status: 405, headers: { Allow: "GET, HEAD" } };
}

/** The path of a request for a page or for its data. */
export function routePath({ url }: Request): string {
  return new URL(url).pathname.replace(/\.data$/, "");
}
