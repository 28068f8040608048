import * as build from "virtual:remix/server-build";
import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { signedInPage } from "#app/account/account-page.server.ts";
import { canonicalRedirect } from "#app/http/canonical-redirect.ts";
import { isPersonal } from "#app/http/cookie-names.ts";
import { guard, routePath } from "#app/http/guard.server.ts";
import { withHeaders } from "#app/http/headers.server.ts";
import { errorForLog, logError } from "#app/http/log.server.ts";
import { signedOutPage } from "#app/http/prerendered.server.ts";
import { video } from "#app/http/video.server.ts";
import { warmUpRegistration } from "#app/registration/warm-up.server.ts";
import { normalizeForRemix, withoutEffect } from "#app/remix/request.server.ts";
import { providerOrigin } from "#app/sign-in/provider.server.ts";
import { runDailyUpkeep } from "#app/upkeep/run.server.ts";
import { type Env, getLoadContext, type LoadContext, settingsOf } from "./load-context.ts";

const remix = build as unknown as ServerBuild;
const handleWithRemix = createRequestHandler(remix, import.meta.env.MODE);
const routes = Object.values(remix.routes).flatMap((route) => route ?? []);
/** The paths of routes that answer without a page, as `/robots.txt`. */
const resourcePaths = new Set(routes.filter(({ module }) => !module.default).map(({ path }) => `/${path}`));
const formPaths = new Set(routes.filter(({ module }) => module.action).map(({ path }) => `/${path}`));

// Free while the isolate starts.
warmUpRegistration();

/** The Worker: request → guard → canonical redirect, film, prerendered page or Remix → headers; every day, the upkeep. */
export default {
  async fetch(request, env) {
    const refusal = guard(request, formPaths);
    const personal = isPersonal(request);
    const settings = settingsOf(env);
    const policy = {
      analytics: settings.analyticsToken !== undefined,
      signInOrigin: providerOrigin(settings.googleIssuer),
    };
    const elsewhere = canonicalRedirect(request.url);
    const film = elsewhere || refusal ? undefined : await video(request, env.ASSETS);
    if (film) return film;
    const signedOut = elsewhere || personal ? undefined : await signedOutPage(request, settings, policy);
    if (signedOut) return signedOut;

    const context = getLoadContext(request, env, refusal);
    const admitted = normalizeForRemix(refusal ? withoutEffect(request) : request);
    const response = elsewhere ?? (await answer(admitted, context));
    return withHeaders(response, request, { ...policy, scripts: [`'nonce-${context.nonce}'`] }, personal);
  },
  scheduled: (_event, env) => runDailyUpkeep(settingsOf(env)),
} satisfies ExportedHandler<Env>;

async function answer(request: Request, context: LoadContext): Promise<Response> {
  const { refusal } = context;
  // Root's loader, which answers refused requests, does not keep a resource route's own from answering.
  if (refusal && resourcePaths.has(routePath(request))) {
    const headers = { ...refusal.headers, "Content-Type": "text/plain; charset=utf-8" };
    return new Response("This request is not allowed here. Nothing was stored or changed.", { ...refusal, headers });
  }
  try {
    const response = (await signedInPage(request, context)) ?? (await handleWithRemix(request, context));
    // If even the error page cannot be rendered, Remix answers with nothing or with a text that helps nobody.
    const isPage = (response.headers.get("Content-Type") ?? "text/plain") !== "text/plain";
    if (response.status !== 500 || isPage) return response;
  } catch (error) {
    logError("request.failed", { reference: context.reference, ...errorForLog(error) });
  }
  return new Response(`Sorry, there is a problem. Please try again. (Reference ${context.reference})`, {
    status: 500,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
