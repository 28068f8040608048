import { addresses, type PrerenderedPage, pages } from "virtual:prerendered";
import type { Settings } from "../../load-context.ts";
import { analyticsScript } from "./analytics.ts";
import { type Policy, securityHeaders } from "./headers.server.ts";
import { originOf } from "./origin.server.ts";
import { fill, type Values } from "./page-template.ts";
import { hashSource } from "./sha256.ts";
import { yearInIndia } from "./year-in-india.ts";

/** The key of the page for an address that is not there: no other route takes this path. */
const NOT_FOUND = "/*";
/** Stands before the path of a form: the key of the page that surrounds it when it is refused. */
const REFUSED = "POST ";
/** Those of a query that have a page of their own somewhere. */
const parameters = new Set(Object.keys(pages).map((key) => key.split("?")[1]));
const knownAddresses = new Set(addresses.map((address) => address.toLowerCase()));

// Filled once per isolate, which has one configuration.
const readyPages = new Map<PrerenderedPage, Awaited<ReturnType<typeof makeReady>>>();

/** The page that `scripts/prerender.ts` rendered for such a request; undefined if there is none. */
export function findPage(request: Request, settings: Settings): PrerenderedPage | undefined {
  const { pathname, search } = new URL(request.url);
  // It is inserted unescaped; one that needs escaping is left to React.
  if (!/^https?:\/\/[\w.:[\]-]+$/.test(originOf(request, settings))) return undefined;
  if (request.method === "POST") return pages[`${REFUSED}${pathname}`];
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  const parameter = search
    .slice(1)
    .split("&")
    .find((one) => parameters.has(one));
  return pages[`${pathname}?${parameter}`] ?? pages[isMissing(pathname) ? NOT_FOUND : pathname];
}

/**
 * Whether no route but the last one takes this path. False as well for what Remix has to look at: a page's data, a path
 * that has to be decoded, and another spelling of a page, which gets a hint.
 */
function isMissing(pathname: string): boolean {
  return /^[\w./-]+$/.test(pathname) && !pathname.endsWith(".data") && !knownAddresses.has(pathname.toLowerCase());
}

/**
 * What is filled into every page.
 *
 * @param nonce of its scripts; undefined if they are allowed by their hashes.
 */
export function valuesOfSite(request: Request, settings: Settings, nonce?: string): Values {
  const { analyticsToken } = settings;
  const attribute = nonce ? ` nonce="${nonce}"` : "";
  return {
    origin: originOf(request, settings),
    year: String(yearInIndia(new Date())),
    nonce: attribute,
    analytics: analyticsToken && `<script${attribute}>${analyticsScript(analyticsToken)}</script>`,
  };
}

/**
 * The answer to a visitor without a cookie of ours: no React, no Remix.
 *
 * @param policy what the content security policy has to allow, except for the scripts.
 * @returns undefined if no page was prerendered for this request.
 */
export async function signedOutPage(
  request: Request,
  settings: Settings,
  policy: Omit<Policy, "scripts">,
): Promise<Response | undefined> {
  const page = findPage(request, settings);
  if (!page || request.method === "POST") return undefined;
  const { origin: asked } = new URL(request.url);
  let ready = readyPages.get(page);
  if (ready?.year !== yearInIndia(new Date()) || ready.asked !== asked) {
    ready = await makeReady(page, request, settings, policy);
    readyPages.set(page, ready);
  }
  const { body, etag, headers } = ready;
  if (etag && isKnown(etag, request.headers.get("If-None-Match"))) return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : body, { status: page.status, headers });
}

async function makeReady(page: PrerenderedPage, request: Request, settings: Settings, policy: Omit<Policy, "scripts">) {
  const { analyticsToken } = settings;
  const { origin: asked } = new URL(request.url);
  const year = yearInIndia(new Date());
  const html = fill(page.html, "anybody", valuesOfSite(request, settings));
  const scripts = analyticsToken ? [...page.scripts, await hashSource(analyticsScript(analyticsToken))] : page.scripts;
  const version = [page.version, year, originOf(request, settings), analyticsToken].join(";");
  // A precondition is for what would be a success (RFC 9110, 13.2.1), as the page of a 404 is not.
  const etag = page.status === 200 ? `"${version}"` : undefined;
  const headers = new Headers({
    ...securityHeaders({ ...policy, scripts }, asked.startsWith("https:")),
    "Cache-Control": "no-cache",
    "Content-Type": "text/html; charset=utf-8",
    ...(etag && { ETag: etag }),
    Vary: "Cookie",
  });
  // Bytes, because a string would be encoded again for every answer.
  return { year, asked, body: new TextEncoder().encode(html), etag, headers };
}

/** Whether If-None-Match names this version. Compression on the way weakens its tag (RFC 9110, 13.1.2). */
function isKnown(etag: string, ifNoneMatch: string | null): boolean {
  return ifNoneMatch?.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, ""))) ?? false;
}
