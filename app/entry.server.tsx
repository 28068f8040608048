import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { findPage } from "./content/pages.ts";
import { completePage } from "./http/complete-page.server.ts";
import { errorForLog, logError } from "./http/log.server.ts";
import { ORIGIN_PLACEHOLDER, originOf } from "./http/origin.server.ts";
import { RequestContext } from "./http/request-context.ts";

/** Renders a document. The root layout has no `<Scripts>`, so the document contains no data for a client router. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { reference, settings, isSubmission }: AppLoadContext,
) {
  const origin = originOf(request, settings);
  const requestContext = {
    reference,
    origin,
    entryScript: remixContext.manifest.entry.module,
    isSubmission,
  };
  const html = renderToString(
    <RequestContext.Provider value={requestContext}>
      <RemixServer context={remixContext} url={request.url} />
    </RequestContext.Provider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  // The build requests its pages with a placeholder as the origin. The Worker completes these pages once a day.
  const isForBuild = origin === ORIGIN_PLACEHOLDER;
  const page = isForBuild ? html : completePage(html, settings.analyticsToken);
  return new Response(`<!DOCTYPE html>${page}`, { status, headers });
}

/** Logs an unexpected error of a loader, an action or a component. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  const isExpected = isRouteErrorResponse(error) && error.status < 500;
  if (request.signal.aborted || isExpected) return;
  // In development, Vite shows the message of the error. The log of a deployed Worker never contains it.
  if (import.meta.env.DEV) throw error;
  const { pathname } = new URL(request.url);
  logError("page.failed", {
    reference: context.reference,
    method: request.method,
    // The path of an unknown page may contain personal data.
    path: findPage(pathname)?.path,
    ...errorForLog(error),
  });
}
