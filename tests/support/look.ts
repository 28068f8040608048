import axe from "axe-core";
import type { Page } from "playwright-core";

const TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];

/** axe's findings within an element, one line for each of them, as soon as nothing there is fading. */
export async function violations(page: Page, within = "html"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    async ([element, runOnly]) => {
      const fading = document.getAnimations().filter(({ effect, playState }) => {
        return playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
      });
      await Promise.allSettled(fading.map(({ finished }) => finished));
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      // What it does not find would take it as long again to describe.
      return run(element, { runOnly, resultTypes: ["violations"] });
    },
    [within, TAGS] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}

/**
 * What does not fit the window's width: the page itself, text that leaves the window, and text cut off in its place. Only
 * the strip may be wider, and what nobody is to see.
 */
export function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const excess = document.documentElement.scrollWidth - innerWidth;
    const found = excess > 0 ? [`the page, by ${excess} px`] : [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const element = text.parentElement;
      if (!text.textContent?.trim() || !element?.checkVisibility()) continue;
      if (element.closest(".strip, .sr-only, .skip-link, .off-screen")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      const isCut = element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== "visible";
      if (left < -1 || right > innerWidth + 1 || isCut) found.push(text.textContent);
    }
    return found;
  });
}

/** What takes the focus from the keyboard without an outline, of its own or drawn around it (WCAG 2.2, 2.4.7). */
export async function unseenFocus(page: Page): Promise<string[]> {
  // From now on browsers take a focus that a script gives for one from the keyboard.
  await page.keyboard.press("Tab");
  return page.evaluate(() => {
    const reachable = document.querySelectorAll<HTMLElement>("a, button, input, select, textarea, [tabindex='0']");
    return [...reachable].flatMap((element) => {
      element.focus({ preventScroll: true });
      if (element.tabIndex < 0 || document.activeElement !== element) return [];
      const isSeen = [null, "::before", "::after"].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
        return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
      });
      return isSeen ? [] : [`no focus is seen on ${element.outerHTML.slice(0, 200)}`];
    });
  });
}
