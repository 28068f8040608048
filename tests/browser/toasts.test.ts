import checkCircle from "@phosphor-icons/core/fill/check-circle-fill.svg?icon";
import info from "@phosphor-icons/core/fill/info-fill.svg?icon";
import warningCircle from "@phosphor-icons/core/fill/warning-circle-fill.svg?icon";
import type { Locator, Page } from "playwright-core";
import type { ToastMessage } from "remix-toast";
import { expect, test } from "vitest";
import { fillIn, hold, hydrated, openPage, openWithoutScripts, pass, settled, submit } from "../support/browser.ts";
import { flashCookie } from "../support/flash-cookie.ts";
import { commonSite, someAnswers } from "../support/site.ts";
import { dismissToasts, nextToast } from "../support/toasts.ts";

const site = await commonSite();

const toasts = (page: Page) => page.locator(".toast");

/** Opens a page with a toast on its way and a stopped clock. */
async function openWithToast(
  toast: ToastMessage,
  options: Parameters<typeof openPage>[1] = {},
  path = "/about",
): Promise<Page> {
  const [name = "", value = ""] = (await flashCookie(site.secrets.sessionSecret, toast)).split(/=(.*)/);
  return openPage(site.url + path, {
    ...options,
    async before(page) {
      await page.context().addCookies([{ name, value, url: site.url }]);
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await options.before?.(page);
    },
  });
}

/** Stops the style sheet's clock for a toast that is not hydrated, so many milliseconds after it appeared. */
async function stopAt(toast: Locator, time: number): Promise<void> {
  const stopped = () =>
    toast.evaluate((element, currentTime) => {
      const animations = element.getAnimations();
      for (const animation of animations) {
        animation.pause();
        animation.currentTime = currentTime;
      }
      return animations.length;
    }, time);
  // None before the style sheet has come.
  await expect.poll(stopped).toBeGreaterThan(0);
}

/** Whether an element lies over the page. */
const covers = (element: Locator) =>
  element.evaluate((card) => {
    const { x, y, width, height } = card.getBoundingClientRect();
    return card.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

// (docs/product.md, Toasts)
test.for([
  ["info", "blank", 4000, info],
  ["warning", "custom", 4000, info],
  ["error", "error", 4000, warningCircle],
  ["success", "success", 2000, checkCircle],
] as const)(
  "a toast of type %s is shown as %s, goes after %i ms, and is removed 1000 ms later",
  async ([type, shownAs, duration, icon]) => {
    const page = await openWithToast({ type, message: "Hello" });
    const toast = toasts(page);
    expect(await toast.getAttribute("data-type")).toBe(shownAs);
    expect(await toast.locator(".toast-icon path").getAttribute("d")).toBe(icon);
    await pass(page, duration - 1);
    expect(await toast.getAttribute("data-visible")).toBe("true");
    await pass(page, 2);
    expect(await toast.getAttribute("data-visible")).toBe("false");
    await pass(page, 998);
    expect(await toast.count()).toBe(1);
    await pass(page, 2);
    expect(await toast.count()).toBe(0);
  },
);

test("a toast stays while the pointer is on it", async () => {
  const page = await openWithToast({ type: "success", message: "Hello" });
  await toasts(page).hover();
  await pass(page, 10_000);
  expect(await toasts(page).getAttribute("data-visible")).toBe("true");
  await page.mouse.move(0, 800);
  await pass(page, 2100);
  expect(await toasts(page).getAttribute("data-visible")).toBe("false");
});

test("a toast under the mouse goes by itself after the back/forward cache", async () => {
  const page = await openWithToast({ type: "success", message: "Hello" });
  await toasts(page).hover();
  await pass(page, 10_000);
  // Chromium has no such cache here.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await pass(page, 2100);
  expect(await toasts(page).getAttribute("data-visible")).toBe("false");
});

test("a mouse that only brushes a toast does not keep it", async () => {
  const page = await openWithToast({ type: "success", message: "Hello" });
  await toasts(page).evaluate((toast) => {
    const move = (from: Element, to: Element) =>
      from.dispatchEvent(new PointerEvent("pointerout", { bubbles: true, relatedTarget: to }));
    move(document.body, toast);
    move(toast, document.body);
  });
  await pass(page, 2100);
  expect(await toasts(page).getAttribute("data-visible")).toBe("false");
});

test("a dismissed toast is out of the way at once, and the next one goes by itself", async () => {
  const page = await openWithToast({ type: "info", message: "Hello" });
  await page.getByRole("button", { name: "Dismiss" }).click();
  // The browser looks anew at what lies under the mouse with its next frame.
  await expect.poll(() => page.locator(".toast:hover").count()).toBe(0);
  await pass(page, 1100);
  expect(await toasts(page).count()).toBe(0);

  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Sign in with Google" }).press("Enter");
  await page.mouse.move(0, 800);
  expect(await toasts(page).textContent()).toContain("offline");
  await pass(page, 4100);
  expect(await toasts(page).getAttribute("data-visible")).toBe("false");
});

test("a toast that a finger dismisses lets the others go by themselves", async () => {
  const page = await openWithToast({ type: "info", message: "Hello" }, { hasTouch: true });
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Sign in with Google" }).press("Enter");
  await expect.poll(() => toasts(page).count()).toBe(2);
  await toasts(page).filter({ hasText: "Hello" }).getByRole("button", { name: "Dismiss" }).tap();
  await pass(page, 1100);
  expect(await toasts(page).allTextContents()).toEqual([expect.stringContaining("offline")]);
  // In Firefox a mouse enters what has moved to where the finger was, and stays.
  await toasts(page).dispatchEvent("mouseover");
  await pass(page, 4100);
  await pass(page, 1100);
  expect(await toasts(page).count()).toBe(0);
});

test.for([390, 1280])("at %i px a long toast is at top-center and at most 350 px wide", async (width) => {
  const message = "A message of many words, which needs more than one line. ".repeat(3) + "x".repeat(200);
  const page = await openWithToast({ type: "info", message }, { viewport: { width, height: 800 } });
  const box = await toasts(page).boundingBox();
  expect(box?.width).toBe(350);
  expect((box?.x ?? 0) + 175).toBe(width / 2);
  // Below the header, whose buttons it would cover.
  const bar = await page.locator(".site-bar").boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(bar?.height ?? Number.NaN);
  expect(box?.y).toBeLessThan(130);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await page.emulateMedia({ media: "print" });
  expect(await toasts(page).isVisible()).toBe(false);
});

test("a toast that comes while the menu is open waits for its end", async () => {
  const page = await openPage(site.form, {
    viewport: { width: 390, height: 844 },
    before: (page) => page.clock.install({ time: 0 }),
  });
  await fillIn(page, someAnswers());
  const confirmation = await hold(page, "**/joinvolunteer.data?_routes=root");
  await page.getByRole("button", { name: "Register" }).click();
  await confirmation.asked;
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.waitFor();
  confirmation.release();
  await page.locator("h2", { hasText: "you are registered" }).waitFor({ state: "attached" });
  await settled(page);
  await page.clock.runFor(10_000);
  expect(await toasts(page).count()).toBe(0);
  await menu.getByRole("button", { name: "Close" }).click();
  await toasts(page).waitFor();
  expect(await covers(toasts(page))).toBe(true);
  await page.clock.runFor(4_000);
  expect(await toasts(page).count()).toBe(0);
});

test("what lies beside a toast can be pressed", async () => {
  const page = await openWithToast({ type: "info", message: "Hello" }, {}, "/");
  const { y: height = 0 } = (await toasts(page).boundingBox()) ?? {};
  const link = page.getByRole("link", { name: "Join us" });
  await link.evaluate((element, y) => window.scrollBy(0, element.getBoundingClientRect().y - y), height);
  const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
  await page.mouse.click(x + 9, y + 9);
  await page.waitForURL(`${site.url}/#join`);
});

test("without JavaScript the toast is in the page, and has no button that would do nothing", async () => {
  const page = await openWithToast({ type: "error", message: "Hello" }, { javaScriptEnabled: false });
  expect(await toasts(page).textContent()).toContain("Hello");
  expect(await toasts(page).getByRole("button").count()).toBe(0);
});

test.for([
  ["error", 4000, "no-preference"],
  ["success", 2000, "reduce"],
] as const)(
  "without JavaScript a toast of type %s goes after %i ms, and covers nothing any more (motion: %s)",
  async ([type, duration, reducedMotion]) => {
    const page = await openWithToast({ type, message: "Hello" }, { javaScriptEnabled: false, reducedMotion });
    const toast = toasts(page);
    await stopAt(toast, duration - 100);
    expect(await covers(toast)).toBe(true);
    await stopAt(toast, duration + 200);
    expect(await covers(toast)).toBe(false);
    expect(await toast.evaluate((element) => getComputedStyle(element).opacity)).toBe("0");
    // Who reads by ear may not have come to it.
    await toast.getByRole("paragraph").and(page.getByText("Hello")).waitFor();
  },
);

test("without JavaScript a toast stays while the pointer is on it", async () => {
  const page = await openWithToast({ type: "error", message: "Hello" }, { javaScriptEnabled: false });
  const clocks = () => toasts(page).evaluate((toast) => getComputedStyle(toast).animationPlayState);
  // So that it is still there for a slow pointer.
  await stopAt(toasts(page), 1000);
  await toasts(page).hover();
  await expect.poll(clocks).toBe("running, paused");
  await page.mouse.move(0, 800);
  await expect.poll(clocks).toBe("running, running");
});

test("a toast whose time is over before the page is hydrated does not come back", async () => {
  const [page, letScriptsThrough] = await openWithoutScripts(site.form);
  await submit(page, someAnswers());
  await stopAt(toasts(page), 2200);
  letScriptsThrough();
  await page.getByRole("button", { name: "Clear the form" }).waitFor();
  await hydrated(page);
  expect(await toasts(page).count()).toBe(0);
});

test.for([true, false])(
  "a toast is shown once: not on reload, back or another page (JavaScript: %s)",
  async (javaScriptEnabled) => {
    const page = await openWithToast({ type: "info", message: "Hello" }, { javaScriptEnabled });
    expect(await toasts(page).count()).toBe(1);
    await page.goto(site.form);
    expect(await toasts(page).count()).toBe(0);
    await page.goBack();
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await toasts(page).count()).toBe(0);
    await page.reload();
    expect(await toasts(page).count()).toBe(0);
  },
);

test("a toast does not come back on client-side navigation or with a refused form", async () => {
  const page = await openPage(site.form, { expectedErrors: /Failed to load resource/ });
  await submit(page, someAnswers());
  await nextToast(page);
  await dismissToasts(page);

  await submit(page, { name: "   " });
  await page.getByRole("heading", { name: /^Error/ }).waitFor();
  expect(await toasts(page).count()).toBe(0);

  await page.locator("header").getByRole("link", { name: "Navbindu" }).click();
  await page.getByRole("link", { name: "Join us" }).waitFor();
  expect(await toasts(page).count()).toBe(0);
  await page.goBack();
  await page.getByRole("heading", { name: "Register as a volunteer" }).waitFor();
  expect(await toasts(page).count()).toBe(0);
  expect(await page.locator("form p[role=status]").textContent()).toBe("");
});

test("a flash toast does not flicker or repeat when the page hydrates", async () => {
  // The page's scripts come after this.
  const keepFirst = () =>
    addEventListener("DOMContentLoaded", () => Object.assign(window, { first: document.querySelector(".toast") }));
  const page = await openWithToast(
    { type: "info", message: "Hello" },
    { before: (page) => page.addInitScript(keepFirst) },
  );
  await pass(page, 100);
  expect(await toasts(page).count()).toBe(1);
  expect(await toasts(page).evaluate((toast) => toast === Reflect.get(window, "first"))).toBe(true);
});
