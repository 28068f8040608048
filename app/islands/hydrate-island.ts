import { type ComponentType, createElement } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";

/** Hydrates an island with the props in its `data-props`. React reports errors of the component on the console. */
export function hydrateIsland(element: HTMLElement, component: ComponentType): void {
  const props = JSON.parse(element.dataset.props ?? "{}");
  const restore = rememberTypedTexts(element);
  flushSync(() => hydrateRoot(element, createElement(component, props)));
  restore();
}

/**
 * Returns a function that restores typed texts and the caret after hydration. React 18 resets a changed textarea:
 * https://github.com/facebook/react/issues/12955. Delete this function with React 19.
 */
function rememberTypedTexts(element: HTMLElement): () => void {
  const texts = [...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map(({ name, value, selectionStart, selectionEnd }) => ({ name, value, selectionStart, selectionEnd }));
  return () => {
    for (const { name, value, selectionStart, selectionEnd } of texts) {
      const control = element.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (!control || control.value === value) continue;
      control.value = value;
      // With this event, the island handles the text as typed, and for example saves a draft.
      control.dispatchEvent(new Event("input", { bubbles: true }));
      if (control === document.activeElement) control.setSelectionRange(selectionStart, selectionEnd);
    }
  };
}
