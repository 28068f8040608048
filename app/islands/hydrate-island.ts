import { type ComponentType, createElement } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Hydrates an island with the props in its `data-props`. React reports errors of the component on the console. */
export function hydrateIsland(element: HTMLElement, component: ComponentType): void {
  const props = JSON.parse(element.dataset.props ?? "{}");
  const focusedName = document.activeElement?.getAttribute("name");
  const restore = rememberTypedTexts(element);
  flushSync(() => hydrateRoot(element, createElement(component, props)));
  // React replaces the focused control if the page's words are not the server's, for example after a translation.
  if (focusedName) element.querySelector<HTMLElement>(`[name="${focusedName}"]`)?.focus();
  restore();
}

/**
 * Resets the controls that the browser has filled in after a reload or from its history, because they may hold answers
 * that were sent. Unsent answers come back from the draft of the form.
 */
export function resetRestoredControls(element: HTMLElement): void {
  for (const control of element.querySelectorAll<TextControl>(":is(input, textarea):not([data-typed])")) {
    control.value = control.defaultValue;
  }
  for (const option of element.querySelectorAll<HTMLOptionElement>("select:not([data-typed]) option")) {
    option.selected = option.defaultSelected;
  }
}

/**
 * Returns a function that restores typed texts and the caret after hydration. React 18 resets a changed textarea:
 * https://github.com/facebook/react/issues/12955. Delete this function with React 19.
 */
function rememberTypedTexts(element: HTMLElement): () => void {
  const texts = [...element.querySelectorAll<TextControl>("input, textarea")]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map(({ name, value, selectionStart, selectionEnd }) => ({ name, value, selectionStart, selectionEnd }));
  return () => {
    for (const { name, value, selectionStart, selectionEnd } of texts) {
      const control = element.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (!control || control.value === value) continue;
      control.value = value;
      // With this event, the island handles the text as typed, and for example saves a draft.
      control.dispatchEvent(new Event("input", { bubbles: true }));
      // The caret of an email field is null and cannot be set.
      const hasFocus = control === document.activeElement;
      if (hasFocus && selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
    }
  };
}
