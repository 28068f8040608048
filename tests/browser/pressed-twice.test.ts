import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { pages } from "#app/content/pages.ts";
import { expectAt, fillIn, hydrated, openPage } from "../support/browser.ts";
import { startConsentProvider } from "../support/consent.ts";
import { outside, violations } from "../support/look.ts";
import { someAnswers, startSite } from "../support/site.ts";
import { dismissToasts, nextToast } from "../support/toasts.ts";

const provider = await startConsentProvider();
const site = await startSite(provider.settings);

const WAIT = { timeout: 10_000 };

const windows = [
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 1366],
  [1366, 768],
  [1920, 945],
  [2560, 1300],
] as const;
const textSizes = [16, 24, 32] as const;
const parts = [shell, form, account];

// `npm run verify` presses each thing in each view. `npm test` presses a selection: each window has one size of text, each
// page is in one view, and of things that look the same and lead the same way the first is pressed; axe is left to
// accessibility.test.ts.
const takesAll = process.env.VERIFY === "all";
const share = <Thing>(things: readonly Thing[], place: number, of: number) =>
  takesAll ? [...things] : things.filter((_, index) => index % of === place % of);
const pressedKinds = new Set<string>();

const views = windows.flatMap(([width, height], row) =>
  share(textSizes, row, textSizes.length).map((textSize) => ({
    name: `${width}×${height} with text of ${textSize} px`,
    viewport: { width, height },
    textSize,
    row,
  })),
);
type View = (typeof views)[number];
const groups = Array.from({ length: Math.ceil(views.length / 3) }, (_, index) => views.slice(3 * index, 3 * index + 3));

test.for(groups.map((group) => [group.map(({ name }) => name).join(", "), group] as const))(
  "everything can be pressed twice at %s",
  { timeout: 1_800_000 },
  async ([, group]) => {
    await Promise.all(group.map(pressAt));
  },
);

/** Presses a view's share of everything. */
async function pressAt({ name, viewport, textSize, row }: View): Promise<void> {
  const page = await openView(viewport, textSize);
  try {
    for (const { path } of share(pages, row, windows.length)) {
      await open(page, path);
      expect(await outside(page)).toEqual([]);
      if (takesAll) expect(await violations(page)).toEqual([]);
      // The film's button comes with the film.
      if (path === "/") await page.locator(".hero-media button").waitFor();
      const things = page.locator("main").locator("a, button:not([type=submit])");
      const count = await things.count();
      const chosen = takesAll ? await things.all() : await ofNewKinds(things);
      await pressTwice(page, chosen, () => expect.poll(() => things.count(), WAIT).toBe(count));
    }
    for (const part of share(parts, row + Math.floor(row / parts.length), parts.length)) await part(page, row);
    expect(await textSizeOf(page)).toBe(textSize);
  } catch (cause) {
    throw new Error(`On ${page.url()}, ${name}: ${cause}`, { cause });
  }
}

/** What every other site answers. */
const elsewhere = {
  responseHeaders: [{ name: "Content-Type", value: "text/html" }],
  body: btoa('<link rel="icon" href="data:,"><h1>Elsewhere</h1>'),
};

/** Opens a page in a window of this size, whose visitor has chosen a size of text, and whose server takes its time. */
async function openView(viewport: { width: number; height: number }, textSize: number): Promise<Page> {
  const page = await openPage(`${site.url}/about`, {
    viewport,
    // No program for e-mail or calls is at hand.
    expectedErrors: /status of 400|does not have a registered handler/,
  });
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: textSize, fixed: textSize } });
  expect(await textSizeOf(page)).toBe(textSize);
  // Not Playwright's routes, which turn the cache off: a page that is come back to would get its fonts anew.
  browser.on("Fetch.requestPaused", async ({ requestId, request }) => {
    if (new URL(request.url).protocol === "https:") {
      await browser.send("Fetch.fulfillRequest", { requestId, responseCode: 200, ...elsewhere });
    } else {
      await new Promise((resolve) => setTimeout(resolve, 800));
      // The page may have given it up.
      await browser.send("Fetch.continueRequest", { requestId }).catch(() => {});
    }
  });
  const patterns = ["https://*", "*.data*", "*/auth/logout*"].map((urlPattern) => ({ urlPattern }));
  await browser.send("Fetch.enable", { patterns });
  return page;
}

/** The browser's text size in pixels, as the page follows it. */
function textSizeOf(page: Page): Promise<number> {
  return page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 1.0625);
}

/** Header or menu, and footer; then one link after the other without waiting for a page. */
async function shell(page: Page, row: number): Promise<void> {
  await open(page, "/about");
  await pressTwice(page, share(await page.locator("header nav a, footer a").all(), row, windows.length));
  if (await opener(page).isVisible()) {
    const close = menu(page).getByRole("button", { name: "Close" });
    const closings = [() => close.click(), () => page.keyboard.press("Escape"), () => page.goBack()];
    for (const closing of [...closings, ...closings.reverse()]) {
      await footerLink(page, "/events").click();
      await expectPage(page, "/events");
      await opener(page).click();
      await menu(page).waitFor();
      await closing();
      await menu(page).waitFor({ state: "hidden" });
    }
  }
  for (const path of ["/terms", "/events", "/about", "/contact", "/events", "/briefings"])
    await footerLink(page, path).click();
  await expectPage(page, "/briefings");
}

/** The form: refused by the browser and by the site, then registered, each of it twice. */
async function form(page: Page): Promise<void> {
  await open(page, "/joinvolunteer");
  const register = page.getByRole("button", { name: "Register" });
  const summary = page.locator(".notice", { hasText: "Error" });
  const answers = someAnswers();
  const { name = "", expectations = "", email = "" } = answers;
  for (const [missing, given] of [
    ["name", {}],
    ["expectations", { ...answers, expectations: "" }],
  ] as const) {
    await fillIn(page, given);
    await register.click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id), WAIT).toBe(missing);
  }
  for (const [given, refused] of [
    [{ name: " ", expectations: " " }, 2],
    [{ expectations: "To learn" }, 1],
  ] as const) {
    await fillIn(page, given);
    await register.click();
    await page.getByText("Submitting...").waitFor();
    await page.locator(".skip-link").press("Enter");
    await expect.poll(() => summary.getByRole("link").count(), WAIT).toBe(refused);
    expect(await outside(page)).toEqual([]);
    for (const link of [...(await summary.getByRole("link").all()), summary.getByRole("link").first()]) {
      await link.click();
      const id = (await link.getAttribute("href"))?.slice(1);
      await expect.poll(() => page.evaluate(() => document.activeElement?.id), WAIT).toBe(id);
      await expect
        .poll(async () => (await page.locator(`label[for="${id}"]`).boundingBox())?.y, WAIT)
        .toBeGreaterThan(0);
    }
  }
  await fillIn(page, { name, expectations });
  for (const _ of ["first", "second"]) {
    await register.dblclick();
    await page.getByText("Submitting...").waitFor();
    await page.locator("form p[role=status]", { hasText: "Registration successful!" }).waitFor();
    expect(await outside(page)).toEqual([]);
  }
  expect(await site.rows(email)).toHaveLength(1);
}

/** Signing in and out, and going on while the page still asks the server who is signed in. */
async function account(page: Page): Promise<void> {
  await open(page, "/about");
  const name = page.getByText("Asha Kulkarni", { exact: true }).filter({ visible: true });
  const signIn = page.getByRole("button", { name: "Sign in with Google" });
  const logout = page.getByRole("button", { name: "Logout" });
  const inMenu = async (see: Locator) => {
    if (await opener(page).isVisible()) await opener(page).click();
    await see.waitFor();
  };
  for (const [first, second] of [
    ["/contact", "/events"],
    ["/events", "/contact"],
  ] as const) {
    await inMenu(signIn);
    const [popup] = await Promise.all([page.waitForEvent("popup"), signIn.click()]);
    if (!popup.isClosed()) await popup.waitForEvent("close");
    await footerLink(page, first).click();
    expect(await nextToast(page)).toBe("success: Welcome Asha Kulkarni");
    // One that the menu covers comes once more.
    await dismissToasts(page);
    await expectPage(page, first);
    await inMenu(name);
    await logout.click();
    await footerLink(page, second).click();
    expect(await nextToast(page)).toBe("success: Logged out successfully");
    await dismissToasts(page);
    await expectPage(page, second);
  }
}

const opener = (page: Page) => page.getByRole("button", { name: "Menu" });
const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const footerLink = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).last();

async function open(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname !== path) await footerLink(page, path).click();
  await expectPage(page, path);
}

/** The first of each kind that has not been pressed yet. */
async function ofNewKinds(things: Locator): Promise<Locator[]> {
  const kinds = await things.evaluateAll((all) =>
    all.map((thing) => [thing.closest("[class]")?.className, /^\w*./.exec(thing.getAttribute("href") ?? "")].join(" ")),
  );
  return kinds.flatMap((kind, index) => {
    if (pressedKinds.has(kind)) return [];
    pressedKinds.add(kind);
    return things.nth(index);
  });
}

/**
 * Presses each of some things, and then, the other way round, each once more: with all others in between.
 *
 * @param ready waits until they are all there again.
 */
async function pressTwice(page: Page, things: Locator[], ready = async () => {}): Promise<void> {
  for (const thing of [...things, ...things.toReversed()]) {
    await ready();
    await press(page, thing);
  }
}

/** Presses a thing that is to be seen, if need be in the menu, and waits for what it promises. Where it leads to another page, comes back. */
async function press(page: Page, thing: Locator): Promise<void> {
  const from = new URL(page.url());
  if (!(await thing.isVisible())) {
    const isInMenu = await thing.evaluate((element) => element.closest("dialog") !== null);
    if (!isInMenu || !(await opener(page).isVisible())) return;
    await opener(page).click();
  }
  const href = await thing.getAttribute("href");
  if (href === null) return pressButton(page, thing);
  await thing.evaluate((element) => {
    const seen = element.closest("main, footer") ? element : document.documentElement;
    const { pathname } = location;
    const left = new AbortController();
    const { signal } = left;
    const keep = () => {
      if (location.pathname === pathname) sessionStorage.setItem("left at", `${seen.getBoundingClientRect().top}`);
      else left.abort();
    };
    // A page may still be scrolling when it is pressed.
    for (const type of ["click", "scroll"]) addEventListener(type, keep, { capture: true, signal });
    addEventListener("popstate", () => left.abort(), { signal });
  });
  await thing.click();
  const to = new URL(href, from);
  if (!to.protocol.startsWith("http")) {
    expect(page.url()).toBe(from.href);
  } else if (to.origin !== site.url) {
    await page.waitForURL(to.href);
    await comeBack(page, from, thing);
    await hydrated(page);
  } else if (to.pathname === from.pathname) {
    await expectPage(page, to.pathname);
    await expectAt(page, to.hash.slice(1));
  } else {
    await expectPage(page, to.pathname);
    await expectAt(page, to.hash.slice(1));
    await comeBack(page, from, thing);
  }
}

/** Presses a button that holds what moves, and lets it go again, or one that does nothing. */
async function pressButton(page: Page, button: Locator): Promise<void> {
  const from = page.url();
  const label = (await button.textContent()) ?? "";
  if (/Pause|Play/.test(label)) {
    // A film off screen stands still.
    await button.scrollIntoViewIfNeeded();
    for (const said of ["Pause", "Play"]) {
      await expect.poll(() => button.textContent(), WAIT).toContain(said);
      await button.click();
    }
    await expect.poll(() => button.textContent(), WAIT).toContain("Pause");
  } else {
    // Playwright would wait for an aria-disabled button to become enabled.
    await button.click({ force: true });
    expect(await button.textContent()).toBe(label);
  }
  expect(page.url()).toBe(from);
}

/** Goes back to a page, and waits until what was pressed is seen where it was left, give or take some pixels. */
async function comeBack(page: Page, { pathname }: URL, thing: Locator): Promise<void> {
  await page.goBack();
  await expectPage(page, pathname);
  const moved = () =>
    thing.evaluate((element) => {
      const seen = element.closest("main, footer") ? element : document.documentElement;
      return Math.abs(seen.getBoundingClientRect().top - Number(sessionStorage.getItem("left at")));
    });
  await expect.poll(moved, WAIT).toBeLessThan(5);
}

/** Waits for the page of a path, its heading and its mark in the navigation, and for the menu to be closed. */
async function expectPage(page: Page, path: string): Promise<void> {
  const pathname = path === "/volunteer" ? "/Volunteer" : path;
  const title = pages.find(({ path }) => path === pathname)?.title;
  const shown = () =>
    page
      .evaluate(() => [
        location.pathname,
        document.querySelector("h1")?.textContent,
        !document.querySelector("dialog:modal"),
      ])
      // Between two documents there is nothing to ask.
      .catch(String);
  await expect.poll(shown, WAIT).toEqual([pathname, expect.stringContaining(String(title)), true]);
}
