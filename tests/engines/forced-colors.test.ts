import { expect, test } from "vitest";
import { startSite } from "../support/site.ts";
import { untilOver } from "../support/until-over.ts";
import { firefox } from "./firefox.ts";
import { expectInPage } from "./person.ts";
import type { Tab } from "./tab.ts";

const site = await startSite();
untilOver(firefox);

/** Whether a page looks the same with a rule of style. */
async function looksTheSameWith(tab: Tab, rule: string): Promise<boolean> {
  const without = await tab.screenshot();
  await tab.run((rule) => void document.styleSheets[0]?.insertRule(rule), rule);
  const withRule = await tab.screenshot();
  await tab.run(() => document.styleSheets[0]?.deleteRule(0));
  return Buffer.compare(without, withRule) === 0;
}

test.skipIf(firefox.missing)("in forced colours no figure covers what it counts", async () => {
  const tab = await firefox.open({ javaScript: false, forcedColors: true });
  await tab.resize(1280, 800);
  for (const path of ["/", "/about", "/sponsorships"]) {
    await tab.goto(site.url + path);
    await tab.run(() => document.querySelector("main dl")?.scrollIntoView({ block: "center", behavior: "instant" }));
    await expectInPage(tab, "loaded", () => document.fonts.status);
    // Fonts and pictures may still come between two screenshots.
    await expect
      .poll(() => looksTheSameWith(tab, "dt { position: relative; z-index: 1 }"), { timeout: 10_000, message: path })
      .toBe(true);
  }
});
