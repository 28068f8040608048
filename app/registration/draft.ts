import { fields } from "./fields.ts";

// The answers by field name, as JSON.
const KEY = "volunteer-form-draft";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The form's controls, one for each field. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return fields.map(({ name }) => form.elements.namedItem(name) as Control);
}

/** Saves `all` answers, or those that differ from the page's defaults, into `sessionStorage`. */
export function saveDraft(form: HTMLFormElement, all: boolean): void {
  const answers = controlsOf(form).filter((control) => all || control.value !== defaultOf(control));
  withStorage((storage) =>
    storage.setItem(KEY, JSON.stringify(Object.fromEntries(answers.map(({ name, value }) => [name, value])))),
  );
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

function defaultOf(control: Control): string {
  if (!("options" in control)) return control.defaultValue;
  return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? "";
}

function withStorage(use: (storage: Storage) => void): void {
  try {
    use(sessionStorage);
  } catch {
    // Without storage, or with a damaged draft, there is no draft.
  }
}
