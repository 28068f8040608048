import { expect, test } from "vitest";
import { control, openPage } from "../support/browser.ts";
import { commonSite } from "../support/site.ts";

const site = await commonSite();

const SIZE = 50_000;

test("a text of 50 kB without a space is typed into like one with spaces", async () => {
  const page = await openPage(site.form);
  const browser = await page.context().newCDPSession(page);
  await browser.send("Performance.enable");
  const area = control(page, "expectations");

  /** Seconds of layout while a text is pasted and then typed into. */
  async function layout(text: string): Promise<number> {
    const spent = async () => {
      await area.evaluate((element) => element.clientHeight);
      const { metrics } = await browser.send("Performance.getMetrics");
      return metrics.find(({ name }) => name === "LayoutDuration")?.value ?? Number.NaN;
    };
    await area.fill("");
    const before = await spent();
    await area.evaluate((_, pasted) => document.execCommand("insertText", false, pasted), text);
    await spent();
    await page.keyboard.press("!");
    const after = await spent();
    expect((await area.inputValue()).length).toBe(text.length + 1);
    return after - before;
  }

  const spaced = await layout("xxxx ".repeat(SIZE / 5));
  expect((await area.boundingBox())?.height, "a field that scrolls").toBeLessThan(600);
  // With kerning, layout took 500 times as long.
  for (const letters of ["x", "AV", "y."]) {
    const word = letters.repeat(SIZE / letters.length);
    expect((await layout(word)) / spaced, letters).toBeLessThan(100);
  }
});
