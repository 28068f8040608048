import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { pages } from "#app/content/pages.ts";
import { expectFocus, hydrated, openPage, submit } from "../support/browser.ts";
import { startFailingWorker, VISITORS_COOKIE } from "../support/failing-worker.ts";
import { outside, unseenFocus, violations } from "../support/look.ts";
import { representatives } from "../support/representatives.ts";
import { commonSite, someAnswers } from "../support/site.ts";

const site = await commonSite();
const failing = await startFailingWorker("page");

const views = [
  // 1280×1024 at 400 % (WCAG 2.2, 1.4.10).
  { width: 320, height: 256, colorScheme: "light" },
  { width: 1280, height: 800, colorScheme: "dark" },
  ...[390, 768, 2560].flatMap((width) =>
    (["light", "dark"] as const).map((colorScheme) => ({ width, height: 800, colorScheme })),
  ),
  { width: 320, height: 256, colorScheme: "dark" },
  { width: 1280, height: 800, colorScheme: "light" },
] as const;

/** The texts before which a line breaks although they begin with a comma or a full stop. */
function strandedPunctuation(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let line = 0;
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (!text.data.trim() || !text.parentElement?.checkVisibility()) continue;
      range.setStart(text, 0);
      range.setEnd(text, 1);
      const { top, height } = range.getBoundingClientRect();
      if (/^[,.]/.test(text.data) && top > line + height / 2) found.push(text.data);
      range.selectNodeContents(text);
      line = [...range.getClientRects()].pop()?.top ?? line;
    }
    return found;
  });
}

/** Gives links what React takes for the focus, all at once, and waits until each has its page fetched; how many they are. */
async function prefetched(links: Locator): Promise<number> {
  await links.evaluateAll((all) => {
    for (const link of all) link.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  });
  // Its neighbour; for a link to a redirect, the redirect.
  const without = () =>
    links.evaluateAll((all) =>
      all
        .filter((link) => !link.nextElementSibling?.matches("link:is([rel=modulepreload], [rel=prefetch])"))
        .map((link) => link.outerHTML),
    );
  await expect.poll(without).toEqual([]);
  return links.count();
}

describe.each(representatives(2, views))("at $width×$height px, $colorScheme", ({ width, height, colorScheme }) => {
  // One view with motion, one without.
  const view = {
    viewport: { width, height },
    colorScheme,
    reducedMotion: colorScheme === "light" ? "reduce" : "no-preference",
    expectedErrors: /Failed to load resource/,
  } as const;

  test("axe finds nothing on any page, none is wider than the screen, no line begins with a comma, every focus is seen, every link prefetches, and nothing comes from elsewhere", {
    timeout: 240_000,
  }, async () => {
    const page = await openPage(site.url, view);
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(site.url)) foreign.push(request.url());
    });
    const ground = () => {
      const { colorScheme, backgroundColor } = getComputedStyle(document.body);
      return [colorScheme, backgroundColor];
    };
    const { light, dark } = { light: "rgb(251, 247, 240)", dark: "rgb(20, 19, 31)" };
    expect(await page.evaluate(ground)).toEqual(["light dark", colorScheme === "dark" ? dark : light]);
    const found: Record<string, unknown> = {};
    let links = 0;
    for (const path of [...pages.map(({ path }) => path), "/nowhere", "/speaker", "/auth/google"]) {
      await page.goto(site.url + path);
      await hydrated(page);
      const result = [
        await violations(page),
        await outside(page),
        await strandedPunctuation(page),
        await unseenFocus(page),
      ];
      if (result.flat().length > 0) found[path] = result;
      // On the 404 page, all links of the shell lead elsewhere.
      links += await prefetched(page.locator(`${path === "/nowhere" ? "body" : "main"} a[href^="/"]:not(dialog a)`));
    }
    expect(links).toBeGreaterThan(2 * pages.length);
    expect(found).toEqual({});
    expect(foreign).toEqual([]);
  });

  test("axe finds nothing on the page of a real 500, which is the same once scripts have taken it over", async () => {
    const address = `${failing.url}/privacy`;
    const withCookie = { ...view, extraHTTPHeaders: { Cookie: VISITORS_COOKIE } };
    for (const javaScriptEnabled of [true, false]) {
      const page = await openPage(address, { ...withCookie, javaScriptEnabled });
      const status = () =>
        performance.getEntriesByType("navigation").map((entry) => Reflect.get(entry, "responseStatus"));
      expect(await page.evaluate(status)).toEqual([500]);
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Sorry, there is a problem");
      expect(await page.locator("link[rel=canonical], meta[property^='og:']").count()).toBe(0);
      const reference = (await page.getByText("Reference").first().textContent())?.replace("Reference ", "");
      await expect.poll(() => failing.logs.at(-1)).toContain(`"reference":"${reference}"`);
      expect(await outside(page)).toEqual([]);
      // axe needs scripts.
      if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
    }
  });

  test("axe finds nothing in a form with errors", async () => {
    const page = await openPage(site.form, view);
    await submit(page, someAnswers({ name: "   ", super_power: "a\tb" }));
    await expectFocus(page.getByRole("heading", { name: /^Error/ }));
    const outline = (notice: Element) => getComputedStyle(notice).outlineStyle;
    expect(await page.locator(".notice").evaluate(outline)).toBe("solid");
    const borders = ["#name", "#email"].map((field) =>
      page.locator(field).evaluate((control) => getComputedStyle(control).borderWidth),
    );
    expect(await Promise.all(borders)).toEqual(["2px", "1px"]);
    expect(await violations(page)).toEqual([]);
    expect(await outside(page)).toEqual([]);
  });

  test.runIf(width < 1024)("axe finds nothing in the open menu", async () => {
    const page = await openPage(site.url, view);
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
    expect(await violations(page)).toEqual([]);
    expect(await outside(page)).toEqual([]);
    expect(await unseenFocus(page)).toEqual([]);
  });
});

test("where not even the shell can be shown, a plain sentence is", async () => {
  const broken = await startFailingWorker("shell");
  const page = await openPage(`${broken.url}/about`, {
    javaScriptEnabled: false,
    extraHTTPHeaders: { Cookie: VISITORS_COOKIE },
    expectedErrors: /^Failed to load resource: .* 500 /,
  });
  expect(await page.locator("body").textContent()).toMatch(/^Sorry, there is a problem\. .* \(Reference \w+\)$/);
});

test("at 400 % the menu can be used to its end", async () => {
  const page = await openPage(site.url, { viewport: { width: 320, height: 256 }, javaScriptEnabled: false });
  await page.getByRole("button", { name: "Menu" }).click();
  // It would lie over the scroll bar, where that takes room.
  expect(await page.getByRole("dialog").locator("> svg").isVisible()).toBe(false);
  const last = page.getByRole("dialog").getByRole("button", { name: "Sign in with Google" });
  await last.scrollIntoViewIfNeeded();
  expect(await last.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
});
