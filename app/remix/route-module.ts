import { createPath } from "@remix-run/react";
import { timeLimit } from "#app/http/time-limit.ts";

/** Milliseconds that the server may take to say that it is there. */
const TIMEOUT = 10_000;

/**
 * Keeps the page when a route's code cannot be loaded. Remix would reload the page, even if a link was only pointed at,
 * and lose what was typed into it; patched, it dispatches an event when it begins to load it for a navigation.
 *
 * After a deployment the code that this page asks for may be gone: then the browser itself goes where the visitor
 * wanted to go, and gets a page of the new version. If the site cannot be reached, the page stays. So it does if the
 * visitor gives up: by Escape, or by a reload or Back, for which Firefox drops the code under way.
 *
 * @param showUnreachableToast is called if the site cannot be reached.
 */
export function recoverFromMissingModules(showUnreachableToast: () => void): void {
  addEventListener("remix:route-module", (event) => {
    const { detail: loading } = event as CustomEvent<Promise<unknown>>;
    const { location } = window.__remixRouter.state.navigation;
    if (!location) return;
    const isUnderWay = () => window.__remixRouter.state.navigation.location === location;
    const controller = new AbortController();
    // No longer than needed: while anybody listens for it, Firefox keeps no page in its back/forward cache.
    const { signal } = controller;
    let isLeaving = false;
    addEventListener(
      "beforeunload",
      () => {
        isLeaving = true;
      },
      { signal },
    );
    addEventListener("keydown", ({ key }) => key === "Escape" && isUnderWay() && stay(), { signal });
    loading
      .catch(() => recover(createPath(location), isUnderWay, () => isLeaving, showUnreachableToast))
      .finally(() => controller.abort());
  });
}

/** @param isUnderWay whether nothing else has come since, such as another click. */
async function recover(
  address: string,
  isUnderWay: () => boolean,
  isLeaving: () => boolean,
  showUnreachableToast: () => void,
): Promise<void> {
  if (!isUnderWay()) return;
  const isThere = await fetch(address, {
    method: "HEAD",
    cache: "no-store",
    signal: timeLimit(TIMEOUT),
  }).then(
    () => true,
    () => false,
  );
  if (!isUnderWay()) return;
  if (!isThere || isLeaving()) {
    if (!isLeaving()) showUnreachableToast();
    stay();
    return;
  }
  // A page from the back/forward cache would go on with its navigation, and never stay.
  const reload = (event: Event) => {
    event.stopImmediatePropagation();
    window.location.reload();
  };
  addEventListener("pageshow", reload, { capture: true, once: true });
  // Back and forward have already changed the address.
  if (createPath(window.location) === address) window.location.reload();
  else window.location.assign(address);
}

/** Sends the router, as if by Back, to the page that it already shows: nothing else ends its navigation. */
function stay(): void {
  const { location } = window.__remixRouter.state;
  const shown = { ...window.history.state, key: location.key, usr: location.state };
  window.history.replaceState(shown, "", createPath(location));
  window.dispatchEvent(new PopStateEvent("popstate", { state: shown }));
}
