import * as remix from "virtual:remix/server-build";
import { createRequestHandler } from "@remix-run/cloudflare";
import { resembledPage } from "#app/content/resembled-page.ts";
import { hasCookie, PERSONAL_COOKIES } from "#app/http/cookie.server.ts";
import { errorForLog, logError } from "#app/http/log.server.ts";
import { canonicalRedirect } from "#app/http/origin.server.ts";
import { plainText } from "#app/http/plain-text.server.ts";
import { prerenderedResponse } from "#app/http/prerendered.server.ts";
import { type PostPath, rejectRequest } from "#app/http/reject.server.ts";
import { robotsHeaders, securityHeaders } from "#app/http/security-headers.server.ts";
import { type Env, type Settings, settingsOf } from "#app/http/settings.server.ts";
import { FORM_PATH, formAddressOf } from "#app/registration/form-address.ts";
import { warmUpRegistration } from "#app/registration/warm-up.server.ts";
import { rangeResponse } from "#app/routes/home/hero-video-range.server.ts";
import { providerOrigin } from "#app/sign-in/provider.server.ts";
import { runDailyUpkeep } from "#app/upkeep/run.server.ts";
import { getLoadContext } from "./load-context.ts";

const handleWithRemix = createRequestHandler(remix, import.meta.env.MODE);

/** The paths of app/routes.ts, also "/*", which is no page. */
const paths = new Set<string>();
/** The paths that take a POST. Their routes have an action. */
const postPaths = new Map<string, PostPath>();
for (const route of Object.values(remix.routes)) {
  if (!route) continue;
  // The route of the home page has no path.
  const path = `/${route.path ?? ""}`;
  paths.add(path);
  if (!route.module.action) continue;
  postPaths.set(path, {
    hasPage: Boolean(route.module.default),
    // The form uses no cookie, so a forged POST gains nothing, and curl may post it, too.
    acceptsNonBrowsers: path === FORM_PATH,
  });
}

/** The addresses of a sign-in popup. */
const POPUP_PATHS = ["/auth/google/callback", "/auth/finished"];

// Cloudflare does not charge the CPU time of start-up to a request.
warmUpRegistration();

/** The Worker: `fetch` answers requests, and `scheduled` runs the upkeep once a day. */
export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    const settings = settingsOf(env);
    const headers = headersFor(url, settings);
    const earlyResponse =
      canonicalRedirect(url, request.method) ??
      rejectRequest(request, url, postPaths) ??
      rejectSpeculation(request) ??
      (await rangeResponse(request, url, env.ASSETS));
    if (earlyResponse) return withHeaders(earlyResponse, headers);
    const key = isPersonal(request) ? undefined : prerenderedKey(url);
    const page = key && (await prerenderedResponse({ request, key, settings, headers }));
    // The page already has the headers. `withHeaders` would copy the response, which takes CPU time.
    if (page) return page;
    return withHeaders(await renderWithRemix(request, env), headers);
  },
  scheduled: (_event, env) => runDailyUpkeep(settingsOf(env)),
} satisfies ExportedHandler<Env>;

/** The headers of every response to a URL. */
function headersFor(url: URL, settings: Settings): Record<string, string> {
  return {
    ...robotsHeaders(url, settings),
    ...securityHeaders(url.hostname, {
      hasAnalytics: Boolean(settings.analyticsToken),
      isInPopup: POPUP_PATHS.includes(url.pathname),
      signInOrigin: providerOrigin(settings.googleIssuer),
    }),
  };
}

/** With these headers, browsers of today and of earlier years say that they load a page in advance. */
const PURPOSE_HEADERS = ["Sec-Purpose", "Purpose", "X-Purpose", "X-Moz"];

/** Rejects a speculative request with a toast cookie, because its response would use up the toast. */
function rejectSpeculation(request: Request): Response | undefined {
  const purposes = PURPOSE_HEADERS.map((name) => request.headers.get(name) ?? "");
  const isSpeculative = purposes.some((purpose) => /prefetch|preview/.test(purpose));
  if (!isSpeculative || !hasCookie(request, "toast")) return undefined;
  return plainText(503, "This page cannot be loaded in advance.", { "Cache-Control": "no-store" });
}

/** Whether the response depends on more than the URL, the settings and the day. */
function isPersonal(request: Request): boolean {
  return request.method === "POST" || hasCookie(request, ...PERSONAL_COOKIES);
}

/** The address under which the build may have stored the page of a URL. Unknown paths share one 404 page. */
function prerenderedKey({ pathname, searchParams }: URL): string | undefined {
  if (pathname === FORM_PATH) return formAddressOf(searchParams);
  if (paths.has(pathname)) return pathname;
  // Remix renders the 404 page of a misspelt path, because this page links to the page that was meant.
  return resembledPage(pathname) ? undefined : "/404";
}

/** Lets Remix answer. A failure of the error page itself is one line of text with the reference. */
async function renderWithRemix(request: Request, env: Env): Promise<Response> {
  const context = getLoadContext(request, env);
  const documentRequest = new Request(documentUrl(request.url), request);
  // `rejectRequest` has checked `Origin`. Remix would throw if `Origin` is `null` or differs from X-Forwarded-Host.
  documentRequest.headers.delete("Origin");
  try {
    const response = await handleWithRemix(documentRequest, context);
    const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
    if (response.status !== 500 || isPage) return response;
  } catch (error) {
    if (import.meta.env.DEV) throw error;
    logError("request.failed", { reference: context.reference, ...errorForLog(error) });
  }
  return plainText(500, `Sorry, there is a problem. Please try again. (Reference ${context.reference})`);
}

/** Keeps Remix from answering with its data: drops the query `_data`, and turns a path with `.data` into `/404`. */
function documentUrl(requested: string): URL {
  const url = new URL(requested);
  // `delete` encodes the whole query again, so a query without `_data` is left alone.
  if (url.searchParams.has("_data")) url.searchParams.delete("_data");
  if (url.pathname.endsWith(".data")) url.pathname = "/404";
  return url;
}

/** Adds headers to a response. Without caching headers of its own, the response stays out of shared caches. */
function withHeaders(response: Response, additions: Record<string, string>): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(additions)) headers.set(name, value);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  if (!headers.has("Vary")) headers.set("Vary", "Cookie");
  return new Response(response.body, { status: response.status, headers });
}
