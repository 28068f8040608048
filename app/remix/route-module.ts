import { createPath } from "@remix-run/react";
import { timeLimit } from "#app/http/time-limit.ts";

/** Milliseconds that the server may take to say that it is there. */
const PATIENCE = 10_000;

let tellUnreachable = () => {};

/** Sets what tells the visitor that the site cannot be reached. */
export function onUnreachable(tell: () => void): void {
  tellUnreachable = tell;
}

/**
 * Loads the code of a route, in the place of Remix's own function. That one reloads the page now shown when the code
 * does not come, even where a link was only pointed at, and what was typed into the page is lost.
 *
 * After a deployment the code that this page knows of may be gone: then the browser itself goes where the visitor
 * wanted to go, and gets a page of the new version. Where the site cannot be reached the page stays, and says so.
 *
 * @param cache the code of the routes loaded so far.
 */
export async function loadRouteModule(
  route: { id: string; module: string },
  cache: Record<string, unknown>,
): Promise<unknown> {
  try {
    cache[route.id] ??= await import(/* @vite-ignore */ route.module);
    return cache[route.id];
  } catch {
    await goOnWithout();
    // Nobody waits any more.
    return new Promise(() => {});
  }
}

async function goOnWithout(): Promise<void> {
  const { location } = window.__remixRouter.state.navigation;
  // Only pointed at.
  if (!location) return;
  const address = createPath(location);
  const isThere = await fetch(address, {
    method: "HEAD",
    cache: "no-store",
    signal: timeLimit(PATIENCE),
  }).then(
    () => true,
    () => false,
  );
  const { state } = window.__remixRouter;
  // Another click has come first.
  if (state.navigation.location !== location) return;
  if (isThere) {
    // Back and forward have already changed the address.
    if (createPath(window.location) === address) window.location.reload();
    else window.location.assign(address);
    return;
  }
  tellUnreachable();
  // The router follows the browser, here to where it is already: the only way to end what it waits for.
  const shown = { ...window.history.state, key: state.location.key, usr: state.location.state };
  window.history.replaceState(shown, "", createPath(state.location));
  window.dispatchEvent(new PopStateEvent("popstate", { state: shown }));
}
