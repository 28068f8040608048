import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { counters, missionStatement } from "#app/content/home.ts";
import { site as community } from "#app/content/site.ts";
import { testimonials } from "#app/content/testimonials.ts";
import { formatNumber } from "#app/ui/format.ts";
import { expectFocus, openPage, waitForIsland } from "../support/browser.ts";
import { sharedSite } from "../support/site.ts";

const site = await sharedSite();
const FINAL = counters.map(({ value }) => `${formatNumber(value)}+`);

/** The visible counters. */
const figures = (page: Page) => page.locator(".counter-value [aria-hidden]").allTextContents();
/** The counters for screen readers and on paper. */
const spoken = (page: Page) => page.locator(".counter-value .sr-only").allTextContents();

/** The counters after a number of their 100 steps. */
const atStep = (step: number) =>
  counters.map(({ value }) => `${formatNumber(Math.floor(value * (1 - (1 - step / 100) ** 3)))}+`);

/** The woven loops of the hero. */
const picture = (page: Page) => page.locator("svg.hero-picture");

/** Scrolls until a share of an element is visible at the bottom of the window, and the page has observed that. */
async function scrollToShare(page: Page, selector: string, share: number): Promise<void> {
  await page.locator(selector).evaluate((element, share) => {
    const { top, height } = element.getBoundingClientRect();
    scrollTo({ top: scrollY + top - innerHeight + height * share, behavior: "instant" });
    // The browser calls the page's own observer first, because it is older.
    return new Promise<void>((resolve) => new IntersectionObserver(() => resolve()).observe(element));
  }, share);
}

test("the counters count up once, from 0 to their final values in 100 steps of 30 ms, when 30 % are visible", async () => {
  const viewport = { width: 1280, height: 400 };
  const page = await openPage(site.url, { viewport, before: (page) => page.clock.install() });
  expect(await figures(page)).toEqual(FINAL);
  await scrollToShare(page, "main dl", 0.1);
  await waitForIsland(page, "counters");
  await page.clock.pauseAt(Date.now() + 60_000);
  await scrollToShare(page, "main dl", 0.2);
  await page.clock.runFor(100);
  expect(await figures(page), "at 20 %").toEqual(FINAL);
  await scrollToShare(page, "main dl", 0.5);
  await expect.poll(() => figures(page), { message: "the counters at the start" }).toEqual(atStep(0));
  expect(await spoken(page)).toEqual(FINAL);
  for (const [time, step] of [
    [29, 0],
    [1, 1],
    [49 * 30, 50],
    [50 * 30 - 1, 99],
    [1, 100],
  ] as const) {
    await page.clock.runFor(time);
    await expect.poll(() => figures(page), { message: `the counters at step ${step}` }).toEqual(atStep(step));
  }
  await scrollToShare(page, "footer", 1);
  await scrollToShare(page, "main dl", 0.5);
  await page.clock.runFor(100);
  expect(await figures(page), "no second time").toEqual(FINAL);
});

test("the mission fades in once when 30 % are visible", async () => {
  const page = await openPage(site.url);
  const mission = page.locator(".mission-statement");
  const opacity = () => mission.evaluate((element) => getComputedStyle(element).opacity);
  await expect.poll(opacity).toBe("0");
  await scrollToShare(page, ".mission-statement", 0.1);
  expect(await opacity()).toBe("0");
  await scrollToShare(page, ".mission-statement", 0.5);
  await expect.poll(opacity).toBe("1");
  await scrollToShare(page, "footer", 1);
  await scrollToShare(page, ".mission-statement", 0.1);
  expect(await opacity()).toBe("1");
});

test("the testimonials go round in 60 s after a wait, and stop under the pointer, with the focus and by their button", async () => {
  const page = await openPage(site.url);
  const strip = page.getByRole("group", { name: "Testimonials" });
  const track = page.locator(".strip-track");
  const state = () => track.evaluate((element) => element.getAnimations()[0]?.playState);
  await strip.scrollIntoViewIfNeeded();
  await expect.poll(state).toBe("running");
  const timing = await track.evaluate((element) => element.getAnimations()[0]?.effect?.getComputedTiming());
  expect(timing).toMatchObject({ delay: 2000, duration: 60_000, iterations: Number.POSITIVE_INFINITY });
  for (const { message } of testimonials) {
    expect(await strip.getByRole("figure").filter({ hasText: message }).count(), `figures with “${message}”`).toBe(1);
  }

  await strip.hover();
  await expect.poll(state).toBe("paused");
  await page.mouse.move(0, 0);
  await expect.poll(state).toBe("running");

  const button = page.getByRole("button", { name: /^(Pause|Play) testimonials$/ });
  await button.focus();
  await page.keyboard.press("Tab");
  await expectFocus(strip);
  expect(await state()).toBe("paused");
  await page.keyboard.press("Shift+Tab");
  expect(await state()).toBe("running");

  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Play testimonials" }).waitFor();
  expect(await state()).toBeUndefined();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Pause testimonials" }).waitFor();
  expect(await state()).toBe("running");

  await track.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.currentTime = 32_000;
  });
  await strip.dispatchEvent("touchstart");
  await page.getByRole("button", { name: "Play testimonials" }).waitFor();
  expect(await strip.evaluate((element) => element.scrollLeft), "px that can be swiped back").toBeGreaterThan(500);
});

test("the next section shows below the hero on a first screen", async () => {
  const page = await openPage(site.url);
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const hero = (await page.locator("main > section").first().boundingBox()) ?? { y: 0, height: 0 };
    expect(height - hero.y - hero.height, `px at ${width} × ${height}`).toBeGreaterThanOrEqual(60);
  }
});

test("the hero names the loop of each city, with a link to its card that is large enough for a finger", async () => {
  const page = await openPage(site.url, { viewport: { width: 320, height: 640 } });
  for (const { name } of community.cities) {
    const link = page.getByRole("link", { name: `Meetups in ${name}` });
    expect(await link.getAttribute("href")).toBe(`/events#${name.toLowerCase()}`);
    const box = await link.boundingBox();
    expect(box?.height, `height of the link to ${name}`).toBeGreaterThanOrEqual(44);
  }
});

test("the hero video plays once over its picture, and has a button to pause it meanwhile", async () => {
  const page = await openPage(site.url);
  const video = page.locator("video");
  const button = page.getByRole("button", { name: /^(Pause|Play) animation$/ });
  expect(await video.isVisible(), "the video is visible").toBe(false);
  await video.waitFor();
  const isPlaying = () => video.evaluate((element: HTMLVideoElement) => !element.paused && element.currentTime > 0);
  await expect.poll(isPlaying, { message: "the video plays" }).toBe(true);
  expect(await video.boundingBox(), "the place of the video").toEqual(await picture(page).boundingBox());
  await button.click();
  await expect.poll(isPlaying, { message: "the video plays" }).toBe(false);
  const overflow = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;
  expect(await page.locator(".hero-media").evaluate(overflow), "px outside of the picture").toBe(0);
  await button.click();
  await expect.poll(isPlaying, { message: "the video plays" }).toBe(true);
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = element.duration - 0.1;
  });
  await video.waitFor({ state: "hidden" });
  await button.waitFor({ state: "hidden" });
});

test("an island whose component throws, also while it counts, gets its first HTML back", async () => {
  const page = await openPage(site.url, {
    expectedErrors: /no motion/,
    before: (page) =>
      page.addInitScript(() => {
        // Each step of the counters calls it.
        const { floor } = Math;
        Math.floor = (value) => {
          const figure = document.querySelector(".counter-value [aria-hidden]");
          if (figure?.textContent === "0+") throw new Error("no motion");
          return floor(value);
        };
      }),
  });
  const failed = page.waitForEvent("console", (message) => message.text().includes("no motion"));
  await scrollToShare(page, "main dl", 0.5);
  await failed;
  await expect.poll(() => figures(page)).toEqual(FINAL);
});

test("nothing moves under reduced motion, and the hero video is not loaded", async () => {
  const films: string[] = [];
  const page = await openPage(site.url, {
    reducedMotion: "reduce",
    before: async (page) => {
      page.on("request", (request) => {
        if (/\.(mp4|webm)$/.test(request.url())) films.push(request.url());
      });
    },
  });
  for (const selector of ["main dl", ".mission-statement", ".strip"]) await scrollToShare(page, selector, 0.6);
  for (const island of ["counters", "testimonials"]) await waitForIsland(page, island);
  expect(await figures(page)).toEqual(FINAL);
  expect(await page.evaluate(() => document.getAnimations().length), "animations").toBe(0);
  expect(await page.locator(".mission-statement").evaluate((element) => getComputedStyle(element).opacity)).toBe("1");
  for (const { message } of testimonials) {
    const { x = -1, width = 0 } = (await page.getByText(message).first().boundingBox()) ?? {};
    expect(x >= 0 && x + width <= 1280, `“${message}” is within the window`).toBe(true);
  }
  expect(await page.getByRole("button", { name: /testimonials|animation/ }).count(), "Pause buttons").toBe(0);
  expect(films).toEqual([]);
});

test("without JavaScript the counters, the mission, the testimonials and the hero's picture are there", async () => {
  const page = await openPage(site.url, { javaScriptEnabled: false });
  expect(await figures(page)).toEqual(FINAL);
  expect(await page.getByText(missionStatement).isVisible(), "the mission is visible").toBe(true);
  const strip = page.getByRole("group", { name: "Testimonials" });
  expect(await strip.evaluate((element) => element.scrollWidth > element.clientWidth), "can be scrolled").toBe(true);
  const leftOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.x;
  expect(await leftOf(".quote figure"), "at the page's margin").toBe(await leftOf("#join h2"));
  expect(await picture(page).isVisible(), "the picture is visible").toBe(true);
  expect(await page.locator("video").isVisible(), "the video is visible").toBe(false);
  expect(await page.getByRole("button", { name: /testimonials|animation/ }).count(), "Pause buttons").toBe(0);
});
