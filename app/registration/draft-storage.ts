// In a file of its own, because the script of every page removes the draft of a sent form.

/** The key in `sessionStorage`, which each tab has for itself. */
const KEY = "volunteer-form-draft";

/** The unsent answers of a tab. */
type Draft = {
  /** The meetup in the form's address, for example `pune` in `?meetup=pune`. */
  meetup?: string;
  /** The answers by field name. */
  answers: Record<string, string>;
};

/** Whether the browser blocks the storage. The form then holds the only copy of the answers. */
export function isStorageBlocked(): boolean {
  return withStorage(() => true) !== true;
}

/** Reads the draft, if there is one. */
export function readDraft(): Draft | null | undefined {
  return withStorage((storage) => JSON.parse(storage.getItem(KEY) ?? "null"));
}

/** Replaces the draft. */
export function writeDraft(draft: Draft): void {
  withStorage((storage) => storage.setItem(KEY, JSON.stringify(draft)));
}

/** Removes the draft. */
export function removeDraft(): void {
  withStorage((storage) => storage.removeItem(KEY));
}

function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
