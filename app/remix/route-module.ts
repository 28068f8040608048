import { createPath } from "@remix-run/react";
import { timeLimit } from "#app/http/time-limit.ts";

/** Milliseconds that the server may take to say that it is there. */
const TIMEOUT = 10_000;

/**
 * Keeps the page when a route's code cannot be loaded. Remix would reload the page, even if a link was only pointed at,
 * and lose what was typed into it; patched, it dispatches an event instead.
 *
 * After a deployment the code that this page asks for may be gone: then the browser itself goes where the visitor
 * wanted to go, and gets a page of the new version. If the site cannot be reached, the page stays.
 *
 * @param showUnreachableToast is called if the page stays.
 */
export function recoverFromMissingModules(showUnreachableToast: () => void): void {
  addEventListener("remix:route-module-error", () => recover(showUnreachableToast));
}

async function recover(showUnreachableToast: () => void): Promise<void> {
  const { location } = window.__remixRouter.state.navigation;
  // No navigation: a link was only pointed at.
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
    // A page from the back/forward cache would go on with its navigation, and never stay.
    const reload = (event: Event) => {
      event.stopImmediatePropagation();
      window.location.reload();
    };
    addEventListener("pageshow", reload, { capture: true, once: true });
    // Back and forward have already changed the address.
    if (createPath(window.location) === address) window.location.reload();
    else window.location.assign(address);
    return;
  }
  showUnreachableToast();
  // Sends the router, as if by Back, to the page that it already shows: nothing else ends its navigation.
  const shown = { ...window.history.state, key: state.location.key, usr: state.location.state };
  window.history.replaceState(shown, "", createPath(state.location));
  window.dispatchEvent(new PopStateEvent("popstate", { state: shown }));
}
