import { decodeState } from "@remix-run/react";

/** What a page needs before it hydrates. */
export type PageModules = {
  /** The address of the routes' manifest. */
  manifest: string;
  /** The addresses of the shown routes' modules, by route. */
  routes: Record<string, string>;
};

declare global {
  interface Window {
    /** Set by the page (`page-scripts.tsx`). */
    pageModules: PageModules;
  }
}

/** Makes ready what `<RemixBrowser>` expects to find: the page's data, and what Remix's own scripts would have loaded. */
export async function loadPageModules(): Promise<void> {
  const { manifest, routes } = window.pageModules;
  const decoded = decodeState();
  await import(/* @vite-ignore */ manifest);
  const modules = Object.entries(routes).map(async ([id, address]) => [id, await import(/* @vite-ignore */ address)]);
  window.__remixRouteModules = Object.fromEntries(await Promise.all(modules));
  await decoded;
}
