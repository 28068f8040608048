import { JSDOM } from "jsdom";

/** An answer's HTML as a document without scripting: the content of a `<noscript>` is elements. */
export async function documentOf(response: Response): Promise<Document> {
  return new JSDOM(await response.text(), { url: response.url }).window.document;
}

/** An element's text as screen readers read it, with single spaces. */
export function words(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  for (const hidden of copy?.querySelectorAll("[aria-hidden=true], script") ?? []) hidden.remove();
  return copy?.textContent?.replace(/\s+/g, " ").trim() ?? "";
}
