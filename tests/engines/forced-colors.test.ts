import { expect, test } from "vitest";
import { startSite } from "../support/site.ts";
import { untilOver } from "../support/until-over.ts";
import { firefox } from "./firefox.ts";
import { expectInPage } from "./person.ts";
import type { Tab } from "./tab.ts";

const site = await startSite();
untilOver(firefox);

/** A screenshot once fonts and pictures have come: the second of two that are the same. */
async function stillPicture(tab: Tab): Promise<Uint8Array> {
  let last = await tab.screenshot();
  const isStill = async () => {
    const before = last;
    last = await tab.screenshot();
    return Buffer.compare(before, last) === 0;
  };
  await expect.poll(isStill).toBe(true);
  return last;
}

test.skipIf(firefox.missing)("in forced colours no figure covers what it counts", async () => {
  const tab = await firefox.open({ javaScript: false, forcedColors: true });
  await tab.resize(1280, 800);
  for (const path of ["/", "/about", "/sponsorships"]) {
    await tab.goto(site.url + path);
    await tab.run(() => document.querySelector("main dl")?.scrollIntoView({ block: "center", behavior: "instant" }));
    await expectInPage(tab, "loaded", () => document.fonts.status);
    const shown = await stillPicture(tab);
    await tab.run(() => void document.styleSheets[0]?.insertRule("dt { position: relative; z-index: 1 }"));
    expect(Buffer.compare(shown, await stillPicture(tab)), path).toBe(0);
  }
});
