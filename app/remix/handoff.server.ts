import type { EntryContext } from "@remix-run/cloudflare";

/** What routes have answered, by route: actions, of which only a refusal comes to be rendered, and loaders. */
export function routeData({
  staticHandlerContext,
}: EntryContext): Pick<EntryContext["staticHandlerContext"], "actionData" | "loaderData"> {
  return staticHandlerContext;
}

/**
 * Takes the loaders' data, which `<RemixServer>` would send piece by piece while it renders, and returns it for
 * `<PageScripts>` to write: `renderToString` waits for nothing, and one string costs half of what a stream does.
 */
export async function takeHandoff(context: EntryContext): Promise<string> {
  const { serverHandoffStream } = context;
  context.serverHandoffStream = undefined;
  return serverHandoffStream ? new Response(serverHandoffStream).text() : "";
}
