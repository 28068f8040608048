/** Why a request is refused before Remix sees it. */
export type Refusal = { status: 403 | 405; headers?: Record<string, string> };

const METHODS = ["GET", "HEAD", "POST"];
/** Where a POST without any sign of a browser is taken: there is no session that it could abuse. */
const PLAIN_CLIENTS_WELCOME = ["/joinvolunteer", "/joinvolunteer.data"];

/**
 * The same-origin guard (contract, HTTP). Remix itself lets a missing Origin pass and looks at no resource route.
 *
 * Browsers send `Origin` with every POST and `Sec-Fetch-Site` with every request; whichever is there has to name this
 * origin. `Origin: null` names none.
 *
 * @returns the refusal, or undefined for a request that may go on.
 * @see https://www.w3.org/TR/fetch-metadata/ and RFC 9110, 15.5.6
 */
export function guard(request: Request): Refusal | undefined {
  if (!METHODS.includes(request.method)) return { status: 405, headers: { Allow: METHODS.join(", ") } };
  if (request.method !== "POST") return undefined;

  const url = new URL(request.url);
  const origin = request.headers.get("Origin");
  const site = request.headers.get("Sec-Fetch-Site");
  if (origin === null && site === null) {
    return PLAIN_CLIENTS_WELCOME.includes(url.pathname) ? undefined : { status: 403 };
  }
  // Remix would take it for the host, and answer a mismatch with an empty 500.
  const forwarded = request.headers.get("X-Forwarded-Host");
  const foreign =
    (origin !== null && origin !== url.origin) ||
    (site !== null && site !== "same-origin") ||
    (forwarded !== null && forwarded !== url.host);
  return foreign ? { status: 403 } : undefined;
}

/** How Remix was asked for data and actions before single fetch. It still answers, and writes that into the log. */
const LEGACY_QUERIES = ["_data", "index"];

/**
 * A request as Remix takes it: a HEAD as a GET, whose answer it is (RFC 9110, 9.3.2), because Remix takes a HEAD for
 * data for an action; a GET without its body, which means nothing (9.3.1) but breaks Remix; and an address without
 * queries that would make another request of it.
 */
export function asRemixTakesIt(request: Request): Request {
  const { method, headers, signal } = request;
  const url = new URL(request.url);
  for (const name of LEGACY_QUERIES) if (url.searchParams.has(name)) url.searchParams.delete(name);
  if (method === "HEAD" || (method === "GET" && request.body)) return new Request(url, { headers, signal });
  return url.href === request.url ? request : new Request(url, request);
}
