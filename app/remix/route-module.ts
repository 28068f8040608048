import { createPath } from "@remix-run/react";
import { timeLimit } from "#app/http/time-limit.ts";

/** Milliseconds that the server may take to say that it is there. */
const TIMEOUT = 10_000;

/**
 * Keeps the page where the code of a route does not come. Remix would reload it, even where a link was only pointed at,
 * and what was typed into it would be lost; patched, it tells.
 *
 * After a deployment the code that this page knows of may be gone: then the browser itself goes where the visitor
 * wanted to go, and gets a page of the new version. Where the site cannot be reached the page stays.
 *
 * @param showUnreachableToast says so.
 */
export function recoverFromMissingModules(showUnreachableToast: () => void): void {
  addEventListener("remix:route-module-error", () => recover(showUnreachableToast));
}

async function recover(showUnreachableToast: () => void): Promise<void> {
  const { location } = window.__remixRouter.state.navigation;
  // Only pointed at.
  if (!location) return;
  const address = createPath(location);
  const isThere = await fetch(address, {
    method: "HEAD",
    cache: "no-store",
    signal: timeLimit(TIMEOUT),
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
  showUnreachableToast();
  // The router follows the browser, here to where it is already: the only way to end what it waits for.
  const shown = { ...window.history.state, key: state.location.key, usr: state.location.state };
  window.history.replaceState(shown, "", createPath(state.location));
  window.dispatchEvent(new PopStateEvent("popstate", { state: shown }));
}
