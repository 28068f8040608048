import type { Page } from "playwright-core";
import { expect } from "vitest";

type Recorded = Window & { toasts?: HTMLElement[]; told?: number };

/**
 * Runs in every document before its own scripts, and can use nothing outside of itself. Toasts go by themselves: whoever
 * looks for one on a busy machine may come too late.
 */
export function recordToasts(): void {
  const toasts: HTMLElement[] = [];
  Object.assign(window, { toasts });
  const keep = (node: Node) => node instanceof HTMLElement && node.matches(".toast") && toasts.push(node);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(keep);
  }).observe(document, { childList: true, subtree: true });
}

/** All toasts that a document has shown, as "type: text"; without JavaScript nothing is recorded, and none leaves it. */
export function toastsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { toasts = [] }: Recorded = window;
    const all = new Set([...toasts, ...document.querySelectorAll<HTMLElement>(".toast")]);
    // Whether something takes so long that a toast says so depends on the machine.
    const outcomes = [...all].filter(({ dataset }) => dataset.type !== "loading");
    return outcomes.map(({ dataset, textContent }) => `${dataset.type}: ${textContent}`);
  });
}

/** Waits for a document's next toast, as "type: text". It may have gone by itself by then. */
export async function nextToast(page: Page): Promise<string> {
  const next = async () => {
    const toasts = await toastsOf(page);
    return page.evaluate((all) => {
      const recorded: Recorded = window;
      const { told = 0 } = recorded;
      if (all[told]) recorded.told = told + 1;
      return all[told];
    }, toasts);
  };
  let toast: string | undefined;
  await expect.poll(async () => (toast ??= await next())).toBeDefined();
  return String(toast);
}

/** Dismisses what toasts there still are, until they are gone. */
export async function dismissToasts(page: Page): Promise<void> {
  const dismiss = () =>
    page.evaluate(() => {
      for (const button of document.querySelectorAll<HTMLElement>(".toast-close")) button.click();
      return document.querySelectorAll(".toast").length;
    });
  await expect.poll(dismiss, { timeout: 10_000 }).toBe(0);
}

/** The toasts in a page's HTML, as "type: text". */
export function toastsIn(html: string): string[] {
  const [page = ""] = html.split("<template");
  return [...page.matchAll(/class="toast" data-type="(\w+)".*?<p>(.*?)<\/p>/g)].map(
    ([, type, text]) => `${type}: ${text}`,
  );
}
