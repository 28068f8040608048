// Neither autofill nor password managers know this name.
const NAME = "reference_url";

/** Whether the honeypot was filled in. A form without it passes. */
export function isHoneypotFilled(form: URLSearchParams): boolean {
  return Boolean(form.get(NAME));
}

/** Empties the honeypot, so that a person can send the form again. */
export function clearHoneypot(form: HTMLFormElement): void {
  (form.elements.namedItem(NAME) as HTMLInputElement).value = "";
}

/** A field for scripts that fill in everything. People and screen readers do not find it, even without the style sheet. */
export function Honeypot() {
  return (
    <div className="off-screen absolute -left-[100vw] size-px overflow-hidden" hidden aria-hidden="true">
      <label htmlFor={NAME}>Please leave this field empty</label>
      <input id={NAME} name={NAME} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
