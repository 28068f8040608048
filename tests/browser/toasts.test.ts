import type { Page } from "playwright-core";
import type { ToastMessage } from "remix-toast";
import { expect, test } from "vitest";
import { openPage } from "../support/browser.ts";
import { sharedSite } from "../support/site.ts";
import { toastCookie } from "../support/toast-cookie.ts";

const site = await sharedSite();

const toasts = (page: Page) => page.locator(".toast");
const isVisible = (page: Page) => toasts(page).evaluate((toast) => getComputedStyle(toast).opacity !== "0");

/** Opens a page with a toast whose time stands still. `moveTime` moves it. */
async function openWithToast(toast: ToastMessage, options: Parameters<typeof openPage>[1] = {}): Promise<Page> {
  const [name = "", value = ""] = (await toastCookie(site.secrets.sessionSecret, toast)).split(/=(.*)/);
  const before = async (page: Page) => {
    await page.context().addCookies([{ name, value, url: site.url }]);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Animation.enable");
    await devtools.send("Animation.setPlaybackRate", { playbackRate: 0 });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
  };
  return openPage(`${site.url}/about`, { ...options, before });
}

/** Moves the time of a toast. `ms` counts from its appearance. */
const moveTime = (page: Page, ms: number) =>
  toasts(page).evaluate((toast, ms) => {
    for (const animation of toast.getAnimations()) animation.currentTime = ms;
  }, ms);

/** Adds a toast of a type, made from a template as `showToast` does. */
async function addToast(page: Page, type: string): Promise<void> {
  await page.evaluate((type) => {
    const template = document.querySelector<HTMLTemplateElement>("#toast-templates");
    const toast = template?.content.firstElementChild?.cloneNode(true) as HTMLElement;
    toast.dataset.type = type;
    document.querySelector(".toasts")?.appendChild(toast);
  }, type);
}

test("shows each type of toast for its time, at most 350 px wide", async () => {
  const page = await openPage(`${site.url}/about`);
  const times = { blank: "4s", custom: "4s", error: "4s", success: "2s", loading: "never" };
  for (const [type, time] of Object.entries(times)) {
    await addToast(page, type);
    const style = await toasts(page).evaluate((toast) => {
      toast.querySelector("p")?.append("A long message. ".repeat(30));
      const { animationName, animationDelay } = getComputedStyle(toast);
      const { width, left, right } = toast.getBoundingClientRect();
      toast.remove();
      return { animationName, delay: animationDelay.split(", ")[1], width, offCentre: left + right - innerWidth };
    });
    expect(style.animationName.includes("toast-out") ? style.delay : "never", type).toBe(time);
    expect(style.width, type).toBeLessThanOrEqual(350);
    expect(Math.abs(style.offCentre), type).toBeLessThanOrEqual(20);
  }
});

test.for([true, false])("hides a toast after its time (JavaScript %s)", async (javaScriptEnabled) => {
  const page = await openWithToast({ type: "success", message: "Saved" }, { javaScriptEnabled });
  expect(await toasts(page).textContent()).toContain("Saved");
  await moveTime(page, 1900);
  expect(await isVisible(page), "the toast is visible after 1900 ms").toBe(true);
  const buttons = await page.getByRole("button", { name: "Dismiss" }).count();
  expect(buttons, "buttons “Dismiss”").toBe(javaScriptEnabled ? 1 : 0);
  await page.clock.resume();
  await moveTime(page, 5000);
  if (javaScriptEnabled) await toasts(page).waitFor({ state: "detached" });
  else await expect.poll(() => isVisible(page), { message: "the toast is visible" }).toBe(false);
});

test("sets the text of a toast in the page's HTML again, because screen readers announce only changes", async () => {
  const page = await openWithToast({ type: "success", message: "Saved" });
  const text = await toasts(page)
    .locator("p")
    .evaluateHandle(({ firstChild }) => firstChild);
  await page.clock.runFor(1000);
  expect(await text.evaluate((text) => text?.isConnected), "the text is that of the HTML after 1 s").toBe(false);
});

test("pauses the time of a toast while the pointer is over it", async () => {
  const page = await openWithToast({ type: "success", message: "Saved" });
  await moveTime(page, 1000);
  const state = () =>
    toasts(page).evaluate((toast) => {
      const animations = toast.getAnimations() as CSSAnimation[];
      return animations.find(({ animationName }) => animationName === "toast-out")?.playState;
    });
  expect(await state()).toBe("running");
  await toasts(page).hover();
  await expect.poll(state).toBe("paused");
  await page.mouse.move(0, 800);
  await expect.poll(state).toBe("running");
});

test("removes a dismissed toast after a second", async () => {
  const page = await openWithToast({ type: "error", message: "Oh no" });
  await page.getByRole("button", { name: "Dismiss" }).click();
  await page.clock.runFor(900);
  expect(await toasts(page).count(), "toasts after 900 ms").toBe(1);
  await page.clock.runFor(200);
  expect(await toasts(page).count(), "toasts after 1100 ms").toBe(0);
});

test("keeps the latest 20 toasts, the newest first", async () => {
  const page = await openPage(`${site.url}/about`);
  for (let count = 0; count < 20; count++) await addToast(page, "loading");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Sign in with Google" }).click();
  expect(await toasts(page).count()).toBe(20);
  expect(await toasts(page).first().getAttribute("data-type")).toBe("error");
});
