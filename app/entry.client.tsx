import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepFragmentsFromRouter } from "./remix/fragments.ts";
import { LastErrorPage } from "./remix/last-error-page.tsx";
import { loadPageModules } from "./remix/page-modules.ts";
import { recoverFromMissingModules } from "./remix/route-module.ts";
import { showUnreachableToast } from "./toast/unreachable.ts";

keepFragmentsFromRouter();
keepPlaceInCache();
ignoreSecondClicks();
recoverFromMissingModules(showUnreachableToast);

loadPageModules().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <LastErrorPage>
          <RemixBrowser />
        </LastErrorPage>
      </StrictMode>,
    );
  }),
);

/** From its cache WebKit brings a page back at its top, because the router wants to scroll by itself, but is not asked then. */
function keepPlaceInCache(): void {
  let place = 0;
  addEventListener("pagehide", () => {
    place = scrollY;
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && !scrollY) scrollTo({ top: place, behavior: "instant" });
  });
}

/**
 * The second half of a double click is for what the first was on alone: by then something else may lie there. And for no
 * link to a page: before that is drawn, it would be another entry of the history. So would Enter, pressed or held again
 * within 400 ms.
 */
function ignoreSecondClicks(): void {
  let first: Element | null;
  let leaves: boolean;
  let last: number;
  const ignore = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest("a, button");
    const isSecond = event.detail > 1 || (!event.detail && pressed === first && event.timeStamp - last < 400);
    last = event.timeStamp;
    if (!isSecond) {
      first = pressed;
      // Asked now: the second finds the address changed already.
      leaves = pressed instanceof HTMLAnchorElement && !(pressed.hash && pressed.pathname === location.pathname);
    } else if (pressed !== first || leaves) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  addEventListener("mousedown", ignore, true);
  addEventListener("click", ignore, true);
}
