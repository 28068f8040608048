import { type IslandName, islands } from "./list.ts";

const RETRY_AFTER_MS = 1000;

/** Hydrates every island of the page when its `data-when` says so. */
export function hydrateIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const hydrate = () => loadIsland(element).catch((error) => console.error(error));
    if (element.dataset.when === "visible") whenVisible(element, hydrate);
    // Safari has no requestIdleCallback.
    else if ("requestIdleCallback" in window) requestIdleCallback(hydrate);
    else setTimeout(hydrate, 100);
  }
}

/** Loads an island's code and hydrates it. @throws if two attempts fail; the island's HTML still works. */
async function loadIsland(element: HTMLElement): Promise<void> {
  const load = () =>
    Promise.all([import("./hydrate-island.ts"), islands[element.dataset.island as IslandName]()] as const);
  const [{ hydrateIsland }, component] = await load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return load();
  });
  hydrateIsland(element, component);
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
