import { withStorage } from "#app/ui/with-storage.ts";
import type { Flash } from "./flash.ts";

/** In `sessionStorage`. */
const UNTOLD = "untold-toast";

let untold: Flash | null = null;
if (!import.meta.env.SSR)
  withStorage((storage) => {
    untold = JSON.parse(storage.getItem(UNTOLD) ?? "null");
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
  withStorage((storage) => (flash ? storage.setItem(UNTOLD, JSON.stringify(flash)) : storage.removeItem(UNTOLD)));
}
