import { fields } from "./fields.ts";

// The keys in `sessionStorage`, of which one is in use at a time. Each value is JSON: the answers by field name.
const DRAFT_KEY = "volunteer-form-draft";
/** Holds the answers that were sent, until a page has shown the outcome. */
export const SENT_KEY = "volunteer-form-sent";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The form's controls, one for each field. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return fields.map(({ name }) => form.elements.namedItem(name) as Control);
}

/** Saves the answers of all fields as the draft. */
export function saveAnswers(form: HTMLFormElement): void {
  save(DRAFT_KEY, controlsOf(form));
}

/** Saves the answers that differ from the page's defaults as the draft. */
export function saveChangedAnswers(form: HTMLFormElement): void {
  const changed = controlsOf(form).filter((control) => control.value !== defaultOf(control));
  save(DRAFT_KEY, changed);
}

/** Saves the answers of all fields as sent, in place of the draft. */
export function saveSentAnswers(form: HTMLFormElement): void {
  save(SENT_KEY, controlsOf(form));
}

/** Whether saved answers may exist: there are some, or the browser blocks the storage. */
export function mayHaveSavedAnswers(): boolean {
  return withStorage((storage) => readSavedAnswers(storage) !== null) ?? true;
}

/** Fills in the sent answers or the draft, except where the visitor has typed since the page was loaded. */
export function restoreSavedAnswers(form: HTMLFormElement): void {
  withStorage((storage) => {
    const answers = JSON.parse(readSavedAnswers(storage) ?? "{}");
    for (const control of controlsOf(form)) {
      if (control.name in answers && control.value === defaultOf(control)) control.value = answers[control.name];
    }
  });
}

/** Removes the draft and the sent answers. */
export function clearSavedAnswers(): void {
  withStorage((storage) => {
    storage.removeItem(DRAFT_KEY);
    storage.removeItem(SENT_KEY);
  });
}

function save(key: string, controls: Control[]): void {
  clearSavedAnswers();
  if (controls.length === 0) return;
  const answers = Object.fromEntries(controls.map(({ name, value }) => [name, value]));
  withStorage((storage) => storage.setItem(key, JSON.stringify(answers)));
}

function readSavedAnswers(storage: Storage): string | null {
  return storage.getItem(SENT_KEY) ?? storage.getItem(DRAFT_KEY);
}

function defaultOf(control: Control): string {
  if (!("options" in control)) return control.defaultValue;
  return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? "";
}

/** Calls `use`. Returns undefined if the browser blocks the storage, or if the draft is damaged. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
