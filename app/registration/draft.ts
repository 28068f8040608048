import { type RefObject, useEffect, useState } from "react";
import { fields } from "./fields.ts";

const KEY = "registration-draft";

/**
 * Keeps a draft of the form in `sessionStorage` (docs/product.md, Draft). If the browser refuses storage, nothing is
 * kept.
 *
 * @param chosen the option that the URL preselects.
 * @param registration the id of a registration that has just succeeded and needs no draft.
 */
export function useDraft(
  form: RefObject<HTMLFormElement>,
  chosen: string | undefined,
  registration: string | undefined,
): void {
  const [early] = useState(typedBeforeHydration);
  useEffect(() => {
    if (form.current) fill(form.current, early);
  }, [form, early]);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    withStorage((storage) => {
      if (registration) storage.removeItem(KEY);
      else fill(element, JSON.parse(storage.getItem(KEY) ?? "{}"), (held) => held === "" || held === chosen);
    });
    const keep = () => withStorage((storage) => storage.setItem(KEY, JSON.stringify(typedInto(element))));
    element.addEventListener("input", keep);
    return () => element.removeEventListener("input", keep);
  }, [form, chosen, registration]);
}

/** On hydration React resets a textarea to the server's text, so what was typed before is read first. */
function typedBeforeHydration(): Record<string, string> {
  if (typeof document === "undefined") return {};
  const form = document.querySelector<HTMLFormElement>('form[action="/joinvolunteer"]');
  return form ? typedInto(form) : {};
}

function typedInto(form: HTMLFormElement): Record<string, string> {
  const typed = new FormData(form);
  return Object.fromEntries(fields.map(({ name }) => [name, String(typed.get(name) ?? "")]));
}

function fill(form: HTMLFormElement, texts: Record<string, unknown>, mayReplace = (_held: string) => true): void {
  for (const { name } of fields) {
    const control = form.elements.namedItem(name) as HTMLInputElement | null;
    const text = texts[name];
    if (control && typeof text === "string" && text !== "" && mayReplace(control.value)) control.value = text;
  }
}

/** Empties a form and forgets its draft. */
export function clear(form: HTMLFormElement): void {
  for (const { name } of fields) (form.elements.namedItem(name) as HTMLInputElement).value = "";
  withStorage((storage) => storage.removeItem(KEY));
}

function withStorage(use: (storage: Storage) => void): void {
  try {
    use(window.sessionStorage);
  } catch {
    // Refused, full or invalid: the form works without a draft.
  }
}
