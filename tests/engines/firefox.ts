import { existsSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import puppeteer, { type Browser, type KeyInput } from "puppeteer-core";
import type { Engine, Tab } from "./tab.ts";

const executablePath = [process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/usr/bin/firefox"].find(
  (path) => path && existsSync(path),
);
// Preferences are the whole browser's.
const started = new Map<string, Promise<Browser>>();

type Preferences = {
  javaScript: boolean;
  /** As with a contrast theme of Windows. */
  forcedColors?: boolean;
  /** As with "Block all cookies". */
  refusesCookies?: boolean;
  /** As where what would open in a window opens in the tab that asks for it. */
  opensInSameTab?: boolean;
};

function launch({ javaScript, forcedColors, refusesCookies, opensInSameTab }: Preferences): Promise<Browser> {
  const extraPrefsFirefox = {
    "javascript.enabled": javaScript,
    "browser.display.document_color_use": forcedColors ? 2 : 1,
    ...(refusesCookies && { "network.cookie.cookieBehavior": 2 }),
    ...(opensInSameTab && { "browser.link.open_newwindow": 1, "browser.link.open_newwindow.restriction": 0 }),
    // Puppeteer loses a page that is restored from the back/forward cache.
    "browser.sessionhistory.max_total_viewers": 0,
  };
  return puppeteer.launch({ browser: "firefox", executablePath: String(executablePath), extraPrefsFirefox });
}

/** An installed Firefox by WebDriver BiDi. */
export const firefox = {
  name: "Firefox",
  missing: executablePath ? undefined : "is not installed (Debian: firefox-esr; or say where it is: FIREFOX_PATH)",
  async open(preferences: Preferences): Promise<Tab & { print(landscape?: boolean): Promise<Uint8Array> }> {
    const key = JSON.stringify(preferences);
    const browser = started.get(key) ?? launch(preferences);
    started.set(key, browser);
    const context = await (await browser).createBrowserContext();
    const page = await context.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    return {
      errors,
      async goto(url) {
        await page.goto(url, { waitUntil: "domcontentloaded" });
        // Where home was left just as its film began, Firefox loads the next page to its end, but says so only after a
        // garbage collection, half a minute later on a busy machine.
        for (let times = 0; times < 50 && (await page.evaluate("document.readyState")) !== "complete"; times++)
          await setTimeout(100);
      },
      // Puppeteer's own waits for a load that may not happen.
      back: () => page.evaluate("history.back()").then(() => {}),
      run: (script, ...args) => page.evaluate(`(${script})(...${JSON.stringify(args)})`) as Promise<never>,
      click: (x, y) => page.mouse.click(x, y),
      point: (x, y) => page.mouse.move(x, y),
      async press(key, held) {
        if (held) await page.keyboard.down(held);
        await page.keyboard.press(key as KeyInput);
        if (held) await page.keyboard.up(held);
      },
      resize: (width, height) => page.setViewport({ width, height }),
      screenshot: () => page.screenshot(),
      /** What it prints on A4, as PDF. */
      print: (landscape = false) => page.pdf({ format: "A4", landscape }),
      close: () => context.close(),
    };
  },
  async close() {
    for (const browser of started.values()) await (await browser).close();
    started.clear();
  },
} satisfies Engine;
