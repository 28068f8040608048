import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates an island with the props in its `data-props`. React reports errors of the component on the console. */
export function hydrateIsland(element: HTMLElement, Island: ComponentType): void {
  const props = JSON.parse(element.dataset.props ?? "{}");
  hydrateRoot(element, <Island {...props} />);
}
