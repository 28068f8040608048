/** A name that neither autofill nor password managers know. */
const NAME = "reference_url";

/** Whether the honeypot was filled in. A form without it passes. */
export function isHoneypotFilled(form: URLSearchParams): boolean {
  return Boolean(form.get(NAME));
}

/** Empties the honeypot, so that a person can send the form again. */
export function clearHoneypot(form: HTMLFormElement): void {
  (form.elements.namedItem(NAME) as HTMLInputElement).value = "";
}

/**
 * A honeypot for scripts that fill in every field: invisible (even without the style sheet), not in the tab order,
 * hidden from screen readers. If it is seen all the same, its label says to leave it empty.
 */
export function Honeypot() {
  return (
    <div className="off-screen" hidden aria-hidden="true">
      <label htmlFor={NAME}>Please leave this field empty</label>
      <input id={NAME} name={NAME} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
