import { fields } from "./fields.ts";

// The key in `sessionStorage`. Its value is JSON: the answers by field name.
const KEY = "volunteer-form-draft";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The form's controls, one for each field. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return fields.map(({ name }) => form.elements.namedItem(name) as Control);
}

/** Saves the answers of all fields into `sessionStorage`. */
export function saveAnswers(form: HTMLFormElement): void {
  save(controlsOf(form));
}

/** Saves the answers that differ from the page's defaults into `sessionStorage`. */
export function saveChangedAnswers(form: HTMLFormElement): void {
  save(controlsOf(form).filter((control) => control.value !== defaultOf(control)));
}

/** Whether the storage can be read and holds no draft. */
export function hasNoDraft(): boolean {
  return withStorage((storage) => storage.getItem(KEY) === null) ?? false;
}

/** Fills in the draft, except where the visitor has typed since the page was loaded. */
export function restoreDraft(form: HTMLFormElement): void {
  withStorage((storage) => {
    const answers = JSON.parse(storage.getItem(KEY) ?? "{}");
    for (const control of controlsOf(form)) {
      if (control.name in answers && control.value === defaultOf(control)) control.value = answers[control.name];
    }
  });
}

export function clearDraft(): void {
  withStorage((storage) => storage.removeItem(KEY));
}

function save(controls: Control[]): void {
  const answers = Object.fromEntries(controls.map(({ name, value }) => [name, value]));
  if (controls.length === 0) clearDraft();
  else withStorage((storage) => storage.setItem(KEY, JSON.stringify(answers)));
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
