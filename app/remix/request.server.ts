/**
 * What Remix is asked in place of a refused request: its address as a plain GET, without body and headers, and with every
 * route's data (`_routes` may leave out root, whose loader answers with the refusal).
 */
export function withoutEffect(request: Request): Request {
  const url = new URL(request.url);
  url.searchParams.delete("_routes");
  return new Request(url);
}

/** Remix's queries for data and actions before single fetch. It still answers them, and logs each. */
const LEGACY_QUERIES = ["_data", "index"];

/**
 * Normalizes a request for Remix: HEAD becomes GET (RFC 9110, 9.3.2), because Remix treats a HEAD for data as an
 * action; a GET loses its body, which has no meaning (9.3.1) but breaks Remix; queries that would make it another
 * request are removed; Host loses capitals and a default port (4.2.3), because Remix compares it with Origin as it was
 * sent, and answers a mismatch with an empty 500.
 */
export function normalizeForRemix(request: Request): Request {
  const { method, headers, signal } = request;
  const url = new URL(request.url);
  for (const name of LEGACY_QUERIES) if (url.searchParams.has(name)) url.searchParams.delete(name);
  if (method === "HEAD" || (method === "GET" && request.body)) return new Request(url, { headers, signal });
  if (url.href === request.url && headers.get("Host") === url.host) return request;
  const normalized = new Request(url, request);
  normalized.headers.set("Host", url.host);
  return normalized;
}
