import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepFragmentsFromRouter } from "./remix/fragments.ts";
import { LastErrorPage } from "./remix/last-error-page.tsx";
import { loadPageModules } from "./remix/page-modules.ts";
import { recoverFromMissingModules } from "./remix/route-module.ts";
import { showUnreachableToast } from "./toast/unreachable.ts";

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
