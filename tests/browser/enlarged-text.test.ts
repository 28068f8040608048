import { chromium } from "playwright-core";
import { expect, test } from "vitest";
import { pages } from "#app/content/pages.ts";
import { findBrowser } from "../../scripts/local/chromium.ts";
import { openPage, submit } from "../support/browser.ts";
import { flashCookie } from "../support/flash-cookie.ts";
import { brokenWords, outside } from "../support/look.ts";
import { representatives } from "../support/representatives.ts";
import { commonSite, someAnswers } from "../support/site.ts";

const site = await commonSite();

/** Widths of a window, and the visitor's text size, in pixels; a browser's default is 16. */
const views = [
  [320, 16],
  [360, 32],
  [360, 26],
  [390, 32],
  [390, 24],
  [1280, 32],
];

test.for(representatives(2, views))(
  "at %i px with text of %i px nothing leaves the window",
  async ([width = 0, size = 0]) => {
    const page = await openPage(`${site.url}/robots.txt`, {
      javaScriptEnabled: false,
      viewport: { width, height: 800 },
      expectedErrors: /status of (400|404)/,
    });
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: size } });
    for (const path of [...pages.map(({ path }) => path), "/nowhere"]) {
      await page.goto(site.url + path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size * 1.0625}px`);
      expect(await outside(page), path).toEqual([]);
      expect(await brokenWords(page), path).toEqual([]);
    }
    await page.goto(site.form);
    await page.locator("form:has([name=email])").evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await page.getByRole("button", { name: "Register" }).click();
    await page.locator("h2:focus", { hasText: "Error" }).waitFor();
    expect(await outside(page)).toEqual([]);
    await submit(page, someAnswers());
    const heading = page.locator("h2:focus", { hasText: "you are registered" });
    await heading.waitFor();
    expect(await outside(page)).toEqual([]);
    const toast = await page.locator(".toast").boundingBox();
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual((toast?.y ?? 0) + (toast?.height ?? 0));
  },
);

test("in a browser that shows no text below 24 px nothing leaves the window", async ({ onTestFinished }) => {
  const found = await findBrowser();
  const browser = await chromium.launch({ ...found, args: [...found.args, "--blink-settings=minimumFontSize=24"] });
  onTestFinished(() => browser.close());
  for (const width of [360, 1024]) {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    await page.goto(site.form);
    const smallest = page.getByText("Lost money to online fraud?").locator("..");
    expect(await smallest.evaluate((text) => getComputedStyle(text).fontSize)).toBe("24px");
    expect(await outside(page), `${width} px`).toEqual([]);
  }
});

test.for(representatives(1, [24, 32]))("with text of %i px nothing lies over the menu's parts", async (size) => {
  const page = await openPage(site.url, { viewport: { width: 390, height: 844 } });
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: size } });
  await page.getByRole("button", { name: "Menu" }).click();
  const parts = await page.getByRole("dialog", { name: "Menu" }).locator("a, button").all();
  expect(parts.length).toBeGreaterThan(5);
  // As Playwright looks before it presses: whether the middle is the part's own.
  for (const part of parts) await part.click({ trial: true });
});

test("where text is enlarged as a whole, as WebKit does it, the menu cuts no word off", async () => {
  const page = await openPage(site.url, { viewport: { width: 360, height: 844 } });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).evaluate((menu) => {
    const sizes = [menu, ...menu.querySelectorAll<HTMLElement>("*")].map(
      (element) => [element as HTMLElement, Number.parseFloat(getComputedStyle(element).fontSize)] as const,
    );
    for (const [element, size] of sizes) element.style.fontSize = `${2.07 * size}px`;
  });
  expect(await outside(page)).toEqual([]);
});

// WCAG 2.2, 1.4.12.
test("with the widest spacing of text nothing leaves the window, and the header breaks no word", async () => {
  const page = await openPage(site.url, { viewport: { width: 1024, height: 800 } });
  await page.evaluate(() => {
    for (const { style } of document.querySelectorAll<HTMLElement>("body, body *"))
      Object.assign(style, { letterSpacing: "0.12em", wordSpacing: "0.16em", lineHeight: "1.5" });
  });
  expect(await outside(page)).toEqual([]);
  const name = page.locator("header .brand-name").first();
  const height = () => name.evaluate((word) => word.getBoundingClientRect().height);
  const broken = await height();
  await name.evaluate((word: HTMLElement) => {
    word.style.whiteSpace = "nowrap";
  });
  expect(broken).toBe(await height());
});

test("a toast lies below the header at every text size", async () => {
  for (const [width, size] of [
    [320, 16],
    [390, 20],
    [390, 32],
  ] as const) {
    const page = await openPage(`${site.url}/robots.txt`, {
      javaScriptEnabled: false,
      viewport: { width, height: 800 },
    });
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: size } });
    const [name = "", value = ""] = (
      await flashCookie(site.secrets.sessionSecret, { type: "success", message: "Registration successful!" })
    ).split(/=(.*)/);
    await page.context().addCookies([{ name, value, url: site.url }]);
    await page.goto(`${site.url}/events`);
    const header = await page.getByRole("banner").boundingBox();
    const toast = await page.locator(".toast").boundingBox();
    expect(toast?.y, `${width} px, text of ${size} px`).toBeGreaterThanOrEqual(
      (header?.y ?? 0) + (header?.height ?? 0),
    );
  }
});

test.for([
  [844, 390, 32],
  [1280, 800, 32],
  [667, 375, 24],
] as const)(
  "in a window of %i by %i px, text of %i px, a long toast ends in the window",
  async ([width, height, size]) => {
    const page = await openPage(`${site.url}/robots.txt`, { javaScriptEnabled: false, viewport: { width, height } });
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: size } });
    const message = "The site could not be reached. Please check your connection, and try again.";
    const [name = "", value = ""] = (await flashCookie(site.secrets.sessionSecret, { type: "error", message })).split(
      /=(.*)/,
    );
    await page.context().addCookies([{ name, value, url: site.url }]);
    await page.goto(`${site.url}/events`);
    const toast = page.locator(".toast");
    const box = await toast.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(height);
    expect(await toast.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
  },
);

test.for([
  [844, 390, 24],
  [844, 390, 32],
  [390, 844, 32],
  [1280, 800, 32],
] as const)(
  "in a window of %i by %i px, text of %i px, every link of a refusal leads to a field with its label and message",
  async ([width, height, size]) => {
    const page = await openPage(`${site.url}/robots.txt`, {
      javaScriptEnabled: false,
      viewport: { width, height },
      expectedErrors: /status of 400/,
    });
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: size } });
    await page.goto(site.form);
    const kept = ["email", "designation", "volunteer_for"];
    const answers = Object.entries(someAnswers()).map(([name, answer]) => [name, kept.includes(name) ? answer : " "]);
    await submit(page, Object.fromEntries(answers));
    await page.locator(".notice").waitFor();
    const links = await page.locator(".notice").getByRole("link").all();
    expect(links.length).toBe(4);
    for (const link of links) {
      await link.press("Enter");
      const field = page.locator(".field", { has: page.locator(":focus") });
      const box = await field.boundingBox();
      expect(box?.y, await field.innerText()).toBeGreaterThanOrEqual(0);
    }
  },
);

test("on paper a link that leaves the site says where it leads", async () => {
  const page = await openPage(`${site.url}/briefings`);
  await page.emulateMedia({ media: "print" });
  const link = page.getByRole("link", { name: /^Get Involved/ }).first();
  const address = await link.getAttribute("href");
  expect(await link.evaluate((element) => getComputedStyle(element, "::after").content)).toContain(`${address}`);
});
