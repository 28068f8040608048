import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectFocus, openPage } from "../support/browser.ts";
import { commonSite } from "../support/site.ts";

const site = await commonSite();
const PHONE = { viewport: { width: 390, height: 844 } };
const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const opener = (page: Page) => page.getByRole("button", { name: "Menu" });

describe.each([true, false])("with JavaScript: %s", (javaScriptEnabled) => {
  test("the menu fills the screen, closes by Escape and by Close, and gives the focus back", async () => {
    const page = await openPage(`${site.url}/about`, { javaScriptEnabled, ...PHONE });
    expect(await page.getByRole("navigation", { name: "Main" }).isVisible(), "the navigation is visible").toBe(false);
    await opener(page).click();
    await menu(page).waitFor();
    await expect.poll(() => menu(page).boundingBox()).toEqual({ x: 0, y: 0, ...PHONE.viewport });
    const labels = "Home, Events, Initiatives, Knowledge Base, About, Contact Us, Speak, Volunteer, Host";
    const links = menu(page).getByRole("navigation").getByRole("link");
    expect((await links.allTextContents()).join(", ")).toBe(labels);
    expect(await menu(page).locator("[aria-current=page]").textContent()).toBe("About");
    const signIn = menu(page).getByRole("button", { name: "Sign in with Google" });
    expect((await signIn.boundingBox())?.width).toBeGreaterThan(300);
    await page.keyboard.press("Escape");
    await menu(page).waitFor({ state: "hidden" });
    await expectFocus(opener(page));

    await opener(page).click();
    await menu(page).getByRole("button", { name: "Close" }).click();
    await menu(page).waitFor({ state: "hidden" });
    await expectFocus(opener(page));
  });

  test("on a phone and on a tablet the menu leads to a page, and is closed after Back", async () => {
    const page = await openPage(`${site.url}/about`, { javaScriptEnabled });
    for (const width of [320, 900]) {
      await page.setViewportSize({ width, height: 800 });
      await opener(page).click();
      await menu(page).getByRole("link", { name: "Events" }).click();
      await page.waitForURL(`${site.url}/events`);
      expect(await menu(page).isVisible(), `the menu is open at ${width} px`).toBe(false);
      await page.goBack();
      expect(await menu(page).isVisible(), `the menu is open after Back at ${width} px`).toBe(false);
    }
  });

  test("“Skip to content” is the first stop, and leads to the content", async () => {
    const page = await openPage(`${site.url}/about`, { javaScriptEnabled });
    await page.keyboard.press("Tab");
    await expectFocus(page.getByRole("link", { name: "Skip to content" }));
    expect((await page.locator(":focus").boundingBox())?.y, "px from the top of the window").toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main, footer")?.localName)).toBe("main");
  });
});

test("the menu keeps the focus inside", async () => {
  const page = await openPage(`${site.url}/about`, PHONE);
  await opener(page).click();
  for (let times = 0; times < 12; times++) {
    await page.keyboard.press("Tab");
    const isOnPage = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest("#site-menu"),
    );
    expect(isOnPage, "the focus is on the page behind the menu").toBe(false);
  }
});

test("a window that becomes large closes the menu and shows the navigation", async () => {
  const page = await openPage(`${site.url}/about`, { viewport: { width: 1023, height: 800 } });
  await opener(page).click();
  await menu(page).waitFor();
  await page.setViewportSize({ width: 1024, height: 800 });
  await menu(page).waitFor({ state: "hidden" });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact Us" }).click();
  await page.waitForURL(`${site.url}/contact`);
});

test("on a phone the help strip and the footer are at most 1,000 px high, and the strip is not beside its long form", async () => {
  const page = await openPage(`${site.url}/register`, PHONE);
  const strip = page.getByRole("complementary", { name: "Help now" });
  const top = (await strip.boundingBox())?.y ?? 0;
  expect((await page.evaluate(() => document.documentElement.scrollHeight)) - top).toBeLessThanOrEqual(1000);
  await page.goto(`${site.url}/contact`);
  expect(await strip.isVisible(), "the help strip is visible").toBe(false);
});

test("each width shows either the navigation or the menu’s button", async () => {
  const page = await openPage(`${site.url}/about`);
  const breakpoints = await page.evaluate(() => {
    const css = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join();
    return [...css.matchAll(/width\D*?([\d.]+)rem/g)].map(([, rem]) => Number(rem) * 16);
  });
  expect(breakpoints).toContain(1024);
  const widths = breakpoints.flatMap((width) => [width - 1, width, width + 1]).filter((width) => width >= 320);
  for (const width of new Set([320, 900, 1920, ...widths])) {
    await page.setViewportSize({ width, height: 800 });
    const isLarge = width >= 1024;
    const parts = [page.getByRole("navigation", { name: "Main" }), page.locator(".site-account"), opener(page)];
    const shown = await Promise.all(parts.map((part) => part.isVisible()));
    expect(shown, `navigation, account and menu button at ${width} px`).toEqual([isLarge, isLarge, !isLarge]);
  }
});

/** The controls that show no ring when they have the focus. */
async function withoutRing(page: Page, place: string): Promise<string[]> {
  // Focus by a script shows a ring after a key was pressed.
  await page.keyboard.press("Tab");
  return page.locator(place).evaluate((place) => {
    const hasRing = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) =>
      outlineStyle === "solid" && parseFloat(outlineWidth) >= 2 && !/transparent|, 0\)/.test(outlineColor);
    const controls = place.querySelectorAll<HTMLElement>("a, button, input, select, textarea, summary, video, .strip");
    return [...controls]
      .filter((control) => {
        control.focus();
        const styles = [getComputedStyle(control), getComputedStyle(control, "::after")];
        return control === document.activeElement && !styles.some(hasRing);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100));
  });
}

test("each control has a ring when it has the focus", async () => {
  const page = await openPage("about:blank");
  for (const path of ["/", "/events", "/trainings", "/joinvolunteer", "/VenueCollaboration", "/call-for-trainings"]) {
    await page.goto(site.url + path);
    expect(await withoutRing(page, "body"), `controls on ${path} without a ring`).toEqual([]);
  }
});

test("the menu’s button and each control in the menu have a ring when they have the focus", async () => {
  const page = await openPage(`${site.url}/about`, PHONE);
  expect(await withoutRing(page, ".site-header")).toEqual([]);
  await opener(page).click();
  expect(await withoutRing(page, "#site-menu")).toEqual([]);
  const ring = await page.locator(":focus").evaluate((control) => getComputedStyle(control).outlineColor);
  expect(ring, "the ring on indigo is gold").toBe("rgb(242, 178, 27)");
});

test("on paper a page shows its final values and where its links lead", async () => {
  const page = await openPage(site.url);
  await page.emulateMedia({ media: "print" });
  expect(await page.locator(".counter-value .sr-only").first().boundingBox()).toHaveProperty(
    "width",
    expect.toSatisfy((width) => width > 20),
  );
  expect(await page.locator(".mission-statement").evaluate((text) => getComputedStyle(text).opacity)).toBe("1");
  expect(await opener(page).isVisible(), "“Menu” is printed").toBe(false);
  const link = page.locator('main a[href^="https:"]').first();
  expect(await link.evaluate((element) => getComputedStyle(element, "::after").content)).toContain("https://");
});

test("on paper every part that is folded on the screen is open", async () => {
  const page = await openPage(site.form, { javaScriptEnabled: false });
  const isRead = () =>
    page.locator("main details > :last-child").evaluateAll((parts) => parts.map((part) => part.checkVisibility()));
  expect(await isRead()).toContain(false);
  await page.emulateMedia({ media: "print" });
  expect(await isRead()).not.toContain(false);
});

test("with a contrast theme buttons keep a border, and the current page its mark", async () => {
  const page = await openPage(`${site.url}/about`, { forcedColors: "active" });
  const button = page.getByRole("button", { name: "Sign in with Google" });
  const border = await button.evaluate((element) => getComputedStyle(element).borderStyle);
  expect(border).toBe("solid");
  const current = page.locator(".site-nav [aria-current=page]");
  expect(await current.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe("underline");
});

test("the page of a link under the pointer is loaded in advance, and shown at the click", async () => {
  const page = await openPage(`${site.url}/about`);
  const devtools = await page.context().newCDPSession(page);
  const statuses: string[] = [];
  // DevTools turns prerendering off, so that the browser only prefetches.
  devtools.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => statuses.push(`${status} ${prefetchUrl}`));
  await devtools.send("Preload.enable");
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact Us" });
  await link.hover();
  await expect.poll(() => statuses).toContain(`Ready ${site.url}/contact`);
  await link.click();
  await page.waitForURL(`${site.url}/contact`);
  await expect.poll(() => statuses).toContain(`Success ${site.url}/contact`);
});

test("the arrow of a related link follows its last word on each width", async () => {
  const page = await openPage(`${site.url}/events`);
  for (let width = 320; width <= 420; width += 10) {
    await page.setViewportSize({ width, height: 800 });
    const gaps = await page.locator("main li > a:has(> svg:last-child):visible").evaluateAll((links) =>
      links.map((link) => {
        const text = document.createRange();
        text.selectNodeContents(link.firstChild as Text);
        const word = [...text.getClientRects()].at(-1) as DOMRect;
        const arrow = link.querySelector("svg")?.getBoundingClientRect() as DOMRect;
        return arrow.top < word.bottom && arrow.bottom > word.top ? arrow.left - word.right : Infinity;
      }),
    );
    expect(gaps.length).toBeGreaterThan(0);
    for (const gap of gaps) expect(gap, `${width} px`).toBeLessThan(16);
  }
});

test("on a phone the fields of a form have one width", async () => {
  const page = await openPage(`${site.url}/call-for-trainings`, PHONE);
  const widths = await page.locator(".control").evaluateAll((all) => all.map((one) => one.clientWidth));
  expect(new Set(widths).size, widths.join(", ")).toBe(1);
});
