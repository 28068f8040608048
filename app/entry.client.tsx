import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepFragmentsFromRouter } from "./remix/fragments.ts";
import { LastErrorPage } from "./remix/last-error-page.tsx";
import { loadPageModules } from "./remix/page-modules.ts";
import { recoverFromMissingModules } from "./remix/route-module.ts";
import { showUnreachableToast } from "./toast/unreachable.ts";

// A navigation that interrupts another skips its view transition, whose promise then rejects unhandled.
const startViewTransition = document.startViewTransition?.bind(document);
if (startViewTransition) {
  document.startViewTransition = (update) => {
    const transition = startViewTransition(update);
    transition.ready.catch(() => {});
    return transition;
  };
}

keepFragmentsFromRouter();
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
