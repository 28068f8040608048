import type { ComponentType } from "react";

const RETRY_AFTER_MS = 1000;

/** A function that imports the component of each island, by the path of its file. */
const imports = import.meta.glob<ComponentType>("../**/*.island.tsx", { import: "default" });

/** Hydrates each island of the page at the time that its `data-when` names. */
export function startIslands(): void {
  // After a registration without a toast, the page has no form, so no island removes the sent answers.
  const pageWithoutIsland = document.querySelector<HTMLElement>("[data-forget]:not([data-island])");
  if (pageWithoutIsland) removeStoredKey(pageWithoutIsland);
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    element.addEventListener("input", markTyped);
    const hydrate = () =>
      loadAndHydrate(element).catch((error) => {
        console.error(error);
        removeStoredKey(element);
      });
    if (element.dataset.when === "visible") whenInViewport(element, hydrate);
    else whenIdle(hydrate);
  }
}

/**
 * Loads an island's code and hydrates the island, with `data-when="focus"` not before it is used.
 *
 * @throws if two attempts to load fail. The island's HTML still works.
 */
async function loadAndHydrate(element: HTMLElement): Promise<void> {
  const file = `/${element.dataset.island}.island.tsx`;
  const [, loadComponent] = Object.entries(imports).find(([path]) => path.endsWith(file)) ?? [];
  if (!loadComponent) throw new Error(`There is no island ${file}`);
  // React and the component load in parallel.
  const [{ hydrateIsland, resetRestoredControls }, component] = await loadWithRetry(() =>
    Promise.all([import("./hydrate-island.ts"), loadComponent()]),
  );
  const hasState = mayBeRestored() || hasStoredState() || isUsed(element);
  if (element.dataset.when === "focus" && !hasState) await firstFocus(element);
  if (mayBeRestored()) resetRestoredControls(element);
  hydrateIsland(element, component);
}

/** Loads code. After a failure, it tries once more. */
async function loadWithRetry<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return load();
  }
}

/** Whether an island has the focus, or the visitor has typed into it. */
function isUsed(island: HTMLElement): boolean {
  return island.matches(":focus-within") || island.querySelector("[data-typed]") !== null;
}

function firstFocus(island: HTMLElement): Promise<unknown> {
  return new Promise((resolve) => island.addEventListener("focusin", resolve, { once: true }));
}

/** Whether the browser may have filled in controls, after a reload or from its history. */
function mayBeRestored(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type !== "navigate";
}

/** Whether an island has stored something in this tab. */
function hasStoredState(): boolean {
  try {
    return sessionStorage.length > 0;
  } catch {
    // The browser blocks the storage.
    return false;
  }
}

/** Marks a control as typed in, so that `resetRestoredControls` leaves it alone. */
function markTyped({ target }: Event): void {
  (target as HTMLElement).dataset.typed = "";
}

/** Removes the key in `data-forget` from `sessionStorage`, because another person may use this computer next. */
function removeStoredKey({ dataset }: HTMLElement): void {
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

/** Calls `run` once, as soon as the first element of an island is in the viewport. */
function whenInViewport(island: HTMLElement, run: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    run();
  });
  // The observer needs a box, and the island itself has none (`display: contents`).
  if (island.firstElementChild) observer.observe(island.firstElementChild);
}
