import { type ComponentType, createElement } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates an island at once, with the props in its `data-props`.
 *
 * @throws nothing: React reports an error of the component on the console.
 */
export function hydrate(element: HTMLElement, component: unknown): void {
  const props = JSON.parse(element.dataset.props ?? "{}");
  // React 18 resets a changed textarea that has a default: https://github.com/facebook/react/issues/26974
  const textareas = [...element.querySelectorAll("textarea")].map((control) => {
    const { value, selectionStart, selectionEnd } = control;
    return () => {
      if (control.value === value) return;
      control.value = value;
      control.setSelectionRange(selectionStart, selectionEnd);
    };
  });
  flushSync(() => hydrateRoot(element, createElement(component as ComponentType, props)));
  for (const restore of textareas) restore();
}
