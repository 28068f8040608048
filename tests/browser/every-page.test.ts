import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";
import type { AxeResults } from "axe-core";
import type { Page, Response } from "playwright-core";
import { expect, test } from "vitest";
import { allPages, findPage } from "#app/content/pages.ts";
import { english } from "#app/content/translations.ts";
import { warningPath, warnings } from "#app/content/warnings.ts";
import { openPage, submit, waitForIsland } from "../support/browser.ts";
import { waitForForm } from "../support/form.ts";
import { sharedSite, someAnswers } from "../support/site.ts";

const site = await sharedSite();
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const PHONE = { width: 390, height: 844 };
const KB = 1000;

// A script of Playwright's is not subject to the content security policy.
const loadAxe = (page: Page) => page.addInitScript(AXE);

/**
 * The findings of axe-core, which `loadAxe` loads, as "rule: element".
 *
 * @param rules by default all.
 * @param within a selector, by default the whole page.
 */
async function findings(page: Page, rules?: string[], within = "html"): Promise<string[]> {
  // An element that fades in has less contrast for a moment.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      if (!isEndless) animation.finish();
    }
  });
  const { violations }: AxeResults = await page.evaluate(
    ([within, rules]) =>
      // Describing the other results would take most of the time, and the preload loads the style sheets once more.
      (window as unknown as { axe: typeof import("axe-core") }).axe.run(within, {
        resultTypes: ["violations"],
        preload: false,
        ...(rules && { runOnly: rules }),
      }),
    [within, rules] as const,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}

/** The elements that make the page scroll sideways. */
function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const wide = [...document.querySelectorAll("body *")].filter(
      (one) => one.getBoundingClientRect().right > width + 1,
    );
    return [
      `${document.documentElement.scrollWidth} px`,
      ...wide.slice(0, 5).map((one) => one.outerHTML.slice(0, 100)),
    ];
  });
}

/** The words that break inside, and the texts that their box cuts off. Addresses may break. */
function damagedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const box = text.parentElement;
      // A text for screen readers has a box of one pixel.
      const isShown = box?.checkVisibility({ visibilityProperty: true }) && box.clientWidth !== 1;
      if (!box || !isShown || box.closest(".honeypot")) continue;
      for (const { 0: word, index } of text.textContent?.matchAll(/[^\s-]+/g) ?? []) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1 && !word.includes("/")) found.push(`${word} breaks`);
      }
      const isCut = box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).overflowX !== "visible";
      if (isCut) found.push(`${text.textContent} is cut`);
    }
    return found;
  });
}

/** How the dots of the page's drawings look. Their line has another colour, and no dot is a ring. */
function looksOfDots(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const styles = [...document.querySelectorAll(".dots")].map((dots) => getComputedStyle(dots));
    return [...new Set(styles.map(({ fill, stroke }) => `${fill === "none" ? "empty" : "filled"}, outline ${stroke}`))];
  });
}

/** Sets the browser's text size. `scale` is 1 for the usual one. */
async function scaleText(page: Page, scale: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: 16 * scale, fixed: 13 * scale } });
}

/** Does what a visitor may do on a page without leaving it. */
async function use(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      // Observers run after the callbacks of a frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.keyboard.press("Escape");
  await page.evaluate(() => document.querySelector<HTMLElement>(".control")?.focus());
  for (const island of await page.locator("[data-island]").all()) {
    await waitForIsland(page, (await island.getAttribute("data-island")) ?? "");
  }
}

const withTallHeader = ["/nowhere", "/", "/Speaker", "/Volunteer", "/VenueCollaboration"];
const warningPages = warnings.flatMap((warning) =>
  allPages()
    .filter(({ englishPath }) => englishPath === warningPath(warning))
    .map(({ path, texts }) => ({ path, kind: texts === english ? warning.screen.kind : texts.code })),
);
/** Warnings that differ from an earlier one in their words only. */
const likeOthers = warningPages
  .filter(({ kind }, index) => warningPages.findIndex((other) => other.kind === kind) < index)
  .map(({ path }): string => path);
const paths = [...allPages().map(({ path }) => path), "/nowhere"];

const page = await openPage("about:blank", { expectedErrors: /status of 404/, before: loadAxe });
const scripts: Response[] = [];
page.on("response", (response) => {
  if (response.request().resourceType() === "script") scripts.push(response);
});

/** The size of the scripts that the page has loaded in bytes, gzipped. */
async function loaded(): Promise<number> {
  const sizes = scripts.map(async (script) => gzipSync(await script.body()).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** The most script that a page may load before any interaction, in bytes. */
const maxScriptAtOnce = (path: string) => (path === "/joinvolunteer" ? 8 : 5) * KB;
/** The pages that load React after use. */
const loadsIsland = ["/"];

async function checkOnPhone(path: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: "light" });
  await scaleText(page, 1);
  scripts.length = 0;
  await page.goto(site.url + path);
  const idle = page.waitForLoadState("networkidle");
  expect(await findings(page), "in light").toEqual([]);
  expect(await outside(page), "elements wider than the page").toEqual([]);
  expect(await damagedTexts(page), "at 390 px").toEqual([]);
  const hasMarkers = await page
    .locator("ul, ol")
    .evaluateAll((all) => all.every((it) => getComputedStyle(it).listStyleType !== "none"));
  expect(hasMarkers, "VoiceOver calls each list a list").toBe(true);
  expect(await looksOfDots(page), "the dots of the drawings").toEqual(["filled, outline none"]);
  await idle;
  expect(await loaded(), "bytes before any interaction").toBeLessThanOrEqual(maxScriptAtOnce(path));
}

async function checkOnTablet(): Promise<void> {
  await page.setViewportSize({ width: 768, height: 1024 });
  expect(await damagedTexts(page), "at 768 px").toEqual([]);
}

async function checkOnWideScreen(path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: "dark" });
  // One page is enough for the elements that only a wide screen shows, and for the colours of header and footer.
  const findingsInDark = path === "/" ? findings(page) : findings(page, ["color-contrast"], "main");
  expect(await findingsInDark, "in dark").toEqual([]);
  // The fonts of the machine may lack the letters of a translation.
  if (withTallHeader.includes(path) || findPage(path)?.texts !== english) return;
  const height = (await page.locator("main header").boundingBox())?.height;
  expect(height, "height of the header, below which the content has to show").toBeLessThanOrEqual(260);
}

async function checkAfterUse(path: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await use(page);
  const maxScript = loadsIsland.includes(path) ? 58 * KB : maxScriptAtOnce(path);
  expect(await loaded(), "bytes after use").toBeLessThanOrEqual(maxScript);
  await scaleText(page, 2);
  expect(await outside(page), "at 200 %").toEqual([]);
  const header = await page.getByRole("banner").boundingBox();
  expect(header?.height, "height of the site's header at 200 %").toBeLessThanOrEqual(150);
}

test.for(paths)(
  "%s passes axe in light and dark, fits each screen and text at 200 %, and loads few bytes of script",
  async (path) => {
    await checkOnPhone(path);
    await checkOnTablet();
    if (likeOthers.includes(path)) return;
    await checkOnWideScreen(path);
    await checkAfterUse(path);
  },
);

test.each([true, false])(
  "a rejected and a confirmed form fit 390 px with text twice as large (JavaScript %s)",
  async (runs) => {
    const page = await openPage(site.form, {
      viewport: PHONE,
      javaScriptEnabled: runs,
      expectedErrors: /status of 400/,
      before: loadAxe,
    });
    async function check(): Promise<void> {
      expect(await outside(page)).toEqual([]);
      // axe does not load without JavaScript.
      if (runs) expect(await findings(page)).toEqual([]);
    }
    if (runs) await waitForForm(page);
    await scaleText(page, 2);
    await submit(page, someAnswers({ name: " " }));
    await page.getByRole("heading", { name: /^Error/ }).waitFor();
    await check();
    await submit(page, someAnswers());
    await page.getByRole("heading", { name: /you are registered/ }).waitFor();
    await check();
  },
);

test.each(["light", "dark"] as const)(
  "the open menu passes axe in %s, and fits with text twice as large",
  async (colorScheme) => {
    const page = await openPage(site.url, { viewport: PHONE, colorScheme, before: loadAxe });
    await page.getByRole("button", { name: "Menu" }).click();
    expect(await findings(page)).toEqual([]);
    await scaleText(page, 2);
    const last = page.getByRole("dialog").getByRole("button", { name: "Sign in with Google" });
    await last.scrollIntoViewIfNeeded();
    await last.click({ trial: true });
    expect(await outside(page)).toEqual([]);
  },
);
