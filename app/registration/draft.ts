import { type RefObject, useEffect, useRef } from "react";
import { withStorage } from "#app/ui/with-storage.ts";
import { digestOf } from "./digest.ts";
import { fields } from "./fields.ts";

/** Of the draft in `sessionStorage`. */
export const DRAFT = "registration-draft";
/** The draft after a registration; without one, what the browser restores is all there is. */
const NOTHING = "{}";

/**
 * Keeps a draft of the form in `sessionStorage` (docs/product.md, Draft). If the browser refuses storage, nothing is
 * kept.
 *
 * @param chosen the option that the URL preselects.
 * @param success the registration that has just succeeded. A draft of its answers is none any more, and nor is what the
 * browser restores after one that came before any draft, because the page was not hydrated yet.
 * @param outcome of the last submission. When it goes, by a link to this very page, the form begins anew.
 */
export function useDraft(
  form: RefObject<HTMLFormElement & { restoreDraft?: () => void }>,
  chosen: string | undefined,
  success: { digest?: number | undefined } | undefined,
  outcome: object | undefined,
): void {
  const isLoaded = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew with the form.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const isLoading = !isLoaded.current;
    isLoaded.current = true;
    let preselected = chosen;
    const fillIn = (isAnew: boolean) =>
      withStorage((storage) => {
        const kept = storage.getItem(DRAFT);
        if (kept && isAnew && !outcome) beginAnew(element, chosen);
        const draft = JSON.parse(kept ?? NOTHING);
        preselected ??= draft.preselected;
        const digest = digestOf({ ...draft, volunteer_for: draft.volunteer_for || draft.preselected });
        if (success && (!kept || digest === success.digest)) storage.setItem(DRAFT, NOTHING);
        else fill(element, { ...draft, volunteer_for: draft.volunteer_for || preselected }, chosen);
      });
    if (isLoading) element.restoreDraft?.();
    fillIn(!isLoading);
    // What was typed before hydration, restored without a draft, or refused.
    const isDraft = holdsAnswers(element, chosen) && digestOfForm(element) !== success?.digest;
    if (isDraft && (isLoading || (outcome && !success))) keep(element, preselected);
    const controller = new AbortController();
    const { signal } = controller;
    // What is sent once more has no draft any more, but is one until the answer comes.
    for (const event of ["input", "submit"])
      element.addEventListener(event, () => keep(element, preselected), { signal });
    // From the back/forward cache it comes as it was left, however old. So does what was registered, and what was typed
    // after it is a draft.
    addEventListener("pageshow", ({ persisted }) => persisted && !success && fillIn(true), { signal });
    return () => controller.abort();
  }, [form, chosen, outcome]);
}

/** The meetup that a link has preselected is no answer yet: it makes way for another link's. */
function keep(form: HTMLFormElement, preselected: string | undefined): void {
  const typed = typedInto(form);
  const draft = typed.volunteer_for === preselected ? { ...typed, volunteer_for: "", preselected } : typed;
  withStorage((storage) => storage.setItem(DRAFT, JSON.stringify(draft)));
}

/** Whether something was typed into a form, or chosen, but by the URL. */
export function holdsAnswers(form: HTMLFormElement, chosen: string | undefined): boolean {
  return Object.values(typedInto(form)).some((text) => text && text !== chosen);
}

function typedInto(form: HTMLFormElement): Record<string, string> {
  const typed = new FormData(form);
  return Object.fromEntries(fields.map(({ name }) => [name, String(typed.get(name) ?? "")]));
}

/** The digest of what a form holds. */
export function digestOfForm(form: HTMLFormElement): number {
  return digestOf(typedInto(form));
}

/** Takes away what was registered, or restored. Not by `reset`: a refused answer is its control's default. */
function beginAnew(form: HTMLFormElement, chosen = ""): void {
  for (const { name } of fields) {
    (form.elements.namedItem(name) as HTMLInputElement).value = name === "volunteer_for" ? chosen : "";
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

/** @returns what forgets the draft that there is now, unless another has come in its place. */
export function draftToForget(): () => void {
  let sent: string | null;
  withStorage((storage) => {
    sent = storage.getItem(DRAFT);
  });
  return () => withStorage((storage) => storage.getItem(DRAFT) === sent && storage.setItem(DRAFT, NOTHING));
}

/** Empties a form and forgets its draft. */
export function clear(form: HTMLFormElement): void {
  beginAnew(form);
  withStorage((storage) => storage.setItem(DRAFT, NOTHING));
}
