import { type RefObject, useEffect, useRef } from "react";
import { fields } from "./fields.ts";

const KEY = "registration-draft";
/** What the page's own script notes at a control into which something was typed (app/remix/page-scripts.tsx). */
const TYPED = "typed";
/** The draft after a registration; without one, what the browser restores is all there is. */
const NOTHING = "{}";

/**
 * Keeps a draft of the form in `sessionStorage` (docs/product.md, Draft). If the browser refuses storage, nothing is
 * kept.
 *
 * @param chosen the option that the URL preselects.
 * @param isRegistered whether somebody of this name has just registered, and needs no draft. Nor is what the browser
 * restores one after a registration that came before any draft, because the page was not hydrated yet.
 * @param outcome of the last submission. When it goes, by a link to this very page, the form begins anew.
 */
export function useDraft(
  form: RefObject<HTMLFormElement>,
  chosen: string | undefined,
  isRegistered: ((name: string) => unknown) | undefined,
  outcome: object | undefined,
): void {
  const isLoaded = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew with the form.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const isLoading = !isLoaded.current;
    isLoaded.current = true;
    const fillIn = (isAnew: boolean, keepsTyped = false) =>
      withStorage((storage) => {
        const kept = storage.getItem(KEY);
        if (kept && isAnew && !outcome) beginAnew(element, keepsTyped, chosen);
        const draft = JSON.parse(kept ?? NOTHING);
        if (isRegistered && (!kept || isRegistered(draft.name?.trim().normalize()))) storage.setItem(KEY, NOTHING);
        else fill(element, draft, chosen);
      });
    // 0 is neither a reload nor Back.
    fillIn(!isLoading || performance.navigation.type !== 0, isLoading);
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener("input", () => keep(element), { signal });
    // From the back/forward cache it comes as it was left, however old.
    addEventListener("pageshow", ({ persisted }) => persisted && fillIn(true), { signal });
    return () => controller.abort();
  }, [form, chosen, outcome]);
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
export function hasChanged(form: HTMLFormElement, sent: FormData): boolean {
  return String([...new FormData(form)]) !== String([...sent]);
}

/**
 * Takes away what was registered, or what the browser has restored on a reload or Back; not what was typed since, before
 * hydration. Firefox may restore what is older than the draft: what a field held when the page was last left by a link.
 */
function beginAnew(form: HTMLFormElement, keepsTyped: boolean, chosen = ""): void {
  // Not by `reset`: where a refusal was shown, its answers are the controls' defaults.
  for (const control of form.querySelectorAll<HTMLInputElement>("input, select, textarea")) {
    if (!keepsTyped || !(TYPED in control)) control.value = control.name === "volunteer_for" ? chosen : "";
  }
}

/** Fills what is empty, and the meetup that the URL has chosen. */
function fill(form: HTMLFormElement, texts: Record<string, unknown>, chosen: string | undefined): void {
  for (const { name } of fields) {
    const control = form.elements.namedItem(name) as HTMLInputElement | null;
    const text = texts[name];
    if (control && text && ["", chosen].includes(control.value)) control.value = text as string;
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
