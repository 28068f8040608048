import type { Page } from "playwright-core";
import { expect } from "vitest";

type Recorded = Window & { toasts?: HTMLElement[]; taken?: number };

/** Records toasts from the start of each document: a test on a busy machine may look after a toast has gone. */
export function recordToasts(): void {
  const toasts: HTMLElement[] = [];
  Object.assign(window, { toasts });
  function keep(node: Node): void {
    const isToast = node instanceof HTMLElement && node.matches(".toast");
    if (isToast) toasts.push(node);
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(keep);
  }).observe(document, { childList: true, subtree: true });
}

/** All toasts that a document has shown, as "type: text". */
export function toastsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { toasts = [] }: Recorded = window;
    const all = [...new Set([...toasts, ...document.querySelectorAll<HTMLElement>(".toast")])];
    return all.map(({ dataset, textContent }) => `${dataset.type}: ${textContent}`);
  });
}

/** Waits for the next toast of a document, as "type: text". */
export async function nextToast(page: Page): Promise<string> {
  const takeIndex = () =>
    page.evaluate(() => {
      const recorded: Recorded = window;
      recorded.taken = (recorded.taken ?? 0) + 1;
      return recorded.taken - 1;
    });
  // It fails while the page is replaced by the next one.
  const index = await takeIndex().catch(takeIndex);
  await expect.poll(async () => (await toastsOf(page))[index], { message: `toast ${index + 1}` }).toBeDefined();
  return String((await toastsOf(page))[index]);
}

/** The toasts in a page's HTML, as "type: text". */
export function toastsIn(html: string): string[] {
  const [page = ""] = html.split("<template");
  return [...page.matchAll(/class="toast" data-type="(\w+)".*?<p>(.*?)<\/p>/g)].map(
    ([, type, text]) => `${type}: ${text}`,
  );
}
