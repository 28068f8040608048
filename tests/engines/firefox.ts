import { existsSync } from "node:fs";
import puppeteer, { type Browser } from "puppeteer-core";
import type { Engine, Tab } from "./tab.ts";

const paths = [process.env.FIREFOX_PATH ?? "", "/usr/bin/firefox-esr", "/usr/bin/firefox"];
const executablePath = paths.find(existsSync);
// Whether scripts run is a preference of the whole browser.
const browsers = new Map<boolean, Promise<Browser>>();

function launch(javaScript: boolean): Promise<Browser> {
  const extraPrefsFirefox = {
    "javascript.enabled": javaScript,
    // Puppeteer loses a page that comes back from the back/forward cache.
    "browser.sessionhistory.max_total_viewers": 0,
  };
  return puppeteer.launch({ browser: "firefox", executablePath: String(executablePath), extraPrefsFirefox });
}

/**
 * The centre of an element, scrolled into view. Puppeteer's own click needs timers, which do not run without
 * JavaScript.
 */
function placeOf(xpath: string): { x: number; y: number } {
  const { singleNodeValue: element } = document.evaluate(xpath, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE);
  if (!(element instanceof HTMLElement)) throw new Error("It is not there.");
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const place = { x: left + width / 2, y: top + height / 2 };
  if (!element.contains(document.elementFromPoint(place.x, place.y))) throw new Error("It is covered.");
  return place;
}

/** An installed Firefox, by WebDriver BiDi. */
export const firefox: Engine = {
  name: "Firefox",
  missing: executablePath ? undefined : "firefox-esr, or another one in FIREFOX_PATH",
  async open({ javaScript, width }) {
    const browser = browsers.get(javaScript) ?? launch(javaScript);
    browsers.set(javaScript, browser);
    const context = await (await browser).createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width, height: 800 });
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    const run: Tab["run"] = (script, ...args) =>
      page.evaluate(`(${script})(...${JSON.stringify(args)})`) as Promise<never>;
    return {
      errors,
      async goto(url) {
        await page.goto(url);
      },
      run,
      async click(xpath) {
        const { x, y } = await run(placeOf, xpath);
        await page.mouse.click(x, y);
      },
      pressEscape: () => page.keyboard.press("Escape"),
      close: () => context.close(),
    };
  },
  async close() {
    for (const browser of browsers.values()) await (await browser).close();
  },
};
