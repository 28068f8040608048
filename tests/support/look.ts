import { readFileSync } from "node:fs";
import type axe from "axe-core";
import type { Page } from "playwright-core";

// Half of axe.source, which is not minified, and sent to every page.
const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];

/** axe's findings within an element, one line for each of them, as soon as nothing there is fading. */
export async function violations(page: Page, within = "html"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
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

/**
 * What takes the focus from the keyboard without an outline, of its own or drawn around it (WCAG 2.2, 2.4.7), or with one
 * that does not stand out from what lies behind it (1.4.11).
 */
export async function unseenFocus(page: Page): Promise<string[]> {
  // From now on browsers take a focus that a script gives for one from the keyboard.
  await page.keyboard.press("Tab");
  await page.evaluate(installContrast);
  return page.evaluate(() => {
    const { behind, contrast } = window as unknown as Contrast;
    const reachable = document.querySelectorAll<HTMLElement>("a, button, input, select, textarea, [tabindex='0']");
    return [...reachable].flatMap((element) => {
      element.focus({ preventScroll: true });
      if (element.tabIndex < 0 || document.activeElement !== element) return [];
      const isSeen = [null, "::before", "::after"].some((part) => {
        const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element, part);
        if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) return false;
        const isInside = Number.parseFloat(outlineOffset) < 0;
        const around = part ? element.offsetParent : element;
        return contrast(outlineColor, behind(isInside ? element : around?.parentElement)) >= 3;
      });
      return isSeen ? [] : [`no focus is seen on ${element.outerHTML.slice(0, 200)}`];
    });
  });
}

/** Text that is too pale for white paper (WCAG 2.2, 1.4.3), on which browsers print no backgrounds. */
export async function paleOnPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: "print" });
  await page.evaluate(installContrast);
  return page.evaluate(() => {
    const { contrast } = window as unknown as Contrast;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { textContent, parentElement: element } = texts.currentNode;
      if (!textContent?.trim() || !element?.checkVisibility() || element.closest(".sr-only, .off-screen")) continue;
      if (contrast(getComputedStyle(element).color, "rgb(255, 255, 255)") < 4.5) found.push(textContent);
    }
    return found;
  });
}

/** Words that are broken for want of room; an address may be. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest(".off-screen, .sr-only")) continue;
      for (const { 0: word, index } of text.data.matchAll(/(?<![\w.@/])[A-Za-z’]+(?![@/]|\.\w)/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) found.push(word);
      }
    }
    return found;
  });
}

/** What a page's end may tear apart on paper: an entry of a list, a card, a field, a heading and what it is about. */
export function tornOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rules: [elements: string, property: string, value: string][] = [
      ["main li, dl > div, .card:not(fieldset), .petal, .help-now, .field", "break-inside", "avoid"],
      ["h1, h2, h3, :is(h1, h2) + p", "break-after", "avoid"],
      ["main p", "orphans", "3"],
      ["main p", "widows", "3"],
      // In a grid a heading may be separated from what follows it, and in Firefox a label from its field.
      ["main :is(section, .page, form > *).grid", "display", "block"],
    ];
    return rules.flatMap(([elements, property, value]) =>
      [...document.querySelectorAll(elements)]
        .filter((element) => getComputedStyle(element).getPropertyValue(property) !== value)
        .map((element) => `${property}: ${element.outerHTML.slice(0, 200)}`),
    );
  });
}

type Contrast = {
  /** The colour that is painted behind what an element holds. */
  behind(element: Element | null | undefined): string;
  /** From 1 to 21 (WCAG 2.2, contrast ratio). */
  contrast(one: string, other: string): number;
};

/** Serialized into the page: it can use nothing outside of itself. */
function installContrast(): void {
  const luminance = (colour: string) => {
    const parts = colour.match(/[\d.]+/g)?.map(Number) ?? [];
    if (!colour.startsWith("rgb") || parts.length < 3) throw new Error(`No colour that is understood: ${colour}`);
    const [red = 0, green = 0, blue = 0] = parts.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const behind: Contrast["behind"] = (element) => {
    if (!element) return "rgb(255, 255, 255)";
    const { backgroundColor } = getComputedStyle(element);
    return /^rgba\(.*, 0\)$/.test(backgroundColor) ? behind(element.parentElement) : backgroundColor;
  };
  const contrast: Contrast["contrast"] = (one, other) => {
    const [darker = 0, lighter = 0] = [one, other].map(luminance).sort((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
  };
  Object.assign(window, { behind, contrast });
}
