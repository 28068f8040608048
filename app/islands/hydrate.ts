import { type IslandName, islands } from "./list.ts";

/** How long to wait before a failed import is tried again, in ms. */
const RETRY_AFTER_MS = 1000;

/** Hydrates every island of the page when its `data-when` says so. */
export function hydrateIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const hydrate = () => hydrateIsland(element).catch((error) => console.error(error));
    if (element.dataset.when === "visible") whenVisible(element, hydrate);
    else whenIdle(hydrate);
  }
}

/** @throws if its code cannot be loaded. Its HTML goes on working, and so do the other islands. */
async function hydrateIsland(element: HTMLElement): Promise<void> {
  const load = () =>
    Promise.all([import("./hydrate-root.ts"), islands[element.dataset.island as IslandName]()] as const);
  const [{ hydrate }, component] = await load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return load();
  });
  hydrate(element, component);
}

function whenIdle(run: () => void): void {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) requestIdleCallback(run);
  else setTimeout(run, 100);
}

function whenVisible(element: HTMLElement, run: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    run();
  });
  // The island itself has no box (`display: contents`).
  if (element.firstElementChild) observer.observe(element.firstElementChild);
}
