// A name that autofill and password managers are unlikely to know.
const NAME = "reference_url";

/** Whether the honeypot was filled in. A form without the honeypot field passes. */
export function isHoneypotFilled(form: URLSearchParams): boolean {
  return Boolean(form.get(NAME));
}

/** A field that only spam scripts fill in. Visitors and screen readers do not find the field, even without CSS. */
export function Honeypot() {
  return (
    <div className="honeypot absolute -left-[100vw] size-px overflow-hidden" hidden aria-hidden="true">
      <label htmlFor={NAME}>Please leave this field empty</label>
      <input id={NAME} name={NAME} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
