import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { pages } from "./content/pages.ts";
import { errorForLog, logError } from "./http/log.server.ts";
import { originOf } from "./http/origin.server.ts";
import { RequestContext } from "./http/request-context.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, reference, settings }: AppLoadContext,
) {
  await readHandoff(remixContext);
  const { analyticsToken } = settings;
  const isRefusal = Boolean(remixContext.staticHandlerContext.actionData);
  // No page defers anything, and a string costs half the CPU of a stream.
  const html = renderToString(
    <RequestContext.Provider
      value={{ nonce, reference, origin: originOf(request, settings), isRefusal, analyticsToken }}
    >
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </RequestContext.Provider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

/** Reads the loaders' data before the rendering begins, where `<RemixServer>` would suspend for it. */
async function readHandoff(remixContext: EntryContext): Promise<void> {
  const reader = remixContext.serverHandoffStream?.getReader();
  if (!reader || !remixContext.renderMeta) return;
  const decoder = new TextDecoder();
  const parts = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) parts.push(part);
  const results = [
    { done: false, value: parts.map(({ value }) => decoder.decode(value, { stream: true })).join("") },
    { done: true, value: "" },
  ];
  remixContext.renderMeta.streamCache = results.map((result) => Object.assign(Promise.resolve(), { result }));
  reader.releaseLock();
}

/** Remix calls it with unexpected errors of loaders, actions and rendering. */
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
