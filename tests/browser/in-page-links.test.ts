import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import {
  expectAt,
  expectFocus,
  filledIn,
  fillIn,
  hold,
  hydrated,
  openPage,
  openWithoutScripts,
  scrollAndStay,
  settled,
  submit,
} from "../support/browser.ts";
import { representatives } from "../support/representatives.ts";
import { commonSite, someAnswers } from "../support/site.ts";

const site = await commonSite();

const names = ["name", "email", "expectations"];
const summary = (page: Page) => page.locator(".notice", { hasText: "Error" });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Presses an in-page link, and waits until the browser shows what it leads to. */
async function follow(page: Page, link: Locator): Promise<void> {
  await link.press("Enter");
  await arrived(page, link);
}

/** Waits until what a link leads to is at the top. */
async function arrived(page: Page, link: Locator): Promise<void> {
  const [, id = ""] = (await link.getAttribute("href"))?.split("#") ?? [];
  await expectAt(page, id);
  expect(await page.locator(":target").getAttribute("id")).toBe(id);
}

describe.each([true, false])("JavaScript: %s", (javaScriptEnabled) => {
  // Without JavaScript they are the browser's own.
  test.for(representatives(javaScriptEnabled ? 2 : 1, ["/terms", "/", "/briefings", "/privacy"]))(
    "every in-page link of %s arrives, again and again",
    async (path) => {
      const page = await openPage(site.url + path, { javaScriptEnabled });
      const links = await page.locator(`main a[href^='#'], footer a[href^='${path}#']`).all();
      expect(links.length).toBeGreaterThan(0);
      for (const link of [...links, ...links.slice(-1), ...links.slice(0, 1)]) {
        await scrollAndStay(page.locator("html"), { top: 0 });
        await follow(page, link);
      }
    },
  );

  test("links of a refused form leave its errors, each of which comes into view with its label", async () => {
    const page = await openPage(site.form, {
      javaScriptEnabled,
      expectedErrors: /Failed to load resource/,
      viewport: { width: 390, height: 500 },
    });
    const answers = someAnswers({ name: " ", phone: " ", super_power: "a\tb", expectations: " " });
    await submit(page, answers);
    await summary(page).waitFor();
    const links = await summary(page).getByRole("link").all();
    expect(links).toHaveLength(4);
    for (const link of [...links, page.locator(".skip-link"), ...links.reverse()]) {
      await link.press("Enter");
      expect(await summary(page).isVisible()).toBe(true);
      const id = (await link.getAttribute("href"))?.slice(1);
      await expectFocus(page.locator(`#${id}`));
      const label = page.locator(`label[for="${id}"]`);
      if (id !== "content") {
        await expect.poll(async () => (await label.boundingBox())?.y).toBeGreaterThanOrEqual(0);
        expect(await page.locator(`#${id}`).getAttribute("aria-invalid")).toBe("true");
      }
    }
    expect(await filledIn(page, names)).toEqual(Object.fromEntries(names.map((name) => [name, answers[name]])));
  });

  test("the skip link leaves a success, and Back from a fragment leaves it, too", async () => {
    const page = await openPage(site.form, { javaScriptEnabled });
    await submit(page, someAnswers());
    const status = page.locator("form p[role=status]", { hasText: "Registration successful!" });
    await status.waitFor();
    await page.locator(".skip-link").press("Enter");
    await page.waitForURL(`${site.form}#content`);
    await page.goBack();
    expect(page.url()).toBe(site.form);
    expect(await status.isVisible()).toBe(true);
  });

  test("a field that the browser itself asks for comes into view with its label", async () => {
    const page = await openPage(site.form, { javaScriptEnabled, viewport: { width: 390, height: 500 } });
    const answers = someAnswers();
    await fillIn(page, answers);
    for (const missing of ["name", "designation", "expectations"]) {
      await submit(page, { [missing]: "" });
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(missing);
      const label = page.locator(`label[for="${missing}"]`);
      await expect.poll(async () => (await label.boundingBox())?.y).toBeGreaterThanOrEqual(0);
      await fillIn(page, { [missing]: answers[missing] ?? "" });
    }
  });
});

test("Back and Forward within a page lead to where each step was left", async () => {
  const page = await openPage(`${site.url}/terms`);
  const places: number[] = [];
  for (const index of [1, 4, 2]) {
    places.push(await scrolled(page));
    const link = page.locator("main nav a").nth(index);
    // Without the focus, which would scroll to it.
    await link.evaluate((element: HTMLElement) => element.click());
    await arrived(page, link);
  }
  const last = await scrolled(page);
  for (const place of places.reverse()) {
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(place);
  }
  for (const place of [...places.reverse().slice(1), last]) {
    await page.goForward();
    await expect.poll(() => scrolled(page)).toBe(place);
  }
});

test("a step that Back leaves before its scroll event is come forward to", async () => {
  const dropEvents = () => addEventListener("scroll", (event) => event.stopImmediatePropagation(), true);
  const before = (page: Page) => page.addInitScript(dropEvents);
  const page = await openPage(`${site.url}/terms`, { before });
  await follow(page, page.locator("main nav a").nth(1));
  const link = page.locator("main nav a").nth(4);
  await link.evaluate((element: HTMLElement) => element.click());
  await arrived(page, link);
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(0);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBeLessThan(place);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(place);
});

test("a place within a page is come back to from another page, and from there the page's start", async () => {
  const page = await openPage(`${site.url}/terms`);
  const link = page.locator("main nav a").nth(4);
  await follow(page, link);
  const place = await scrolled(page);
  await page.locator("footer").getByRole("link", { name: "About", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "About us" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Terms" }).waitFor();
  expect(page.url()).toContain("/terms#");
  expect(place).toBeGreaterThan(0);
  await page.goBack();
  expect(page.url()).toBe(`${site.url}/terms`);
  await expect.poll(() => scrolled(page)).toBe(0);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toMatch(/^Terms/);
});

test("a fragment does not interrupt a form under way", async () => {
  const page = await openPage(site.form);
  const { release } = await hold(page, "**/joinvolunteer.data*");
  await submit(page, someAnswers());
  await page.getByText("Submitting...").waitFor();
  await page.locator(".skip-link").press("Enter");
  await page.goBack();
  expect(await page.getByText("Submitting...").count()).toBe(1);
  release();
  await page.locator("form p[role=status]", { hasText: "Registration successful!" }).waitFor();
});

test("a link to a fragment and Back before there is a router are the browser's", async () => {
  const page = await openPage(`${site.url}/about`);
  const { release } = await hold(page, "**/assets/terms-*.js");
  await page.goto(`${site.url}/terms#100%`, { waitUntil: "commit" });
  // Such a fragment is dropped by the script that listens.
  await page.waitForURL(`${site.url}/terms`);
  const link = page.locator("main nav a").last();
  await follow(page, link);
  await page.goBack();
  expect(page.url()).toBe(`${site.url}/terms`);
  release();
  await hydrated(page);
  await follow(page, link);
});

test("Back from a fragment, right after a reload of it, leads to where the link was pressed", async () => {
  const page = await openPage(`${site.url}/terms`);
  const link = page.locator("main nav a").nth(2);
  await link.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  await link.click();
  await arrived(page, link);
  const { release } = await hold(page, "**/assets/terms-*.js");
  await page.reload({ waitUntil: "commit" });
  // Read to its end, and with it the script that Back needs.
  await page.waitForFunction(() => document.readyState !== "loading");
  await arrived(page, link);
  await page.goBack();
  expect(page.url()).toBe(`${site.url}/terms`);
  await expect.poll(() => scrolled(page)).toBe(place);
  release();
  await hydrated(page);
  await page.goForward();
  await arrived(page, link);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(place);
});

test("Back from a link that was pressed before the scripts came leads to where it was pressed, and takes no refusal away", async () => {
  const [page, release] = await openWithoutScripts(site.form);
  await submit(page, someAnswers({ expectations: " " }));
  await summary(page).waitFor();
  await page.locator(".skip-link").press("Enter");
  await expect.poll(() => page.evaluate(() => history.state ?? {})).toHaveProperty("key");
  release();
  await hydrated(page);
  const title = await page.title();
  await page.goBack();
  expect(page.url()).toBe(site.form);
  await settled(page);
  await summary(page).waitFor();
  expect(await page.title()).toBe(title);
});

test("Back within a page leads to where it was left, after a reload, too", async () => {
  const page = await openPage(`${site.url}/privacy`, { reducedMotion: "reduce" });
  await page.evaluate(() => scrollTo(0, 200));
  await page
    .locator("main nav a")
    .nth(5)
    .evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => scrolled(page)).toBeGreaterThan(400);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(400);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(200);
});

test("Forward within a page leads to the fragment, after a reload, too", async () => {
  const page = await openPage(`${site.url}/privacy`, { reducedMotion: "reduce" });
  const link = page.locator("main nav a").nth(5);
  await follow(page, link);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.reload();
  await hydrated(page);
  await page.goForward();
  await arrived(page, link);
});

test("Back leads to a step that was left at once", async () => {
  const page = await openPage(`${site.url}/terms`, { reducedMotion: "reduce" });
  const place = await page.evaluate(() => {
    const links = document.querySelectorAll<HTMLElement>("main nav a");
    links[1]?.click();
    const left = Math.round(scrollY);
    links[4]?.click();
    return left;
  });
  expect(place).toBeGreaterThan(0);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(place);
});

test("Back from a fragment that was typed into the address leads to where the page was left", async () => {
  const page = await openPage(`${site.url}/terms`, { reducedMotion: "reduce" });
  const scroll = () =>
    new Promise((resolve) => {
      addEventListener("scroll", resolve, { once: true });
      scrollTo(0, 300);
    });
  await page.evaluate(scroll);
  await page.evaluate(() => location.assign("#code-of-conduct"));
  await expectAt(page, "code-of-conduct");
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(300);
});
