import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { nineMessages } from "#app/content/nine-messages.ts";
import { warningPath, warnings } from "#app/content/warnings.ts";
import { expectFocus, openPage } from "../support/browser.ts";
import { sharedSite } from "../support/site.ts";

const site = await sharedSite();
const [first] = warnings;
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
    const labels =
      "Home, Events, Initiatives, Knowledge Base, About, Contact Us, Nine messages, Speak, Volunteer, Host";
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
    const header = page.getByRole("banner");
    const help = header.getByRole("link", { name: "Lost money? 1930" });
    const parts = [page.getByRole("navigation", { name: "Main" }), page.locator(".site-account"), help, opener(page)];
    const shown = await Promise.all(parts.map((part) => part.isVisible()));
    expect(shown, `navigation, account, help and menu button at ${width} px`).toEqual([
      isLarge,
      isLarge,
      isLarge,
      !isLarge,
    ]);
    expect((await header.boundingBox())?.height, `height of the header at ${width} px`).toBeLessThanOrEqual(84);
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
  await page.setViewportSize(PHONE.viewport);
  expect(await withoutRing(page, "body > header"), "the menu’s button").toEqual([]);
  await opener(page).click();
  expect(await withoutRing(page, "#site-menu"), "controls in the menu without a ring").toEqual([]);
  for (const onIndigo of [page.locator(":focus"), page.locator(".skip-link")]) {
    const ring = await onIndigo.evaluate((control) => {
      control.focus();
      return getComputedStyle(control).outlineColor;
    });
    expect(ring, "the ring on indigo is gold").toBe("rgb(242, 178, 27)");
  }
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

/** What has to be seen with a contrast theme, and two states in which it looks different. */
const states: [path: string, selector: string, set: (it: HTMLElement, isOn: boolean) => void][] = [
  // In another order, the digits are as wide as before.
  [warningPath(first), ".screen mark b", (it, isOn) => (it.textContent = isOn ? "1811" : "1181")],
  [warningPath(first), ".screen mark", (it, isOn) => (it.textContent = isOn ? "1811" : "1181")],
  [warningPath(first), ".giveaways > li", (it, isOn) => (it.style.counterSet = `step ${isOn ? 17 : 80}`)],
  [warningPath(first), ".signs li", (it, isOn) => (it.innerHTML = isOn ? "<strong></strong>" : "<b></b>")],
  // The page has the colour of the site, the drawing that of the theme.
  ["/Speaker", ".page-header .pictogram", (it, isOn) => isOn && it.style.setProperty("--color-action", "inherit")],
  ["/Speaker", ".bullet-list > li", (it, isOn) => (it.style.position = isOn ? "" : "static")],
  ["/Speaker", ".page-header:has(.button)", (it, isOn) => isOn && it.querySelector("a")?.focus()],
  ["/about", ".button-google", (it, isOn) => (it.style.clipPath = isOn ? "" : "inset(3px)")],
  ["/about", ".site-nav [href='/about']", (it, isOn) => (it.ariaCurrent = isOn ? "page" : null)],
  [nineMessages.path, "[type=radio]", (it, isOn) => ((it as HTMLInputElement).checked = isOn)],
];

/** Whether a colour of two pictures differs by more than 100 of 255. */
function differ(pictures: Buffer[], page: Page): Promise<boolean> {
  const urls = pictures.map((picture) => `data:image/png;base64,${picture.toString("base64")}`);
  return page.evaluate(async (urls) => {
    const [pixels, others] = await Promise.all(
      urls.map(async (url) => {
        const image = await createImageBitmap(await (await fetch(url)).blob());
        const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
        context?.drawImage(image, 0, 0);
        return context?.getImageData(0, 0, image.width, image.height).data as Uint8ClampedArray;
      }),
    );
    return pixels?.some((value, index) => Math.abs(value - (others?.[index] ?? 0)) > 100) ?? false;
  }, urls);
}

test.each(["light", "dark"] as const)(
  "with a contrast theme in %s, numbers, dots, lines, borders, focus and choices are seen",
  async (colorScheme) => {
    const page = await openPage("about:blank", { forcedColors: "active", colorScheme });
    const blank = await openPage("about:blank");
    for (const [path, selector, set] of states) {
      await page.goto(site.url + path);
      // Focus by a script shows a ring after a key was pressed.
      await page.keyboard.press("Tab");
      const element = page.locator(selector).first();
      await element.evaluate(set, false);
      const off = await element.screenshot();
      await element.evaluate(set, true);
      const isSeen = await differ([off, await element.screenshot()], blank);
      expect(isSeen, `${selector} looks different in both states`).toBe(true);
    }
  },
);

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

test("on a phone the fields of a form have one width", async () => {
  const page = await openPage(`${site.url}/call-for-trainings`, PHONE);
  const widths = await page.locator(".control").evaluateAll((all) => all.map((one) => one.clientWidth));
  expect(new Set(widths).size, widths.join(", ")).toBe(1);
});
