import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepFragmentsFromRouter } from "./remix/fragments.ts";
import type { PageModules } from "./remix/page-scripts.tsx";
import { onUnreachable } from "./remix/route-module.ts";
import { tellUnreachable } from "./toast/unreachable.ts";

declare global {
  interface Window {
    /** Set by an inline script of the page. */
    pageModules: PageModules;
  }
}

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
onUnreachable(tellUnreachable);

async function loadModules({ manifest, routes }: PageModules): Promise<void> {
  await import(/* @vite-ignore */ manifest);
  const modules = Object.entries(routes).map(async ([id, address]) => [id, await import(/* @vite-ignore */ address)]);
  window.__remixRouteModules = Object.fromEntries(await Promise.all(modules));
}

loadModules(window.pageModules).then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  }),
);
