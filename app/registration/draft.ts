import { isStorageBlocked, readDraft, removeDraft, writeDraft } from "./draft-storage.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls of the form's fields, without the honeypot. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll(".control")] as Control[];
}

/**
 * Resets the controls that the browser, and not the visitor, has filled in. They may hold answers that were sent.
 * Unsent answers are in the draft, if this script has run before.
 */
export function resetRestoredControls(form: HTMLFormElement): void {
  if (isStorageBlocked()) return;
  for (const control of controlsOf(form)) {
    // The browser marks a control as `:user-valid` or `:user-invalid` only after the visitor has edited it.
    const isTouched = control.matches(":focus, :user-valid, :user-invalid");
    if (!isTouched) control.value = defaultOf(control);
  }
}

/** Saves the answers as the draft, if the visitor has given any. */
export function saveDraft(form: HTMLFormElement): void {
  const controls = controlsOf(form);
  const answers = Object.fromEntries(controls.map(({ name, value }) => [name, value]));
  if (isRejected(form) || !controls.every(hasDefault)) writeDraft({ meetup: meetupInAddress(), answers });
  else removeDraft();
}

/**
 * Fills in the draft. A control that the visitor has changed stays. So does a default that is not empty (a rejected
 * answer, or the meetup in the address), unless the draft was made at this address and nothing was rejected.
 */
export function fillInDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  if (!draft) return;
  const mayReplaceDefaults = draft.meetup === meetupInAddress() && !isRejected(form);
  for (const control of controlsOf(form)) {
    const isReplaceable = mayReplaceDefaults || defaultOf(control) === "";
    if (isReplaceable && hasDefault(control)) control.value = draft.answers[control.name] ?? "";
  }
}

/** Whether the server has rejected the form. The answers that it could read are then the defaults of the controls. */
function isRejected(form: HTMLFormElement): boolean {
  return form.querySelector(".notice-error") !== null;
}

function hasDefault(control: Control): boolean {
  return control.value === defaultOf(control);
}

function defaultOf(control: Control): string {
  if (!("options" in control)) return control.defaultValue;
  return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? "";
}

function meetupInAddress(): string | undefined {
  return new URLSearchParams(location.search).get("meetup")?.toLowerCase();
}
