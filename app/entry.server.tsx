import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { pages } from "./content/pages.ts";
import { errorForLog, logError } from "./http/log.server.ts";
import { originOf } from "./http/origin.server.ts";
import { RequestContext } from "./http/request-context.ts";
import { takeHandoff } from "./remix/handoff.server.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, reference, settings }: AppLoadContext,
) {
  const handoff = await takeHandoff(remixContext);
  const { analyticsToken } = settings;
  const isRefusal = Boolean(remixContext.staticHandlerContext.actionData);
  const html = renderToString(
    <RequestContext.Provider
      value={{ nonce, reference, origin: originOf(request, settings), isRefusal, analyticsToken, handoff }}
    >
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </RequestContext.Provider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const path = new URL(request.url).pathname.replace(/\.data$/, "");
  logError("page.failed", {
    reference: context.reference,
    method: request.method,
    // Any other path may contain personal data.
    path: pages.some((page) => page.path === path) ? path : undefined,
    ...errorForLog(error),
  });
}
