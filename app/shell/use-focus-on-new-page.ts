import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

// Module state, because an error page remounts the document.
let shownPath: string | undefined;

/**
 * Moves the focus to the heading of the new page after a client-side navigation to another path, as a full page load
 * would, so that screen readers read it.
 */
export function useFocusOnNewPage(): void {
  const { pathname, hash } = useLocation();

  useEffect(() => {
    const hasArrived = shownPath !== undefined && shownPath !== pathname;
    shownPath = pathname;
    if (!hasArrived) return;
    const anchor = document.getElementById(hash.slice(1));
    const start = anchor ?? document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
    if (start && !start.hasAttribute("tabindex")) start.tabIndex = -1;
    // <ScrollRestoration> does the scrolling.
    start?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
