import { afterAll, expect, test } from "vitest";
import { startSite } from "../support/site.ts";
import { firefox } from "./firefox.ts";

const site = await startSite();
afterAll(() => Promise.all([site.close(), firefox.close()]));

test.skipIf(firefox.missing)("in forced colours no figure covers what it counts", async () => {
  const tab = await firefox.open({ javaScript: false, forcedColors: true });
  await tab.resize(1280, 800);
  for (const path of ["/", "/about", "/sponsorships"]) {
    await tab.goto(site.url + path);
    await tab.run(() => document.querySelector("main dl")?.scrollIntoView({ block: "center", behavior: "instant" }));
    const shown = await tab.screenshot();
    await tab.run(() => void document.styleSheets[0]?.insertRule("dt { position: relative; z-index: 1 }"));
    expect(Buffer.compare(shown, await tab.screenshot()), path).toBe(0);
  }
});
