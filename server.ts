import * as build from "virtual:remix/server-build";
import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { guard } from "./app/http/guard.server";
import { withHeaders } from "./app/http/headers.server";
import { errorForLog, logError } from "./app/http/log.server";
import { providerOrigin } from "./app/session/provider.server";
import { hasSessionCookie } from "./app/session/session.server";
import { hasFlashCookie } from "./app/session/toast.server";
import { type Env, getLoadContext, type LoadContext } from "./load-context";

const handleWithRemix = createRequestHandler(build as unknown as ServerBuild, import.meta.env.MODE);

/** The Worker: request → guard → Remix → headers. */
export default {
  async fetch(request, env) {
    const refusal = guard(request);
    const context = getLoadContext(request, env, refusal);
    // A refused request is answered by a page in the site's shell, without what it carried.
    const admitted = refusal ? new Request(request.url) : request;
    const response = toItsOneAddress(request.url) ?? (await answer(admitted, context));
    const { settings, nonce } = context;
    const policy = {
      nonce,
      analytics: settings.analyticsToken !== undefined,
      signInOrigin: providerOrigin(settings.googleIssuer),
    };
    return withHeaders(response, request, policy, hasFlashCookie(request) || hasSessionCookie(request));
  },
} satisfies ExportedHandler<Env>;

async function answer(request: Request, context: LoadContext): Promise<Response> {
  try {
    return await handleWithRemix(request, context);
  } catch (error) {
    logError("request.failed", { reference: context.reference, ...errorForLog(error) });
    return new Response(`Sorry, there is a problem. Please try again. (Reference ${context.reference})`, {
      status: 500,
      headers: { "Content-Type": "text/plain; charset=utf-8" },
    });
  }
}

/** Every page has one address; 308 Permanent Redirect (RFC 9110, 15.4.9) keeps the method. */
function toItsOneAddress(address: string): Response | undefined {
  const url = new URL(address);
  const asked = url.pathname;
  // A % that escapes nothing stands for itself. Remix would write the address into the log.
  if (!isDecodable(asked)) url.pathname = asked.replaceAll("%", "%25");
  if (asked !== "/") url.pathname = url.pathname.replace(/\/+$/, "");
  return url.pathname === asked ? undefined : Response.redirect(url.href, 308);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
