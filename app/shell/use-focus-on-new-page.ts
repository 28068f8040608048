import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

// Of the browser's page, not of a component: the document is rendered anew when an error page takes over.
let shownPath: string | undefined;

/**
 * After a client-side navigation to another page: moves the focus to the new page, as a full page load would. So a screen
 * reader reads out its heading, once. A first load, an anchor, a changed query or a form sent to its own page leave the
 * focus alone.
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
    // Where to scroll is for <ScrollRestoration> to say.
    start?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
