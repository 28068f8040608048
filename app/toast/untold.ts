import { withStorage } from "#app/ui/with-storage.ts";
import type { Flash } from "./flash.ts";

/** In `sessionStorage`. */
const UNTOLD = "untold-toast";
/** Milliseconds after which nobody waits for it any more, and somebody else may sit there. */
const MAX_AGE = 60_000;

let untold: Flash | null = null;
if (!import.meta.env.SSR)
  withStorage((storage) => {
    const { flash, since } = JSON.parse(storage.getItem(UNTOLD) ?? "{}");
    if (Date.now() - since < MAX_AGE) untold = flash;
  });

/**
 * @returns the toast that has come without having been drawn yet, be it to the page before, which this one was loaded in
 * place of.
 */
export function untoldToast(): Flash | null {
  return untold;
}

/** @param flash one that is still to be drawn, in place of any other; null once it is. */
export function keepUntold(flash: Flash | null): void {
  untold = flash;
  if (!flash) stopWatching();
  withStorage((storage) => {
    if (flash) storage.setItem(UNTOLD, JSON.stringify({ flash, since: Date.now() }));
    // Drawn on a page that goes in the next moment, it may not have been read.
    else if (!isLeaving) storage.removeItem(UNTOLD);
  });
}

let isLeaving = false;
const leave = () => {
  isLeaving = true;
};

/**
 * Before a toast is asked for: watches, until it is drawn, whether another page is about to come in place of this one.
 *
 * @returns ends it. While anybody watches, Firefox keeps no page in its back/forward cache.
 */
export function watchLeaving(): () => void {
  isLeaving = false;
  addEventListener("beforeunload", leave);
  return stopWatching;
}

function stopWatching(): void {
  removeEventListener("beforeunload", leave);
}
