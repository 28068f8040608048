import { expect, test } from "vitest";
import { pages } from "#app/content/pages.ts";
import { control, openPage } from "../support/browser.ts";
import { commonSite } from "../support/site.ts";

const site = await commonSite();

test("where the style sheet does not arrive, drawings are small, no words run together, and the trap of the form is out of sight", async () => {
  const page = await openPage(`${site.url}/robots.txt`, { javaScriptEnabled: false, expectedErrors: /ERR_FAILED/ });
  await page.route("**/*.css", (route) => route.abort());
  for (const { path } of pages) {
    await page.goto(site.url + path);
    const wide = await page
      .locator("svg")
      .evaluateAll((all) => all.map((svg) => svg.getBoundingClientRect().width).filter((width) => width > 216));
    expect(await page.locator("body").evaluate(wordsRunTogether), path).toEqual([]);
    // The threshold is as wide as the page with styles, too.
    expect(wide.length, path).toBeLessThanOrEqual(1);
    expect(await page.getByText("Please leave this field empty").isVisible(), path).toBe(false);
    if (path === "/joinvolunteer") expect(await control(page, "name").isVisible()).toBe(true);
  }
});

/** The words that only the style sheet keeps apart. */
function wordsRunTogether(body: HTMLElement): string[] {
  const words: string[] = [];
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const between = document.createRange();
  between.setStart(body, 0);
  let before = "";
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (!text.data || text.parentElement?.closest("script, svg")) continue;
    between.setEndBefore(text);
    const inline = [...between.cloneContents().querySelectorAll("*")].every((one) => one.matches("a, b, span, strong"));
    if (inline && /\w$/.test(before) && /^\w/.test(text.data)) words.push(`${before}${text.data}`);
    before = text.data;
    between.setStartAfter(text);
  }
  return words;
}
