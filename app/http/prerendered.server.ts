import { type PrerenderedPage, pages } from "virtual:prerendered";
import { fillIn } from "#app/dates/fill-in.server.ts";
import { dayInIndia } from "#app/dates/india-time.server.ts";
import { ORIGIN_PLACEHOLDER, originOf } from "./origin.server.ts";
import type { Settings } from "./settings.server.ts";

type FilledPage = { origin: string; day: number; body: Uint8Array<ArrayBuffer>; etag: string };

// Each isolate keeps the pages that it has filled in, for one day.
const filledPages = new Map<PrerenderedPage, FilledPage>();

/**
 * Finds a page that `scripts/build/prerender.ts` rendered.
 *
 * @param address a path, with a query where the query makes another page.
 * @returns undefined if Remix has to render the page.
 */
export function findPage(address: string): PrerenderedPage | undefined {
  return pages[address];
}

/** Responds with a prerendered page, or with 304 if the browser has this page already. */
export async function prerenderedResponse(
  page: PrerenderedPage,
  request: Request,
  settings: Pick<Settings, "publicOrigin" | "analyticsToken">,
  headers: Record<string, string>,
): Promise<Response> {
  const origin = originOf(request, settings);
  const day = dayInIndia();
  let filled = filledPages.get(page);
  if (filled?.origin !== origin || filled.day !== day) {
    filled = await fillInPage(page, origin, day, settings.analyticsToken);
    filledPages.set(page, filled);
  }
  const { body, etag } = filled;
  // A proxy that compresses the page adds W/ to the ETag (RFC 9110, 13.1.2).
  const isKnown = request.headers.get("If-None-Match")?.replace(/^W\//, "") === etag;
  const status = isKnown && page.status === 200 ? 304 : page.status;
  return new Response(status === 304 || request.method === "HEAD" ? null : body, {
    status,
    headers: {
      ...headers,
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-cache",
      "Speculation-Rules": '"/speculation-rules.json"',
      Vary: "Cookie",
      ETag: etag,
    },
  });
}

/** Fills in the origin, calls `fillIn` and computes the ETag. */
async function fillInPage(page: PrerenderedPage, origin: string, day: number, analyticsToken: string | undefined) {
  const html = new TextDecoder()
    .decode(page.html)
    .replaceAll(ORIGIN_PLACEHOLDER, origin)
    // The `webcal:` link contains the host of the origin only.
    .replaceAll(new URL(ORIGIN_PLACEHOLDER).host, new URL(origin).host);
  const body = new TextEncoder().encode(fillIn(html, analyticsToken)) as Uint8Array<ArrayBuffer>;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return { origin, day, body, etag: `"${btoa(String.fromCharCode(...digest.subarray(0, 18)))}"` };
}
