import { type RefObject, useEffect } from "react";
import { fields } from "./fields";

const KEY = "registration-draft";

/**
 * Keeps what is typed into a form in `sessionStorage`, so that it survives a reload, and puts it back into the fields
 * that are still empty when the page opens. Without storage (a browser may refuse it) nothing is kept.
 *
 * @param registration an id of the registration just made, which needs no draft any more.
 */
export function useDraft(form: RefObject<HTMLFormElement>, registration: string | undefined): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    withStorage((storage) => (registration ? storage.removeItem(KEY) : restore(element, storage.getItem(KEY))));
    const keep = () => withStorage((storage) => storage.setItem(KEY, JSON.stringify(typedInto(element))));
    element.addEventListener("input", keep);
    return () => element.removeEventListener("input", keep);
  }, [form, registration]);
}

function typedInto(form: HTMLFormElement): Record<string, string> {
  const typed = new FormData(form);
  return Object.fromEntries(fields.map(({ name }) => [name, String(typed.get(name) ?? "")]));
}

function restore(form: HTMLFormElement, draft: string | null): void {
  const typed: Record<string, unknown> = JSON.parse(draft ?? "{}");
  for (const { name } of fields) {
    const control = form.elements.namedItem(name) as HTMLInputElement | null;
    const text = typed[name];
    if (control && control.value === "" && typeof text === "string") control.value = text;
  }
}

function withStorage(use: (storage: Storage) => void): void {
  try {
    use(window.sessionStorage);
  } catch {
    // Refused, full or holding something else: the form works without a draft.
  }
}
