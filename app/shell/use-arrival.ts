import { useLocation } from "@remix-run/react";
import { useEffect, useLayoutEffect } from "react";

// Module state, because an error page remounts the document.
let shownPath: string | undefined;
/** Whether the last click was on a link. Not whether one has the focus: the menu, closed, gives that to its button. */
let isLink: boolean;

const noteLink = ({ target }: Event) => {
  isLink = !!(target as Element).closest("a");
};

/**
 * After a client-side navigation to another path, or by a link to the page that is shown: fades the page in, and moves
 * the focus to its heading, as a full page load would, so that screen readers read it.
 *
 * Not a view transition: its snapshots cover the page, and every press is lost meanwhile.
 */
export function useArrival(): void {
  const { pathname, hash, key } = useLocation();
  // Added again, it is the same listener (DOM Standard, 2.7).
  useEffect(() => addEventListener("click", noteLink, true), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the page that is shown changes the key alone.
  useLayoutEffect(() => {
    const isElsewhere = shownPath !== pathname || isLink;
    const hasArrived = shownPath !== undefined && isElsewhere;
    shownPath = pathname;
    if (!hasArrived) return;
    const main = document.querySelector("main");
    const mayMove = matchMedia("(prefers-reduced-motion: no-preference)").matches;
    if (mayMove) main?.animate({ opacity: [0, 1], easing: "ease-out" }, 200);
    const anchor = document.getElementById(hash.slice(1));
    const start = anchor ?? document.querySelector<HTMLElement>("main h1") ?? main;
    if (start && !start.hasAttribute("tabindex")) start.tabIndex = -1;
    // <ScrollRestoration> does the scrolling. WebKit would reveal what has the focus, if what had it before was revealed.
    getSelection()?.empty();
    start?.focus({ preventScroll: true });
  }, [pathname, hash, key]);
}
