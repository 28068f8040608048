import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepFragmentsFromRouter } from "./remix/fragments.ts";
import { LastErrorPage } from "./remix/last-error-page.tsx";
import { loadPageModules } from "./remix/page-modules.ts";
import { recoverFromMissingModules } from "./remix/route-module.ts";
import { showUnreachableToast } from "./toast/unreachable.ts";

keepFragmentsFromRouter();
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

/** Of a double click on a link to a page: before the page is drawn, the second would be another entry of the history. */
function ignoreSecondClicks(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail > 1 && (event.target as Element).closest("a:not([href*='#'])")) event.preventDefault();
  };
  addEventListener("click", ignore, true);
}
