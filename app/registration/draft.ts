import { type RefObject, useEffect, useRef } from "react";
import { hasBeenTypedInto } from "#app/remix/page-scripts.tsx";
import { fields } from "./fields.ts";

const KEY = "registration-draft";
/** The draft after a registration; without one, what the browser restores is all there is. */
const NOTHING = "{}";

/**
 * Keeps a draft of the form in `sessionStorage` (docs/product.md, Draft). If the browser refuses storage, nothing is
 * kept.
 *
 * @param chosen the option that the URL preselects.
 * @param succeeded the id of a success that has just been told: what was registered needs no draft.
 * @param outcome of the last submission. When it goes, by a link to this very page, the form begins anew.
 */
export function useDraft(
  form: RefObject<HTMLFormElement>,
  chosen: string | undefined,
  succeeded: string | undefined,
  outcome: object | undefined,
): void {
  const isLoaded = useRef(false);
  // Before the draft is filled in.
  useEffect(() => {
    const isLoading = !isLoaded.current;
    isLoaded.current = true;
    const { type, TYPE_NAVIGATE } = performance.navigation;
    if (outcome || (isLoading && type === TYPE_NAVIGATE)) return;
    withStorage((storage) => storage.getItem(KEY) && form.current && beginAnew(form.current, isLoading));
  }, [form, outcome]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew with the form.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    withStorage((storage) => {
      if (succeeded) storage.setItem(KEY, NOTHING);
      else fill(element, JSON.parse(storage.getItem(KEY) ?? NOTHING), chosen);
    });
    const keepTyped = () => keep(element);
    element.addEventListener("input", keepTyped);
    return () => element.removeEventListener("input", keepTyped);
  }, [form, chosen, succeeded, outcome]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, what was typed before hydration.
  useEffect(() => {
    const element = form.current;
    if (element && Object.values(typedInto(element)).some((text) => text && text !== chosen)) keep(element);
  }, []);
}

function keep(form: HTMLFormElement): void {
  withStorage((storage) => storage.setItem(KEY, JSON.stringify(typedInto(form))));
}

function typedInto(form: HTMLFormElement): Record<string, string> {
  const typed = new FormData(form);
  return Object.fromEntries(fields.map(({ name }) => [name, String(typed.get(name) ?? "")]));
}

/** Whether a form holds other answers than those that were sent. */
export function hasChanged(form: HTMLFormElement | null, sent: FormData | undefined): boolean {
  if (!form || !sent) return false;
  const typed = new FormData(form);
  return fields.some(({ name }) => typed.get(name) !== sent.get(name));
}

/**
 * Takes away what was registered, or what the browser has restored on a reload or Back; not what was typed since, before
 * hydration. Firefox may restore what is older than the draft: what a field held when the page was last left by a link.
 */
function beginAnew(form: HTMLFormElement, isLoading: boolean): void {
  const controls = [...form.elements] as HTMLInputElement[];
  const typed = controls.filter((control) => isLoading && hasBeenTypedInto(control));
  const texts = typed.map((control) => [control, control.value] as const);
  form.reset();
  for (const [control, text] of texts) control.value = text;
}

/** Fills what is empty, and the meetup that the URL has chosen. */
function fill(form: HTMLFormElement, texts: Record<string, unknown>, chosen: string | undefined): void {
  for (const { name } of fields) {
    const control = form.elements.namedItem(name) as HTMLInputElement | null;
    const text = texts[name];
    const mayFill = control?.value === "" || control?.value === chosen;
    if (control && mayFill && typeof text === "string" && text !== "") control.value = text;
  }
}

/** Empties a form and forgets its draft. */
export function clear(form: HTMLFormElement): void {
  for (const { name } of fields) (form.elements.namedItem(name) as HTMLInputElement).value = "";
  withStorage((storage) => storage.setItem(KEY, NOTHING));
}

function withStorage(use: (storage: Storage) => void): void {
  try {
    use(window.sessionStorage);
  } catch {
    // Refused, full or invalid: the form works without a draft.
  }
}
