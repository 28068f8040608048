import * as remix from "virtual:remix/server-build";
import { createRequestHandler } from "@remix-run/cloudflare";
import { resembledPage } from "#app/content/resembled-page.ts";
import { hasCookie, PERSONAL_COOKIES } from "#app/http/cookie.server.ts";
import { errorForLog, logError } from "#app/http/log.server.ts";
import { canonicalRedirect } from "#app/http/origin.server.ts";
import { findPage, prerenderedResponse } from "#app/http/prerendered.server.ts";
import { type PostPath, plainText, rejectRequest } from "#app/http/reject.server.ts";
import { robotsHeaders, securityHeaders } from "#app/http/security-headers.server.ts";
import { type Env, type Settings, settingsOf } from "#app/http/settings.server.ts";
import { FORM_PATH, formAddressOf } from "#app/registration/form-address.server.ts";
import { warmUpRegistration } from "#app/registration/warm-up.server.ts";
import { rangeResponse } from "#app/routes/home/hero-video-range.server.ts";
import { providerOrigin } from "#app/sign-in/provider.server.ts";
import { runDailyUpkeep } from "#app/upkeep/run.server.ts";
import { getLoadContext } from "./load-context.ts";

const handleWithRemix = createRequestHandler(remix, import.meta.env.MODE);
const routes = Object.values(remix.routes).flatMap((route) => route ?? []);
const routePaths = new Set(routes.map(({ path = "" }) => `/${path.replace(/^\//, "")}`));
const postPaths = new Map(
  routes
    .filter(({ module }) => module.action)
    .map(({ path, module }) => {
      const postPath: PostPath = {
        hasPage: Boolean(module.default),
        // A cross-site POST of the form has no effect that a direct one lacks, because the form uses no session.
        acceptsNonBrowsers: `/${path}` === FORM_PATH,
      };
      return [`/${path}`, postPath];
    }),
);
/** The pages of a sign-in popup. */
const popupPaths = ["/auth/google/callback", "/auth/finished"];

// Cloudflare does not charge the CPU time of start-up to a request.
warmUpRegistration();

/** The Worker: `fetch` answers requests, and `scheduled` runs the upkeep once a day. */
export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    const settings = settingsOf(env);
    const headers = {
      ...robotsHeaders(url, settings),
      ...securityHeaders(url.hostname, {
        hasAnalytics: Boolean(settings.analyticsToken),
        isInPopup: popupPaths.includes(url.pathname),
        signInOrigin: providerOrigin(settings.googleIssuer),
      }),
    };
    const earlyResponse =
      canonicalRedirect(url) ??
      rejectRequest(request, url, postPaths) ??
      rejectSpeculation(request) ??
      (await rangeResponse(request, url, env.ASSETS));
    if (earlyResponse) return withHeaders(earlyResponse, headers);
    // A prerendered page already has the headers. `withHeaders` would copy the response, which takes CPU time.
    const page = await prerendered(request, url, settings, headers);
    return page ?? withHeaders(await renderWithRemix(request, env), headers);
  },
  scheduled: (_event, env) => runDailyUpkeep(settingsOf(env)),
} satisfies ExportedHandler<Env>;

/** Rejects a speculative request with a toast cookie, because its response would use up the toast. */
function rejectSpeculation(request: Request): Response | undefined {
  const isSpeculative = request.headers.get("Sec-Purpose")?.includes("prefetch");
  if (!isSpeculative || !hasCookie(request, "toast")) return undefined;
  return plainText(503, "This page cannot be loaded in advance.", { "Cache-Control": "no-store" });
}

function prerendered(request: Request, url: URL, settings: Settings, headers: Record<string, string>) {
  if (request.method === "POST" || hasCookie(request, ...PERSONAL_COOKIES)) return undefined;
  const page = findPage(prerenderedAddress(url));
  return page && prerenderedResponse(page, request, settings, headers);
}

/** The address under which the build stores the page of a URL. Unknown paths share one 404 page. */
function prerenderedAddress({ pathname, searchParams }: URL): string {
  if (pathname === FORM_PATH) return formAddressOf(searchParams);
  const isUnknown = !routePaths.has(pathname) && !resembledPage(pathname);
  return isUnknown ? "/404" : pathname;
}

async function renderWithRemix(request: Request, env: Env): Promise<Response> {
  const context = getLoadContext(request, env);
  const checked = new Request(documentUrl(request.url), request);
  // `rejectRequest` has checked `Origin`. Remix would throw if `Origin` is `null` or differs from X-Forwarded-Host.
  checked.headers.delete("Origin");
  try {
    const response = await handleWithRemix(checked, context);
    // If even the error page fails, Remix answers in plain text without a reference.
    const isPage = (response.headers.get("Content-Type") ?? "text/plain") !== "text/plain";
    if (response.status !== 500 || isPage) return response;
  } catch (error) {
    if (import.meta.env.DEV) throw error;
    logError("request.failed", { reference: context.reference, ...errorForLog(error) });
  }
  return plainText(500, `Sorry, there is a problem. Please try again. (Reference ${context.reference})`);
}

/** Prevents answers with Remix's data: removes the query `_data`, and replaces `*.data` and `/__manifest` by `/404`. */
function documentUrl(requested: string): URL {
  const url = new URL(requested);
  // `delete` encodes the whole query again, so a query without `_data` is left alone.
  if (url.searchParams.has("_data")) url.searchParams.delete("_data");
  if (/\.data$|^\/__manifest$/.test(url.pathname)) url.pathname = "/404";
  return url;
}

/** Adds the security headers and, if the response has none, the caching headers of a personal page. */
function withHeaders(response: Response, security: Record<string, string>): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(security)) headers.set(name, value);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  if (!headers.has("Vary")) headers.set("Vary", "Cookie");
  return new Response(response.body, { status: response.status, headers });
}
