import { addresses, type PrerenderedPage, pages, placeholders } from "virtual:prerendered";
import type { Settings } from "../../load-context.ts";
import { analyticsScript } from "./analytics.ts";
import { type Policy, securityHeaders } from "./headers.server.ts";
import { originOf } from "./origin.server.ts";
import { hashSource } from "./sha256.ts";
import { yearInIndia } from "./year-in-india.ts";

/** The key of the page for an address that is not there: no other route takes this path. */
const NOT_FOUND = "/*";
const knownAddresses = new Set(addresses.map((address) => address.toLowerCase()));

/** A page as it is sent to everyone. */
type ReadyPage = {
  year: number;
  /** The origin that was asked. */
  asked: string;
  /** Bytes, because a string would be encoded again for every answer. */
  body: Uint8Array<ArrayBuffer>;
  /** Absent for the page of a 404: a precondition is for what would be a success (RFC 9110, 13.2.1). */
  etag: string | undefined;
  headers: Headers;
};

// Filled once per isolate, which has one configuration.
const readyPages = new Map<string, ReadyPage>();

/**
 * The page that `scripts/prerender.ts` rendered, for a visitor without a cookie of ours: no React, no Remix.
 *
 * @param policy what the content security policy has to allow, except for the scripts.
 * @returns undefined if there is none for this request.
 */
export async function prerenderedPage(
  request: Request,
  settings: Settings,
  policy: Omit<Policy, "scripts">,
): Promise<Response | undefined> {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  const { pathname, search, origin: asked } = new URL(request.url);
  const path = pathname + search in pages ? pathname + search : isMissing(pathname) ? NOT_FOUND : pathname;
  const page = pages[path];
  const origin = originOf(request, settings);
  // It is inserted unescaped; one that needs escaping is left to React.
  if (!page || !/^https?:\/\/[\w.:[\]-]+$/.test(origin)) return undefined;
  const year = yearInIndia(new Date());
  let ready = readyPages.get(path);
  if (ready?.year !== year || ready.asked !== asked) {
    ready = await makeReady(page, { year, asked, origin }, settings.analyticsToken, policy);
    readyPages.set(path, ready);
  }
  const { body, etag, headers } = ready;
  if (etag && isKnown(etag, request.headers.get("If-None-Match"))) return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : body, { status: page.status, headers });
}

/**
 * Whether no route but the last one takes this path. False as well for what Remix has to look at: a page's data, a path
 * that has to be decoded, and another spelling of a page, which gets a hint.
 */
function isMissing(pathname: string): boolean {
  return /^[\w./-]+$/.test(pathname) && !pathname.endsWith(".data") && !knownAddresses.has(pathname.toLowerCase());
}

async function makeReady(
  page: PrerenderedPage,
  { year, asked, origin }: { year: number; asked: string; origin: string },
  analyticsToken: string | undefined,
  policy: Omit<Policy, "scripts">,
): Promise<ReadyPage> {
  const analytics = analyticsToken ? analyticsScript(analyticsToken) : "";
  const html = new TextDecoder()
    .decode(page.html)
    .replaceAll(placeholders.origin, origin)
    .replace(yearElement(placeholders.year), yearElement(year))
    .replace("</body>", `${analytics && `<script>${analytics}</script>`}</body>`);
  const scripts = analytics ? [...page.scripts, await hashSource(analytics)] : page.scripts;
  const etag = page.status !== 200 ? undefined : `"${[page.version, year, origin, analyticsToken].join(";")}"`;
  const headers = new Headers({
    ...securityHeaders({ ...policy, scripts }, asked.startsWith("https:")),
    "Cache-Control": "no-cache",
    "Content-Type": "text/html; charset=utf-8",
    ...(etag && { ETag: etag }),
    Vary: "Cookie",
  });
  return { year, asked, body: new TextEncoder().encode(html), etag, headers };
}

/** As `shell/year.tsx` renders it. */
function yearElement(year: number): string {
  return `<span data-year="true">${year}</span>`;
}

/** Whether If-None-Match names this version. Compression on the way weakens its tag (RFC 9110, 13.1.2). */
function isKnown(etag: string, ifNoneMatch: string | null): boolean {
  return ifNoneMatch?.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, ""))) ?? false;
}
