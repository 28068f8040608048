import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { pageFor } from "./account/account-page.server.ts";
import type { RootData } from "./account/root-data.ts";
import { pages } from "./content/pages.ts";
import { errorForLog, logError } from "./http/log.server.ts";
import { originOf } from "./http/origin.server.ts";
import { findPage } from "./http/prerendered.server.ts";
import { RequestContext } from "./http/request-context.ts";
import { routeData, takeHandoff } from "./remix/handoff.server.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, reference, settings }: AppLoadContext,
) {
  const handoff = await takeHandoff(remixContext);
  const { analyticsToken } = settings;
  const { actionData, loaderData } = routeData(remixContext);
  const isRefusal = Boolean(actionData);
  const data = loaderData.root as RootData | undefined;
  const shell = isRefusal && data ? findPage(request, settings) : undefined;
  const rendered = renderToString(
    <RequestContext.Provider
      value={{
        nonce,
        reference,
        origin: originOf(request, settings),
        isRefusal,
        hasShell: shell !== undefined,
        analyticsToken,
        handoff,
      }}
    >
      <RemixServer context={remixContext} url={request.url} />
    </RequestContext.Provider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  const html = shell
    ? pageFor(data?.account ?? null, shell, request, { settings, nonce }, partsOf(rendered))
    : `<!DOCTYPE html>${rendered}`;
  return new Response(html, { status, headers });
}

/** What `Layout` renders if the shell is prerendered. */
function partsOf(rendered: string): { main: string; scripts: string } {
  const scripts = rendered.indexOf("<script");
  return { main: rendered.slice(0, scripts), scripts: rendered.slice(scripts) };
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
