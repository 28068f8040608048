import { type Browser, chromium } from "playwright-core";
import { findOldBrowser } from "../../scripts/local/chromium.ts";
import type { Engine } from "./tab.ts";

const found = await findOldBrowser();
let started: Promise<Browser> | undefined;

/** Chromium 90 by Playwright, whose own waiting and locating needs more than it has. */
export const chromium90: Engine = {
  name: "Chromium 90",
  missing: found ? undefined : "is for Linux (x64) only",
  async open({ javaScript }) {
    started ??= chromium.launch(found);
    const context = await (await started).newContext({ javaScriptEnabled: javaScript });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    return {
      errors,
      goto: async (url) => void (await page.goto(url)),
      back: async () => void (await page.goBack({ waitUntil: "commit" })),
      run: (script, ...args) => page.evaluate(`(${script})(...${JSON.stringify(args)})`),
      click: (x, y) => page.mouse.click(x, y),
      point: (x, y) => page.mouse.move(x, y),
      press: (key, held) => page.keyboard.press(held ? `${held}+${key}` : key),
      resize: (width, height) => page.setViewportSize({ width, height }),
      screenshot: () => page.screenshot(),
      close: () => context.close(),
    };
  },
  close: async () => (await started)?.close(),
};
