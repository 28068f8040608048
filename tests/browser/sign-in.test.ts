import type { BrowserContext, Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { startSession } from "#app/account/session.server.ts";
import { createSignedCookie } from "#app/http/cookie.server.ts";
import { comeBack, expectFocus, filledIn, fillIn, goAway, openPage } from "../support/browser.ts";
import { startConsentProvider } from "../support/consent-provider.ts";
import { startSite } from "../support/site.ts";
import { nextToast, toastsOf } from "../support/toasts.ts";

const provider = await startConsentProvider();
const site = await startSite(provider.settings);
beforeEach(() => {
  provider.asks = false;
});

const WELCOME = "success: Welcome Asha Kulkarni";
const LOGGED_OUT = "success: Logged out successfully";
const halfFilled = { name: "Asha Kulkarni", phone: "+91 20 5550 0100", expectations: "Half a sen" };

const signInButton = (page: Page) => page.getByRole("button", { name: "Sign in with Google" });
const logoutButton = (page: Page) => page.getByRole("button", { name: "Logout" });
const shownName = (page: Page) => page.getByText("Asha Kulkarni", { exact: true }).filter({ visible: true });

async function openPopup(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent("popup"), signInButton(page).click()]);
  return popup;
}

async function choose(popup: Page, link: "Continue" | "Cancel"): Promise<void> {
  const closed = popup.waitForEvent("close");
  await popup.getByRole("link", { name: link }).click({ noWaitAfter: true });
  await closed;
}

/** Signs in Asha Kulkarni in a browser. */
async function setSession(context: BrowserContext, photoURL: string | null = null): Promise<void> {
  const asha = { uid: "1", email: "asha@example.org", displayName: "Asha Kulkarni", photoURL };
  const cookie = await startSession(
    asha,
    createSignedCookie("session", { isHttps: false, secrets: [site.secrets.sessionSecret] }),
  );
  const [name = "", value = ""] = cookie.split(/[=;]/);
  await context.addCookies([{ name, value, url: site.url }]);
}

async function openSignedIn(url: string, options: Parameters<typeof openPage>[1] = {}): Promise<Page> {
  return openPage(url, { ...options, before: (page) => setSession(page.context()) });
}

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(site.url + path);
  return page;
}

/** Marks the document, so that `isSameDocument` tells a reload. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "isMarked" in window);

test("signs in through a popup, beside a half-filled form", async () => {
  provider.asks = true;
  const page = await openPage(site.form);
  await fillIn(page, halfFilled);
  await mark(page);
  const popup = await openPopup(page);
  await popup.getByRole("link", { name: "Continue" }).waitFor();
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]);
  await choose(popup, "Continue");

  expect(await nextToast(page)).toBe(WELCOME);
  await shownName(page).waitFor();
  expect(await page.locator(".avatar:visible").textContent()).toBe("AK");
  expect(await isSameDocument(page), "the page was not loaded again").toBe(true);
  expect(await filledIn(page, Object.keys(halfFilled))).toEqual(halfFilled);
  await expectFocus(page.getByRole("group", { name: "Account" }));
  await page.reload();
  await shownName(page).waitFor();
  expect(await toastsOf(page)).toEqual([]);
});

test("signs in through the full page where no popup opens", async () => {
  const page = await openPage(`${site.form}?from=poster`);
  await page.evaluate(() => {
    window.open = () => null;
  });
  await fillIn(page, halfFilled);
  await signInButton(page).click();
  expect(await nextToast(page)).toBe(WELCOME);
  expect(page.url()).toBe(`${site.form}?from=poster`);
  await shownName(page).waitFor();
  await expect.poll(() => filledIn(page, Object.keys(halfFilled))).toEqual(halfFilled);
});

test("signs in and out from the menu of a phone without JavaScript", async () => {
  const viewport = { width: 390, height: 844 };
  const page = await openPage(`${site.url}/about`, { javaScriptEnabled: false, viewport });
  const openMenu = () => page.getByRole("button", { name: "Menu" }).click();
  await openMenu();
  await signInButton(page).click();
  expect(await nextToast(page)).toBe(WELCOME);
  expect(page.url()).toBe(`${site.url}/about`);
  await openMenu();
  await shownName(page).waitFor();
  await logoutButton(page).click();
  expect(await nextToast(page)).toBe(LOGGED_OUT);
  await openMenu();
  await signInButton(page).waitFor();
});

test("signs in and out from the menu of a phone", async () => {
  const page = await openPage(`${site.url}/about`, { viewport: { width: 390, height: 844 } });
  const menu = page.getByRole("dialog", { name: "Menu" });
  const openMenu = () => page.getByRole("button", { name: "Menu" }).click();
  await openMenu();
  await openPopup(page);
  expect(await nextToast(page)).toBe(WELCOME);
  await menu.waitFor({ state: "hidden" });
  await openMenu();
  await menu.getByText("asha@example.org").waitFor();
  await logoutButton(page).click();
  expect(await nextToast(page)).toBe(LOGGED_OUT);
  await menu.waitFor({ state: "hidden" });
  await openMenu();
  await signInButton(page).waitFor();
});

test("opens the popup on a tap right after the page has loaded, and tells a cancelled sign-in to the page", async () => {
  provider.asks = true;
  const page = await openPage(`${site.url}/about`);
  const opened = page.waitForEvent("popup");
  await signInButton(page).evaluate((button: HTMLElement) => button.click());
  await choose(await opened, "Cancel");
  expect(await nextToast(page)).toBe("error: Login error: You cancelled the sign-in.");
  await signInButton(page).waitFor();
});

test("tells 8 s after the visitor is back that the popup is closed, and takes its result if it was not", async () => {
  provider.asks = true;
  const page = await openPage(`${site.url}/about`);
  await page.clock.install();
  const setFocus = (isFocused: boolean) =>
    page.evaluate((isFocused) => Object.assign(document, { hasFocus: () => isFocused }), isFocused);
  const popup = await openPopup(page);
  // The provider's opener policy makes the open popup look closed.
  await popup.getByRole("link", { name: "Continue" }).waitFor();
  await setFocus(false);
  await page.clock.runFor(20_000);
  await setFocus(true);
  await page.clock.runFor(7000);
  expect(await toastsOf(page)).toEqual([]);
  await page.clock.runFor(2000);
  expect(await nextToast(page)).toBe("error: Login error: The sign-in window was closed.");
  await choose(popup, "Continue");
  expect(await nextToast(page)).toBe(WELCOME);
});

test("follows a sign-in and a Logout in every tab without leaving a page, with the toast in one tab", async () => {
  const page = await openPage(`${site.url}/about`);
  const form = await openTab(page.context(), "/joinvolunteer?from=poster");
  await fillIn(form, halfFilled);
  for (const tab of [page, form]) await mark(tab);

  await openPopup(page);
  for (const tab of [page, form]) await shownName(tab).waitFor();
  expect(await nextToast(page)).toBe(WELCOME);
  await logoutButton(form).click();
  for (const tab of [page, form]) await signInButton(tab).waitFor();
  expect(await toastsOf(form)).toEqual([LOGGED_OUT]);
  expect(await toastsOf(page)).toEqual([WELCOME]);
  for (const tab of [page, form]) expect(await isSameDocument(tab), "the tab was not loaded again").toBe(true);
  expect(await filledIn(form, Object.keys(halfFilled))).toEqual(halfFilled);
  expect(form.url()).toBe(`${site.form}?from=poster`);
  await expectFocus(form.getByRole("group", { name: "Account" }));
  await form.reload();
  await signInButton(form).waitFor();
});

test("shows who is signed in where a content blocker cuts scripted requests", async () => {
  const page = await openPage(site.form, { expectedErrors: /ERR_FAILED/ });
  await page.route("**/*", (route) => (route.request().resourceType() === "fetch" ? route.abort() : route.continue()));
  await fillIn(page, halfFilled);
  await openPopup(page);
  await shownName(page).waitFor();
  await expect.poll(() => filledIn(page, Object.keys(halfFilled))).toEqual(halfFilled);
  await logoutButton(page).click();
  // The browser navigates, because fetch is blocked.
  await signInButton(page).waitFor();
  expect(await nextToast(page)).toBe(LOGGED_OUT);
});

test("says so if Logout or sign-in is pressed offline", async () => {
  const page = await openSignedIn(`${site.url}/about`, { expectedErrors: /ERR_INTERNET_DISCONNECTED/ });
  await page.context().setOffline(true);
  await logoutButton(page).click();
  expect(await nextToast(page)).toBe("error: Logout error: You seem to be offline. Please try again.");
  await shownName(page).waitFor();
  await page.context().setOffline(false);
  await logoutButton(page).click();
  expect(await nextToast(page)).toBe(LOGGED_OUT);
  await page.context().setOffline(true);
  await signInButton(page).click();
  expect(await nextToast(page)).toBe("error: Login error: You seem to be offline. Please try again.");
});

test("says so if the server cannot log out", async () => {
  const page = await openSignedIn(`${site.url}/about`, { expectedErrors: /status of 503/ });
  await page.route("**/auth/logout", (route) => route.fulfill({ status: 503, body: "" }));
  await logoutButton(page).click();
  expect(await nextToast(page)).toBe("error: Logout error: The server could not sign you out. Please try again.");
});

test("shows no account on Back after Logout until the server has confirmed it", async () => {
  const page = await openSignedIn(`${site.url}/about`);
  await goAway(page);
  expect(await shownName(page).count(), "names").toBe(0);
  await page.context().clearCookies();
  await comeBack(page);
  await signInButton(page).waitFor();

  await setSession(page.context());
  await goAway(page);
  await comeBack(page);
  await shownName(page).waitFor();
});

test("follows other tabs after Back", async () => {
  const page = await openPage(`${site.url}/about`);
  // The page asks the server once after Back, and then listens to the other tabs.
  await goAway(page);
  await Promise.all([page.waitForResponse(`${site.url}/about`), comeBack(page)]);
  await page.waitForFunction(() => !document.querySelector("[data-stale-account]"));
  await setSession(page.context());
  await openTab(page.context(), "/contact");
  await shownName(page).waitFor();
});

test("in a browser inside an app, asks to open the page in a browser", async () => {
  const userAgent = "Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Safari/604.1 Instagram 350";
  const page = await openPage(`${site.url}/about`, { viewport: { width: 390, height: 844 }, userAgent });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByText("Google does not allow signing in inside this app.").filter({ visible: true }).waitFor();
  expect(await signInButton(page).count()).toBe(0);
});

test("shows the initials in place of a photo that does not load", async () => {
  const photoURL = "https://lh3.googleusercontent.com/a/photo";
  const page = await openPage(`${site.url}/about`, {
    expectedErrors: /ERR_FAILED/,
    before: async (page) => {
      await page.route(photoURL, (route) => route.abort());
      await setSession(page.context(), photoURL);
    },
  });
  const avatar = page.locator(".avatar:visible");
  expect(await avatar.textContent()).toBe("AK");
  // A broken photo must not be drawn over them.
  const withPhoto = await avatar.screenshot();
  await avatar.locator("img").evaluate((image) => image.remove());
  expect(withPhoto.equals(await avatar.screenshot()), "only the initials show").toBe(true);
});
