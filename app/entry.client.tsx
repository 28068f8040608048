import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

// A navigation that overtakes another skips its view transition, which then rejects a promise that nobody waits for.
const startViewTransition = document.startViewTransition?.bind(document);
if (startViewTransition) {
  document.startViewTransition = (update) => {
    const transition = startViewTransition(update);
    transition.ready.catch(() => {});
    return transition;
  };
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
