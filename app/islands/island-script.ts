import type { ComponentType } from "react";

const RETRY_AFTER_MS = 1000;

/** How to load the component of each island, by the path of its file. */
const loaders = import.meta.glob<ComponentType>("../**/*.island.tsx", { import: "default" });

/** Hydrates each island of the page at the time that its `data-when` names. */
export function startIslands(): void {
  // The page after a registration without its confirmation has this attribute, and no island.
  const forgetful = document.querySelector<HTMLElement>("[data-forget]:not([data-island])");
  if (forgetful) forget(forgetful);
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    element.addEventListener("input", markTyped);
    const hydrate = () =>
      loadAndHydrate(element).catch((error) => {
        console.error(error);
        forget(element);
      });
    if (element.dataset.when === "visible") whenInViewport(element, hydrate);
    else whenIdle(hydrate);
  }
}

/**
 * Loads an island's code and hydrates the island.
 *
 * @throws if two attempts fail. The island's HTML still works.
 */
async function loadAndHydrate(element: HTMLElement): Promise<void> {
  const file = `/${element.dataset.island}.island.tsx`;
  const [, loadComponent] = Object.entries(loaders).find(([path]) => path.endsWith(file)) ?? [];
  if (!loadComponent) throw new Error(`There is no island ${file}`);
  // React and the component load in parallel.
  const loadCode = () => Promise.all([import("./hydrate-island.ts"), loadComponent()]);
  const [{ hydrateIsland }, component] = await loadCode().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return loadCode();
  });
  hydrateIsland(element, component);
}

/** Marks a control as typed in. Hydration resets the other controls, which the browser may have restored. */
function markTyped({ target }: Event): void {
  (target as HTMLElement).dataset.typed = "";
}

/** Removes the key in `data-forget` from `sessionStorage`, because another person may use this computer next. */
function forget({ dataset }: HTMLElement): void {
  try {
    if (dataset.forget) sessionStorage.removeItem(dataset.forget);
  } catch {
    // The browser blocks the storage.
  }
}

function whenIdle(run: () => void): void {
  // Safari has no requestIdleCallback. Without a timeout, a busy browser may never call back.
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 100);
}

/** Calls `run` once, as soon as any part of an island is in the viewport. */
function whenInViewport(island: HTMLElement, run: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    run();
  });
  // The observer needs a box, and the island has none (`display: contents`). So its first element is observed.
  if (island.firstElementChild) observer.observe(island.firstElementChild);
}
