import { addToast } from "#app/toast/toast-script.ts";

// Scripts have no data protocol of their own. The server answers with a page, and a script takes over what it needs.

/** A page that a script has fetched. */
export type ServerPage = {
  /** The address after the redirects. */
  url: string;
  document: Document;
};

/** Fetches a page and follows redirects. Throws like `fetch`. */
export async function fetchPage(url: string, options: RequestInit): Promise<ServerPage> {
  const response = await fetch(url, options);
  const html = await response.text();
  return { url: response.url, document: new DOMParser().parseFromString(html, "text/html") };
}

/** Posts a form without files as the browser does (`application/x-www-form-urlencoded`). Throws like `fetch`. */
export function postForm(form: HTMLFormElement, signal: AbortSignal): Promise<ServerPage> {
  const answers = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return fetchPage(form.action, { method: "POST", body: new URLSearchParams(answers), signal });
}

/**
 * Replaces parts of this page by those of a fetched page, and adds its toasts. An element with `autofocus` takes the
 * focus. A part that has the focus keeps it.
 *
 * @param selector the parts, in the same order in both pages.
 * @returns false, and changes nothing, if the fetched page has another number of parts.
 */
export function takeOver({ document: page }: ServerPage, selector: string): boolean {
  const parts = document.querySelectorAll<HTMLElement>(selector);
  const newParts = page.querySelectorAll(selector);
  if (newParts.length !== parts.length) return false;
  for (const [index, part] of parts.entries()) {
    const focused = part.contains(document.activeElement) ? part : undefined;
    part.replaceChildren(...(newParts[index]?.childNodes ?? []));
    const target = part.querySelector<HTMLElement>("[autofocus]") ?? focused;
    target?.focus();
  }
  for (const toast of page.querySelectorAll(".toast")) addToast(toast);
  return true;
}
