import type { Page, Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { counters, missionStatement } from "#app/content/home.ts";
import { socialLinks } from "#app/content/site.ts";
import { testimonials } from "#app/content/testimonials.ts";
import { expectFocus, hold, hydrated, openPage, pass, scrollAndStay } from "../support/browser.ts";
import { representatives } from "../support/representatives.ts";
import { commonSite } from "../support/site.ts";

const site = await commonSite();

const FINAL = counters.map(({ value }) => `${value}+`);

/** The visible counters. */
function figures(page: Page): Promise<string[]> {
  return page
    .locator(".counter-value")
    .evaluateAll((values) => values.map((value) => (value.querySelector("[aria-hidden]") ?? value).textContent ?? ""));
}

/** Waits for the next frame to show these figures. */
async function expectFigures(page: Page, expected: string[]): Promise<void> {
  await expect.poll(() => figures(page)).toEqual(expected);
}

/** The counters as screen readers read them. */
function spoken(page: Page): Promise<string[]> {
  return page.locator(".counter-value").evaluateAll((values) =>
    values.map((value) => {
      const copy = value.cloneNode(true) as Element;
      copy.querySelector("[aria-hidden]")?.remove();
      return copy.textContent ?? "";
    }),
  );
}

/** Opens the home page with a stopped clock, recording every change of the counters. */
async function openWithStillClock(options: Parameters<typeof openPage>[1] = {}): Promise<Page> {
  const record = () => {
    const changes: string[] = [];
    Object.assign(window, { changes });
    addEventListener("DOMContentLoaded", () => {
      const moving = document.querySelectorAll("main dl, .mission-statement");
      const observer = new MutationObserver((records) => changes.push(...records.map(({ type }) => type)));
      for (const element of moving) {
        observer.observe(element, { attributes: true, characterData: true, childList: true, subtree: true });
      }
    });
  };
  const before = async (page: Page) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.addInitScript(record);
  };
  return openPage(site.url, { ...options, before });
}

const changes = (page: Page) => page.evaluate(() => (window as unknown as { changes: string[] }).changes);

/** Scrolls until a share of an element is visible, and lets the page notice. */
async function scrollToShare(page: Page, selector: string, share: number): Promise<void> {
  await page.locator(selector).evaluate((element, wanted) => {
    const { top, height } = element.getBoundingClientRect();
    scrollTo({ top: scrollY + top - innerHeight + Math.min(height, innerHeight) * wanted, behavior: "instant" });
    dispatchEvent(new Event("scroll"));
  }, share);
}

describe("the counters", () => {
  const about = "main dl";

  test("hold their final values in the HTML", async () => {
    const page = await openPage(site.url, { javaScriptEnabled: false });
    expect(await figures(page)).toEqual(FINAL);
    expect(FINAL).toEqual(["4000+", "14+", "86+"]);
  });

  // In the second one the counters are taller than the screen.
  const windows = [
    [1280, 700],
    [320, 300],
    [1920, 945],
    [390, 800],
  ] as const;
  test.for(representatives(2, windows))(
    "at %i×%i count up once, in 100 steps of 30 ms, when they are first visible to a share of 0.3",
    async ([width, height]) => {
      const page = await openWithStillClock({ viewport: { width, height } });
      await scrollToShare(page, about, 0.2);
      await pass(page, 1000);
      await expectFigures(page, ["0+", "0+", "0+"]);
      expect(await spoken(page)).toEqual(FINAL);
      await scrollToShare(page, about, 0.32);
      await pass(page, 29);
      await expectFigures(page, ["0+", "0+", "0+"]);
      await pass(page, 2);
      await expectFigures(page, ["40+", "0+", "0+"]);
      await pass(page, 49 * 30);
      await expectFigures(page, ["2000+", "7+", "43+"]);
      expect(await spoken(page)).toEqual(FINAL);
      await pass(page, 49 * 30);
      await expectFigures(page, ["3960+", "13+", "85+"]);
      await pass(page, 30);
      await expectFigures(page, FINAL);

      const counted = (await changes(page)).length;
      await scrollToShare(page, "footer", 1);
      await pass(page, 1000);
      await scrollToShare(page, about, 0.5);
      await pass(page, 5000);
      expect(await figures(page)).toEqual(FINAL);
      expect((await changes(page)).slice(counted).filter((type) => type !== "attributes")).toEqual([]);
    },
  );

  test("do not move under reduced motion, and neither does the mission", async () => {
    const page = await openWithStillClock({ reducedMotion: "reduce" });
    for (const place of [about, ".mission", "footer"]) {
      await scrollToShare(page, place, 0.5);
      await pass(page, 5000);
    }
    expect(await figures(page)).toEqual(FINAL);
    expect(await changes(page)).toEqual([]);
  });

  test("count where a larger window brings them into view", async () => {
    const page = await openWithStillClock({ viewport: { width: 1280, height: 400 } });
    await pass(page, 1000);
    await expectFigures(page, ["0+", "0+", "0+"]);
    await page.setViewportSize({ width: 1280, height: 3000 });
    await page.evaluate(() => dispatchEvent(new Event("resize")));
    await pass(page, 50 * 30);
    await expectFigures(page, ["2000+", "7+", "43+"]);
  });

  test("count at once where they are on screen when the page arrives, and the mission stays as it is", async () => {
    const page = await openWithStillClock({ viewport: { width: 1280, height: 3000 } });
    await pass(page, 50 * 30);
    await expectFigures(page, ["2000+", "7+", "43+"]);
    await pass(page, 50 * 30);
    await expectFigures(page, FINAL);
    const mission = page.locator(".mission-statement");
    expect(
      await mission.evaluate((element) => [element.getAnimations().length, getComputedStyle(element).opacity]),
    ).toEqual([0, "1"]);
  });
});

test("the mission is there without JavaScript, and with it fades in once", async () => {
  const still = await openPage(site.url, { javaScriptEnabled: false });
  expect(
    await still.getByText(missionStatement).evaluate((text) => getComputedStyle(text.parentElement as Element).opacity),
  ).toBe("1");
  const page = await openPage(site.url);
  const statement = page.locator(".mission-statement");
  await statement.evaluate((element) => {
    element.addEventListener("transitionend", (event) => {
      element.setAttribute(`data-${(event as TransitionEvent).propertyName}`, "moved");
    });
  });
  await scrollToShare(page, ".mission", 0.1);
  await expect.poll(() => statement.evaluate((element) => getComputedStyle(element).opacity)).toBe("0");
  await scrollToShare(page, ".mission", 0.5);
  await expect.poll(() => statement.getAttribute("data-opacity")).toBe("moved");
  const stage = await statement.getAttribute("data-stage");
  await scrollToShare(page, "footer", 1);
  await scrollToShare(page, ".mission", 0.5);
  expect(await statement.getAttribute("data-stage")).toBe(stage);
  expect(await statement.evaluate((element) => getComputedStyle(element).opacity)).toBe("1");
});

test("the mission and the counters' final values are on paper before anybody has scrolled to them", async () => {
  const page = await openPage(site.url);
  const opacity = () => page.locator(".mission-statement").evaluate((element) => getComputedStyle(element).opacity);
  await expect.poll(opacity).toBe("0");
  await expectFigures(page, ["0+", "0+", "0+"]);
  await page.emulateMedia({ media: "print" });
  expect(await opacity()).toBe("1");
  expect(await page.locator(".counter-value").allInnerTexts()).toEqual(FINAL);
  const widths = page
    .locator(".counter-value > *")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(Math.max(...(await widths)), "a value that is to be seen").toBeGreaterThan(20);
});

describe("the testimonials", () => {
  const strip = (page: Page) => page.getByRole("group", { name: "Testimonials" });
  const playState = (page: Page) =>
    page.locator(".strip-track").evaluate((track) => track.getAnimations().map(({ playState }) => playState));

  test("go round in 60 seconds, and pause on hover, on focus and by their button", async () => {
    const page = await openPage(site.url);
    await strip(page).scrollIntoViewIfNeeded();
    const timing = await page
      .locator(".strip-track")
      .evaluate((track) => track.getAnimations().map(({ effect }) => effect?.getComputedTiming()));
    expect(timing).toMatchObject([{ duration: 60_000, iterations: Number.POSITIVE_INFINITY }]);
    expect(await playState(page)).toEqual(["running"]);

    await strip(page).hover();
    await expect.poll(() => playState(page)).toEqual([]);
    await page.mouse.move(0, 0);
    await expect.poll(() => playState(page)).toEqual(["running"]);

    const button = page.getByRole("button", { name: /^(Pause|Play) testimonials$/ });
    await button.focus();
    await page.keyboard.press("Tab");
    await expectFocus(strip(page));
    await expect.poll(() => playState(page)).toEqual([]);
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => playState(page)).toEqual(["running"]);

    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Play testimonials" }).waitFor();
    await expect.poll(() => playState(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Pause testimonials" }).waitFor();
    await expect.poll(() => playState(page)).toEqual(["running"]);
  });

  test("after the back/forward cache go on, unless the mouse is still on them", async () => {
    const page = await openPage(site.url);
    await strip(page).hover();
    await expect.poll(() => playState(page)).toEqual([]);
    // Chromium has no such cache here.
    const comeBack = () =>
      page.evaluate(() => {
        dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
        return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      });
    await comeBack();
    expect(await playState(page)).toEqual([]);
    // A page in the cache is not told of the mouse that leaves.
    await strip(page).evaluate((element) => element.addEventListener("mouseout", (event) => event.stopPropagation()));
    await page.mouse.move(0, 0);
    await comeBack();
    await expect.poll(() => playState(page)).toEqual(["running"]);
  });

  test.for([{ media: "print" }, { reducedMotion: "reduce" }] as const)("stand still, whole, with %j", async (media) => {
    const page = await openPage(site.url);
    expect(await playState(page)).toEqual(["running"]);
    const transform = () => page.locator(".strip-track").evaluate((track) => getComputedStyle(track).transform);
    await expect.poll(transform).not.toBe("none");
    await page.emulateMedia(media);
    expect(await transform()).toBe("none");
  });

  test("are read once, although the strip shows them twice", async () => {
    const page = await openPage(site.url);
    for (const { message } of testimonials) {
      expect(await page.getByText(message).count()).toBe(2);
      expect(await strip(page).getByRole("figure").filter({ hasText: message }).count()).toBe(1);
    }
  });

  test("stand still as a grid under reduced motion, each within the screen", async () => {
    const page = await openPage(site.url, { reducedMotion: "reduce" });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await playState(page)).toEqual([]);
      expect(await page.getByRole("button", { name: "testimonials" }).count()).toBe(0);
      for (const { message } of testimonials) {
        const box = await strip(page).getByRole("figure").filter({ hasText: message }).boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
      }
    }
    // Chosen meanwhile.
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect.poll(() => playState(page)).toEqual(["running"]);
  });

  /** Makes the strip go round at no speed, so that it is where it was put, however long the test takes to look. */
  const standStill = (page: Page) =>
    page.addInitScript(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...how) {
        const animation = animate.apply(this, how);
        animation.playbackRate = 0;
        return animation;
      };
    });
  const moveTo = (page: Page, time: number) =>
    page.locator(".strip-track").evaluate((track, time) => {
      for (const animation of track.getAnimations()) animation.currentTime = time;
    }, time);
  const leftOf = async (page: Page) => (await strip(page).getByRole("figure").first().boundingBox())?.x ?? Number.NaN;

  test("pause where they are in a window that has become wider", async () => {
    const page = await openPage(site.url, { viewport: { width: 320, height: 800 }, before: standStill });
    await moveTo(page, 30_000);
    await page.setViewportSize({ width: 1280, height: 800 });
    const seen = await leftOf(page);
    await strip(page).focus();
    await expect.poll(() => playState(page)).toEqual([]);
    expect(Math.abs((await leftOf(page)) - seen)).toBeLessThan(2);
  });

  test("can be moved by hand in both directions while they pause, and go on from there", async () => {
    const viewport = { width: 390, height: 800 };
    const page = await openPage(site.url, { viewport, hasTouch: true, before: standStill });
    const button = page.getByRole("button", { name: /^(Pause|Play) testimonials$/ });
    await button.scrollIntoViewIfNeeded();
    const place = () => strip(page).evaluate((element) => element.scrollLeft);
    await moveTo(page, 15_000);
    const seen = await leftOf(page);
    await strip(page).dispatchEvent("touchstart");
    await page.getByRole("button", { name: "Play testimonials" }).waitFor();
    expect(Math.abs((await leftOf(page)) - seen)).toBeLessThan(2);
    const stopped = await place();
    expect(stopped).toBeGreaterThan(100);
    await strip(page).focus();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(place).toBeLessThan(stopped);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect.poll(place).toBeGreaterThan(stopped);
    await scrollAndStay(strip(page), { left: 200 });
    const stood = await leftOf(page);
    await button.click();
    await expect.poll(() => playState(page)).toEqual(["running"]);
    expect(Math.abs((await leftOf(page)) - stood)).toBeLessThan(2);
  });

  test("their button moves nothing when it is pressed, however wide the window", async () => {
    const page = await openPage(site.url);
    const heights = () =>
      page.evaluate(() => [document.documentElement.scrollHeight, document.querySelector(".strip")?.clientHeight]);
    for (const width of [320, 390, 1280, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const { width: list } = (await page.locator(".strip-list").first().boundingBox()) ?? {};
      expect(Math.round(list ?? 0), "a strip without a gap").toBeGreaterThanOrEqual(width);
      const before = await heights();
      await page.getByRole("button", { name: "Pause testimonials" }).click();
      await page.getByRole("button", { name: "Play testimonials" }).waitFor();
      expect(await heights(), `${width} px`).toEqual(before);
      await page.getByRole("button", { name: "Play testimonials" }).click();
      await page.getByRole("button", { name: "Pause testimonials" }).waitFor();
    }
  });

  test("can all be brought into view without JavaScript, by the keyboard too", async () => {
    const page = await openPage(site.url, { javaScriptEnabled: false });
    expect(await page.getByRole("button", { name: "testimonials" }).count()).toBe(0);
    expect(await strip(page).getByRole("figure").count()).toBe(4);
    await strip(page).focus();
    await page.keyboard.press("End");
    for (const { message } of testimonials) {
      const quote = strip(page).getByText(message);
      await quote.scrollIntoViewIfNeeded();
      const box = await quote.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 1280)).toBeLessThanOrEqual(1281);
    }
    await scrollAndStay(strip(page), { left: 0 });
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => strip(page).evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
});

describe("the hero", () => {
  const attributes = (page: Page) =>
    page.locator(".hero video").evaluate((video: HTMLVideoElement) => ({
      muted: video.muted || video.hasAttribute("muted"),
      loop: video.loop,
      autoplay: video.autoplay,
      playsInline: video.playsInline,
      controls: video.controls,
      poster: new URL(video.poster).pathname,
      sources: [...video.querySelectorAll("source")].map(({ type }) => type),
      media: [...video.querySelectorAll("source")].map(({ media }) => media),
    }));
  const moves = "(prefers-reduced-motion: no-preference)";
  const decoration = {
    muted: true,
    loop: true,
    autoplay: true,
    playsInline: true,
    poster: expect.stringMatching(/^\/assets\/poster-.*\.svg$/),
    sources: ['video/mp4; codecs="avc1.64001f"', 'video/webm; codecs="av01.0.05M.08"'],
  };

  test.for([
    ["that does not come", (route: Route) => route.abort()],
    ["that is none", (route: Route) => route.fulfill({ contentType: "video/mp4", body: "none" })],
  ] as const)("shows its poster in place of a video %s", async ([, answer]) => {
    const asked = Promise.withResolvers<void>();
    const page = await openPage(site.url, {
      expectedErrors: /Failed to load resource/,
      before: (page) =>
        page.route(/\.(mp4|webm)$/, (route) => {
          asked.resolve();
          return answer(route);
        }),
    });
    await asked.promise;
    const media = page.locator(".hero-media");
    await media.locator("video").waitFor({ state: "detached" });
    expect([await media.locator("img").isVisible(), await media.locator("button").count()]).toEqual([true, 0]);
  });

  test("is the second file where the first is not there", async () => {
    const page = await openPage(site.url, {
      before: (page) => page.route("**/*.mp4", (route) => route.fulfill({ status: 404 })),
      expectedErrors: /Failed to load resource/,
    });
    const video = page.locator(".hero video");
    await expect
      .poll(() =>
        video.evaluate(({ currentSrc, currentTime }: HTMLVideoElement) => [currentSrc.slice(-4), currentTime > 0]),
      )
      .toEqual(["webm", true]);
  });

  test("leaves no film behind that the browser would hold", async () => {
    const page = await openPage(site.url);
    const film = await page.locator(".hero video").evaluateHandle((video: HTMLVideoElement) => video);
    await page.locator("footer").getByRole("link", { name: "About", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "About us" }).waitFor();
    await expect
      .poll(() => film.evaluate(({ isConnected, networkState }) => ({ isConnected, networkState })))
      .toEqual({ isConnected: false, networkState: 0 });
  });

  test("has a muted, looping video of at most 100 KB a file, with our own Pause button", async () => {
    const page = await openPage(site.url);
    const video = page.locator(".hero video");
    await video.waitFor();
    expect(await attributes(page)).toEqual({ ...decoration, media: ["", ""], controls: false });
    const sources = await video.locator("source").evaluateAll((all) => all.map((source) => source.getAttribute("src")));
    for (const address of [...sources, (await attributes(page)).poster]) {
      const size = (await (await fetch(site.url + address)).arrayBuffer()).byteLength;
      expect(size, String(address)).toBeGreaterThan(500);
      expect(size, String(address)).toBeLessThanOrEqual(100_000);
    }
    const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused);
    await page.getByRole("button", { name: "Pause animation" }).click();
    await page.getByRole("button", { name: "Play animation" }).waitFor();
    await expect.poll(isPaused).toBe(true);
    // What WebKit goes by when it brings a page back from its cache.
    expect(await video.evaluate((element: HTMLVideoElement) => element.autoplay)).toBe(false);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Pause animation" }).waitFor();
    await expect.poll(isPaused).toBe(false);
    // Chosen meanwhile.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await video.waitFor({ state: "detached" });
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await video.waitFor();
  });

  test("has its video once the page has loaded, however late that is", async () => {
    const page = await openPage(`${site.url}/about`);
    const { release } = await hold(page, "**/poster-*.svg");
    await page.goto(site.url, { waitUntil: "commit" });
    await hydrated(page);
    expect(await page.locator(".hero video").count()).toBe(0);
    release();
    await page.locator(".hero video").waitFor();
  });

  test("without JavaScript has the browser's own controls, and the poster first", async () => {
    const page = await openPage(site.url, { javaScriptEnabled: false });
    expect(await attributes(page)).toEqual({ ...decoration, media: [moves, moves], controls: true });
    expect(await page.getByRole("button", { name: "animation" }).count()).toBe(0);
  });

  test.for([
    ["under reduced motion", { reducedMotion: "reduce" }, {}],
    ["under reduced motion without JavaScript", { reducedMotion: "reduce", javaScriptEnabled: false }, {}],
    ["where data are to be saved", {}, { saveData: true }],
  ] as const)("shows the picture alone %s, and asks for no video", async ([, options, connection]) => {
    const requests: string[] = [];
    const before = async (page: Page) => {
      page.on("request", (request) => requests.push(request.url()));
      await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
    };
    const page = await openPage(site.url, { ...options, before });
    await page.waitForLoadState("networkidle");
    expect(requests.filter((url) => /\.(webm|mp4)/.test(url))).toEqual([]);
    expect(requests.filter((url) => /poster.*svg/.test(url))).toHaveLength(1);
    expect(await page.locator(".hero-media img").isVisible()).toBe(true);
  });

  test.for([true, false])(
    "“Join us” goes to the join section, and the keyboard goes with it (JavaScript: %s)",
    async (javaScriptEnabled) => {
      const page = await openPage(site.url, { javaScriptEnabled });
      await page.locator(".hero").getByRole("link", { name: "Join us" }).click();
      await page.waitForURL(`${site.url}/#join`);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("smooth");
      await expect
        .poll(() => page.locator("#join").evaluate((section) => Math.abs(section.getBoundingClientRect().top)))
        .toBeLessThan(40);
      await page.keyboard.press("Tab");
      expect(await page.locator(":focus").getAttribute("href")).toBe("/Speaker");
    },
  );
});

test("social links are QR codes on a desktop and text on a phone, and links on both", async () => {
  const page = await openPage(site.url);
  for (const [width, isDesktop] of [
    [1280, true],
    [1024, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const section = page.locator("section", { hasText: "Find us between meetups" });
    for (const { network, url } of socialLinks) {
      const link = section.locator(`a[href="${url}"]`);
      expect(await link.isVisible()).toBe(true);
      const name = link.getByText(network, { exact: true });
      expect(await name.isVisible()).toBe(true);
      expect(await name.evaluate((element) => element.getClientRects()[0]?.height), network).toBeLessThan(40);
      const code = link.getByRole("img", { name: `QR code of our ${network} page` });
      expect(await code.isVisible()).toBe(isDesktop);
      // A camera has to read it from the screen.
      if (isDesktop) expect((await code.boundingBox())?.width).toBeGreaterThan(width === 1280 ? 150 : 120);
    }
  }
});
