import { type PrerenderedPage, prerenderedPages } from "virtual:prerendered";
import { dayInIndia } from "#app/dates/india-time.server.ts";
import { completePage } from "./complete-page.server.ts";
import { ORIGIN_PLACEHOLDER, originOf } from "./origin.server.ts";
import type { Settings } from "./settings.server.ts";

type CompletedPage = {
  origin: string;
  day: number;
  body: Uint8Array<ArrayBuffer>;
  etag: string;
};

// Each isolate keeps the pages that it has completed, for one day.
const completedPages = new Map<PrerenderedPage, CompletedPage>();

type PrerenderedOptions = {
  request: Request;
  /** The path of a page. The form also has `?meetup=pune` and `?sent`, which are pages of their own. */
  key: string;
  settings: Pick<Settings, "publicOrigin" | "analyticsToken">;
  headers: Record<string, string>;
};

/**
 * Responds with a page that `scripts/build/prerender.ts` rendered, or with 304 if the browser has this page already.
 *
 * @returns undefined if there is no such page, so that Remix has to render it.
 */
export async function prerenderedResponse({
  request,
  key,
  settings,
  headers,
}: PrerenderedOptions): Promise<Response | undefined> {
  const page = prerenderedPages[key];
  if (!page) return undefined;
  const { body, etag } = await completedPageOf(page, originOf(request, settings), settings.analyticsToken);
  // A proxy that compresses the page adds W/ to the ETag (RFC 9110, 13.1.2).
  const knownEtag = request.headers.get("If-None-Match")?.replace(/^W\//, "");
  const isUnchanged = page.status === 200 && knownEtag === etag;
  const hasBody = !isUnchanged && request.method !== "HEAD";
  return new Response(hasBody ? body : null, {
    status: isUnchanged ? 304 : page.status,
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

/** Completes a page for an origin, once a day. The settings of an isolate do not change. */
async function completedPageOf(
  page: PrerenderedPage,
  origin: string,
  analyticsToken: string | undefined,
): Promise<CompletedPage> {
  const day = dayInIndia();
  const kept = completedPages.get(page);
  if (kept?.origin === origin && kept.day === day) return kept;
  const html = new TextDecoder()
    .decode(page.html)
    .replaceAll(ORIGIN_PLACEHOLDER, origin)
    // The `webcal:` link contains the host of the origin only.
    .replaceAll(new URL(ORIGIN_PLACEHOLDER).host, new URL(origin).host);
  const body = new TextEncoder().encode(completePage(html, analyticsToken)) as Uint8Array<ArrayBuffer>;
  const completed = { origin, day, body, etag: await etagOf(body) };
  completedPages.set(page, completed);
  return completed;
}

async function etagOf(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  const base64 = btoa(String.fromCharCode(...digest.subarray(0, 18)));
  return `"${base64}"`;
}
