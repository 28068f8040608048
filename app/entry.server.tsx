import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server";
import { pages } from "~/content/pages";
import { errorForLog, logError } from "~/http/log.server";
import { originOf } from "~/http/origin.server";
import { RequestContext } from "~/ui/request-context";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, reference, settings }: AppLoadContext,
) {
  const { analyticsToken } = settings;
  const origin = originOf(request, settings);
  let failure: unknown;
  const body = await renderToReadableStream(
    <RequestContext.Provider value={{ nonce, reference, origin, analyticsToken }}>
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </RequestContext.Provider>,
    {
      nonce,
      onError(error) {
        failure = error;
      },
    },
  );
  // No page defers anything, so the whole page is ready at once and its status is known before the first byte.
  await body.allReady;
  if (failure) throw failure;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { status, headers });
}

/** Called by Remix with what a loader, an action or the rendering threw and nobody expected. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const path = new URL(request.url).pathname.replace(/\.data$/, "");
  logError("page.failed", {
    reference: context.reference,
    method: request.method,
    // Any other address may hold what somebody typed.
    path: pages.some((page) => page.path === path) ? path : undefined,
    ...errorForLog(error),
  });
}
