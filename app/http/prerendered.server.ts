import { pages, origin as renderedFor } from "virtual:prerendered";
import { yearInIndia } from "~/ui/year-in-india";
import type { Settings } from "../../load-context";
import { analyticsScript } from "./analytics";
import { type Policy, securityHeaders } from "./headers.server";
import { originOf } from "./origin.server";

/** A page as it is sent, the same to everyone. */
type ReadyPage = {
  /** What in it depends on where and when it is read. */
  place: string;
  /** Text would be encoded anew for every answer. */
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  headers: Headers;
};

// Filled in once per isolate, which has one configuration.
const ready = new Map<string, ReadyPage>();

/**
 * The page that `scripts/prerender.ts` rendered, for a visitor without a cookie of ours: no React, no Remix.
 *
 * @param policy what the content security policy has to allow, but for the scripts.
 * @returns undefined where there is none for this request.
 */
export async function prerenderedPage(
  request: Request,
  settings: Settings,
  policy: Omit<Policy, "scripts">,
): Promise<Response | undefined> {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  const url = new URL(request.url);
  const load = pages[url.pathname];
  const origin = originOf(request, settings);
  // It goes into HTML and into scripts as it is; what would have to be escaped there is for React.
  if (!load || !/^https?:\/\/[\w.:[\]-]+$/.test(origin)) return undefined;

  const year = yearInIndia(new Date());
  const place = `${year} ${url.origin}`;
  let page = ready.get(url.pathname);
  if (page?.place !== place) {
    const { default: rendered } = await load();
    const filledIn = rendered
      .replaceAll(renderedFor, origin)
      .replace(/(?<=<span data-year="true">)\d+/, String(year))
      .replace("</body>", () => `${analyticsElement(settings.analyticsToken)}</body>`);
    page = await makeReady(filledIn, place, policy, url.protocol === "https:");
    ready.set(url.pathname, page);
  }
  const { body, etag, headers } = page;
  if (names(request.headers.get("If-None-Match"), etag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : body, { headers });
}

function analyticsElement(token: string | undefined): string {
  return token ? `<script>${analyticsScript(token)}</script>` : "";
}

async function makeReady(
  html: string,
  place: string,
  policy: Omit<Policy, "scripts">,
  https: boolean,
): Promise<ReadyPage> {
  const body = new TextEncoder().encode(html);
  const inlineScripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = ""]) => code);
  const hashes = await Promise.all(inlineScripts.map((code) => sha256(new TextEncoder().encode(code))));
  const scripts = hashes.map((hash) => `'sha256-${hash}'`);
  const etag = `"${await sha256(body)}"`;
  const headers = new Headers({
    ...securityHeaders({ ...policy, scripts }, https),
    "Cache-Control": "no-cache",
    "Content-Type": "text/html; charset=utf-8",
    ETag: etag,
    Vary: "Cookie",
  });
  return { place, body, etag, headers };
}

/** In base64, as a source of a content security policy (https://www.w3.org/TR/CSP3/#grammardef-hash-source). */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))));
}

/** Whether If-None-Match names this version; caches that compress weaken its tag (RFC 9110, 13.1.2). */
function names(ifNoneMatch: string | null, etag: string): boolean {
  return ifNoneMatch?.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, ""))) ?? false;
}
