import type { ComponentType } from "react";

/** A function that imports the component of each island, by the path of its file. */
const imports = import.meta.glob<ComponentType>("../**/*.island.tsx", { import: "default" });

/** Hydrates each island of the page as soon as its first element is in the viewport. Until then, its HTML works. */
export function startIslands(): void {
  for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void loadAndHydrate(island);
    });
    // The observer needs a box, and the island itself has none (`display: contents`).
    if (island.firstElementChild) observer.observe(island.firstElementChild);
  }
}

async function loadAndHydrate(island: HTMLElement): Promise<void> {
  const file = `/${island.dataset.island}.island.tsx`;
  const [, loadComponent] = Object.entries(imports).find(([path]) => path.endsWith(file)) ?? [];
  if (!loadComponent) throw new Error(`There is no island ${file}`);
  // React and the component load in parallel.
  const [{ hydrateIsland }, component] = await Promise.all([import("./hydrate-island.tsx"), loadComponent()]);
  hydrateIsland(island, component);
}
