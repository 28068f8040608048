/** The body of a form without files, as the browser posts it: `application/x-www-form-urlencoded`. */
export function encodeForm(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
