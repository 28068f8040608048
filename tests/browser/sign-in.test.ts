import type { BrowserContext, Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { expectFocus, filledIn, fillIn, hold, hydrated, openPage, pass, settled, submit } from "../support/browser.ts";
import { startConsentProvider } from "../support/consent.ts";
import { violations } from "../support/look.ts";
import { representatives } from "../support/representatives.ts";
import { sessionCookie } from "../support/session-cookie.ts";
import { someAnswers, startSite } from "../support/site.ts";
import { dismissToasts, nextToast, toastsOf } from "../support/toasts.ts";
import { startUpstream } from "../support/upstream.ts";

const provider = await startConsentProvider();
const site = await startSite(provider.settings);
const unconfigured = await startSite({ ...provider.settings, GOOGLE_CLIENT_ID: undefined });
const gone = await startUpstream(() => {});
const unreachable = await startSite({ ...provider.settings, GOOGLE_ISSUER: gone.url });
await gone.close();

/** The visitor's claims that a test changes. */
let claims: Record<string, string>;
beforeEach(() => {
  provider.asks = false;
  claims = {};
});
provider.service.on("beforeTokenSigning", ({ payload }) => void Object.assign(payload, claims));
provider.service.on("beforeUserinfo", ({ body }) => void Object.assign(body as object, claims));

const FAILED_LOAD = /Failed to load resource|net::ERR/;
const signIn = (page: Page) => page.getByRole("button", { name: "Sign in with Google" });
const logout = (page: Page) => page.getByRole("button", { name: "Logout" });
const name = (page: Page) => page.getByText("Asha Kulkarni", { exact: true }).filter({ visible: true });
const toasts = (page: Page) => page.locator(".toast");
const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });

/** Starts a sign-in: the popup, on the provider's question if it asks one. */
async function begin(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent("popup"), signIn(page).click()]);
  if (provider.asks) await popup.getByRole("link", { name: "Continue" }).waitFor();
  return popup;
}

async function answer(popup: Page, link: "Continue" | "Cancel" = "Continue"): Promise<void> {
  const closed = popup.isClosed() || popup.waitForEvent("close");
  await Promise.all([closed, popup.getByRole("link", { name: link }).click({ noWaitAfter: true })]);
}

/** Opens a page as somebody who has signed in. */
async function openSignedIn(url: string, options: Parameters<typeof openPage>[1] = {}): Promise<Page> {
  const [name = "", value = ""] = (await sessionCookie(site)).split("=");
  const before = (page: Page) => page.context().addCookies([{ name, value, url }]);
  return openPage(url, { ...options, before });
}

/** Signs in before the test begins. */
async function signInQuickly(page: Page): Promise<void> {
  await begin(page);
  await name(page).waitFor();
  await nextToast(page);
  await dismissToasts(page);
}

async function openTab(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await hydrated(page);
  return page;
}

/** Marks the document, so that a reload shows. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isWatched: true }));
}

/** The toasts of the document that `watch` has marked; undefined if it is another one. */
async function seen(page: Page): Promise<string[] | undefined> {
  const isWatched = await page.evaluate(() => "isWatched" in window);
  return isWatched ? toastsOf(page) : undefined;
}

const halfFilled = (() => {
  const { name, email, phone, designation, company, volunteer_for } = someAnswers();
  return { name, email, phone, designation, company, volunteer_for, expectations: "Half a sen" } as Record<
    string,
    string
  >;
})();

test("sign-in in a window: the page stays, with what was typed, and welcomes", async () => {
  provider.asks = true;
  const page = await openPage(site.form);
  await fillIn(page, halfFilled);
  await watch(page);
  const popup = await begin(page);
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]);
  expect(new URL(popup.url()).origin).toBe(provider.settings.GOOGLE_ISSUER);

  await answer(popup);
  await name(page).waitFor();
  expect(popup.isClosed()).toBe(true);
  expect(await page.locator(".avatar:visible").textContent()).toBe("AK");
  expect(await logout(page).count()).toBe(1);
  expect(await signIn(page).count()).toBe(0);
  expect(await seen(page)).toEqual(["success: Welcome Asha Kulkarni"]);
  expect(await filledIn(page, Object.keys(halfFilled))).toEqual(halfFilled);
  expect(page.url()).toBe(site.form);

  await page.getByRole("button", { name: "Register" }).scrollIntoViewIfNeeded();
  await page.reload();
  expect(await name(page).count()).toBe(1);
  expect(await toasts(page).count()).toBe(0);
});

test("logout leaves the page, its scroll position and history as they are", async () => {
  const page = await openSignedIn(site.form);
  await fillIn(page, halfFilled);
  await watch(page);
  await page.evaluate(() => window.scrollTo(0, 300));
  const entries = await page.evaluate(() => history.length);
  // Hidden by then, so pressed as by a keyboard.
  await logout(page).evaluate((button: HTMLElement) => button.click());
  await signIn(page).waitFor();
  expect(await seen(page)).toEqual(["success: Logged out successfully"]);
  expect(await page.evaluate(() => [window.scrollY, history.length])).toEqual([300, entries]);
  expect(await filledIn(page, Object.keys(halfFilled))).toEqual(halfFilled);
  await page.reload();
  expect(await signIn(page).count()).toBe(1);
  expect(await toasts(page).count()).toBe(0);
});

test("on a phone the menu holds the account, and closes on sign-in and on Logout", async () => {
  const page = await openPage(`${site.url}/about`, { viewport: { width: 390, height: 844 } });
  await page.getByRole("button", { name: "Menu" }).click();
  const button = await signIn(page).boundingBox();
  expect(button?.width).toBeGreaterThan(345);
  expect(button?.height).toBeGreaterThanOrEqual(44);
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeGreaterThan(800);

  await begin(page);
  expect(await nextToast(page)).toBe("success: Welcome Asha Kulkarni");
  await menu(page).waitFor({ state: "hidden" });
  await expectFocus(page.getByRole("button", { name: "Menu" }));

  await dismissToasts(page);
  await page.getByRole("button", { name: "Menu" }).click();
  const account = menu(page).locator(".menu-account");
  expect(await account.textContent()).toBe("AKAsha Kulkarni asha@example.orgLogout");
  expect(await menu(page).getByRole("link").count()).toBe(6);
  expect(await signIn(page).count()).toBe(0);
  await logout(page).click();
  expect(await nextToast(page)).toBe("success: Logged out successfully");
  await menu(page).waitFor({ state: "hidden" });
  await expectFocus(page.getByRole("button", { name: "Menu" }));
  await dismissToasts(page);
  await page.getByRole("button", { name: "Menu" }).click();
  expect(await signIn(page).count()).toBe(1);
});

test("a blocked window becomes the full page, and the draft is back in the form", async () => {
  const page = await openPage(`${site.form}?from=poster`);
  await page.evaluate(() => {
    window.open = () => null;
  });
  await fillIn(page, halfFilled);
  await watch(page);
  await signIn(page).click();
  expect(await nextToast(page)).toBe("success: Welcome Asha Kulkarni");
  await hydrated(page);
  expect(page.url()).toBe(`${site.form}?from=poster`);
  expect(await seen(page)).toBeUndefined();
  expect(await name(page).count()).toBe(1);
  expect(await filledIn(page, Object.keys(halfFilled))).toEqual(halfFilled);
});

test("a window that opened at first and is blocked the next time becomes the full page", async () => {
  provider.asks = true;
  const page = await openPage(`${site.url}/about`);
  await (await begin(page)).close();
  await page.evaluate(() => {
    window.open = () => null;
  });
  await signIn(page).click();
  await page.getByRole("link", { name: "Continue" }).click();
  expect(await nextToast(page)).toBe("success: Welcome Asha Kulkarni");
  expect(page.url()).toBe(`${site.url}/about`);
});

test.for([true, false])("in the page's place: Cancel, Back, Continue (JavaScript %s)", async (javaScriptEnabled) => {
  provider.asks = true;
  const page = await openPage(`${site.url}/about`, { javaScriptEnabled });
  if (javaScriptEnabled)
    await page.evaluate(() => {
      window.open = () => null;
    });
  await signIn(page).click();
  await page.getByRole("link", { name: "Cancel" }).click();
  expect(await nextToast(page)).toBe("error: Login error: You cancelled the sign-in.");
  await page.goBack();
  await page.getByRole("link", { name: "Continue" }).click();
  expect(await nextToast(page)).toBe("success: Welcome Asha Kulkarni");
  expect(page.url()).toBe(`${site.url}/about`);
});

test.for([390, 1280])("without JavaScript, at %i px: the full page, and back", async (width) => {
  const page = await openPage(`${site.url}/about?from=poster`, {
    javaScriptEnabled: false,
    viewport: { width, height: 844 },
  });
  const openMenu = () => width === 390 && page.getByRole("button", { name: "Menu" }).click();
  await openMenu();
  await signIn(page).click();
  expect(await nextToast(page)).toBe("success: Welcome Asha Kulkarni");
  expect(page.url()).toBe(`${site.url}/about?from=poster`);
  await openMenu();
  expect(await name(page).count()).toBe(1);
  await logout(page).click();
  expect(await nextToast(page)).toBe("success: Logged out successfully");
  expect(page.url()).toBe(`${site.url}/about?from=poster`);
  await openMenu();
  expect(await signIn(page).count()).toBe(1);
});

test("without JavaScript, the second half of a double click on Logout presses nothing", async () => {
  const page = await openPage(`${site.url}/about`, { javaScriptEnabled: false });
  await signIn(page).click();
  const box = await logout(page).boundingBox();
  if (!box) throw new Error("There is no Logout.");
  await logout(page).click();
  const [still, later] = await signIn(page).evaluate((button: HTMLElement, { x, y, width, height }) => {
    // From the beginning, however long it is since the page came.
    button.style.animation = "none";
    button.getBoundingClientRect();
    button.style.animation = "";
    const [animation] = button.getAnimations();
    animation?.pause();
    const pressed = () => document.elementFromPoint(x + width / 2, y + height / 2)?.closest("button")?.textContent;
    const atFirst = pressed();
    animation?.finish();
    return [atFirst, pressed()];
  }, box);
  expect([still, later]).toEqual([undefined, "Sign in with Google"]);
});

test("a window that the visitor closes is told of 8 s after they are back, not before", async () => {
  provider.asks = true;
  const page = await openPage(`${site.url}/about`);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => {
    const { open } = window;
    window.open = (...args) => Object.assign(window, { opened: open(...args) }).opened;
  });
  const popup = await begin(page);
  await pass(page, 60_000);
  expect(await toasts(page).count()).toBe(0);

  // Cut off from the page, the window seems closed while the visitor is in it.
  await page.evaluate(() => {
    document.hasFocus = () => false;
  });
  await popup.close();
  await page.waitForFunction(() => (window as unknown as { opened: Window }).opened.closed);
  await pass(page, 60_000);
  expect(await toasts(page).count()).toBe(0);
  // Back for a moment, and in it again.
  await page.evaluate(() => Reflect.deleteProperty(document, "hasFocus"));
  await pass(page, 2000);
  await page.evaluate(() => {
    document.hasFocus = () => false;
  });
  await pass(page, 60_000);
  expect(await toasts(page).count()).toBe(0);
  await page.evaluate(() => Reflect.deleteProperty(document, "hasFocus"));
  await pass(page, 7900);
  expect(await toasts(page).count()).toBe(0);
  await pass(page, 700);
  await toasts(page).waitFor();
  expect(await toasts(page).textContent()).toBe("Login error: You have not finished signing in.");
  expect(await toasts(page).getAttribute("data-type")).toBe("error");
  expect(await signIn(page).count()).toBe(1);
  // The second begins when the page has seen the end of the first.
  await pass(page, 4100);
  await pass(page, 1100);
  expect(await toasts(page).count()).toBe(0);
});

test("a closed window is not told of when the visitor has signed in meanwhile", async () => {
  provider.asks = true;
  const page = await openPage(`${site.url}/about`);
  const other = await openTab(page.context(), `${site.url}/contact`);
  await page.clock.install();
  await watch(page);
  const [popup, otherPopup] = [await begin(page), await begin(other)];
  await popup.close();
  await answer(otherPopup);
  await name(page).waitFor();
  await pass(page, 20_000);
  expect(await seen(page)).toEqual([]);
});

test("a window whose last page says nothing is closed, and the visitor is signed in all the same", async () => {
  const page = await openPage(`${site.url}/about`);
  await page.clock.install();
  await watch(page);
  // Like one that did not arrive.
  await page.context().addInitScript(() => {
    if (location.pathname !== "/auth/finished") return;
    window.opener = null;
    window.close = BroadcastChannel.prototype.postMessage = () => {};
  });
  const popup = await begin(page);
  await popup.waitForURL("**/auth/finished*");
  await popup.close();
  await pass(page, 20_000);
  await name(page).waitFor();
  expect(await seen(page)).toEqual([]);
});

test("a second click cancels the first sign-in, and only the second welcomes", async () => {
  provider.asks = true;
  const page = await openPage(`${site.url}/about`);
  await page.clock.install();
  await watch(page);
  const first = await begin(page);
  const [second] = await Promise.all([page.waitForEvent("popup"), first.waitForEvent("close"), signIn(page).click()]);
  await answer(second);
  await name(page).waitFor();
  await pass(page, 500);
  expect(await seen(page)).toEqual(["success: Welcome Asha Kulkarni"]);
  await pass(page, 20_000);
  expect(await seen(page)).toEqual(["success: Welcome Asha Kulkarni"]);
});

test("every open tab follows a sign-in and a sign-out; one tells of it, none loses anything", async () => {
  const page = await openPage(`${site.url}/about`);
  const form = await openTab(page.context(), site.form);
  const third = await openTab(page.context(), `${site.url}/contact`);
  await fillIn(form, halfFilled);
  const tabs = [page, form, third];
  for (const tab of tabs) await watch(tab);
  let asked = 0;
  page.context().on("request", (request) => {
    if (request.url().includes(".data")) asked += 1;
  });

  await begin(page);
  for (const tab of tabs) await name(tab).waitFor();
  expect(await Promise.all(tabs.map(seen))).toEqual([["success: Welcome Asha Kulkarni"], [], []]);
  await logout(form).click();
  for (const tab of tabs) await signIn(tab).waitFor();
  expect(await Promise.all(tabs.map(seen))).toEqual([
    ["success: Welcome Asha Kulkarni"],
    ["success: Logged out successfully"],
    [],
  ]);
  expect(await filledIn(form, Object.keys(halfFilled))).toEqual(halfFilled);
  // At most three per tab and change: tabs do not keep asking because of each other.
  expect(asked).toBeLessThanOrEqual(18);
});

test("two tabs signing in at a time both end well, each with its own welcome", async () => {
  provider.asks = true;
  const page = await openPage(`${site.url}/about`);
  const other = await openTab(page.context(), site.form);
  await watch(page);
  await watch(other);
  const popups = [await begin(page), await begin(other)];
  await Promise.all(popups.map((popup) => answer(popup)));
  for (const tab of [page, other]) {
    await name(tab).waitFor();
    await expect.poll(() => seen(tab)).toEqual(["success: Welcome Asha Kulkarni"]);
  }
});

test("a tab that was reloaded while its window was open follows too", async () => {
  provider.asks = true;
  const page = await openPage(`${site.url}/about`);
  const popup = await begin(page);
  await page.reload();
  await hydrated(page);
  await answer(popup);
  await name(page).waitFor();
});

test("a page that comes back from the back/forward cache asks who is signed in", async () => {
  const page = await openSignedIn(`${site.url}/about`);
  await page.context().clearCookies();
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().includes(".data")) asked += 1;
  });
  // The first is what every page begins with.
  for (const persisted of [false, true])
    await page.evaluate((init) => window.dispatchEvent(new PageTransitionEvent("pageshow", init)), { persisted });
  await signIn(page).waitFor();
  expect(asked).toBe(1);
});

test("a message that comes with an answer is shown, though the page has to ask once more", async () => {
  const page = await openSignedIn(`${site.url}/about`);
  await watch(page);
  const answered = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route("**/*.data*", async (route) => {
    const response = await route.fetch();
    answered.resolve();
    await held.promise;
    // The page may have given it up.
    await route.fulfill({ response }).catch(() => {});
  });
  await logout(page).click();
  await answered.promise;
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await settled(page);
  held.resolve();
  await signIn(page).waitFor();
  expect(await seen(page)).toEqual(["success: Logged out successfully"]);
});

test("a page that asks who is signed in stays where it is scrolled to meanwhile", async () => {
  const page = await openSignedIn(`${site.url}/about`);
  await page.context().clearCookies();
  await page.route("**/*.data*", async (route) => {
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
    await route.continue();
  });
  // WebKit scrolls a restored page only after this.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await signIn(page).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
});

test("neither a sign-in nor a sign-out is missed when a link is chosen before the server has answered", async () => {
  const page = await openPage(`${site.url}/about`);
  for (const [change, goTo, after] of [
    [() => begin(page), "Contact Us", name(page)],
    [() => logout(page).click(), "Events", signIn(page)],
  ] as const) {
    const { asked, release } = await hold(page, "**/*.data*");
    await change();
    await asked;
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: goTo }).press("Enter");
    release();
    await page.getByRole("heading", { level: 1, name: goTo }).waitFor();
    await after.waitFor();
  }
});

test("a refresh that a link overtakes is no outage", async () => {
  const page = await openPage(`${site.url}/about`);
  await watch(page);
  const navigation = page.getByRole("navigation", { name: "Main" });
  for (const goTo of ["Contact Us", "Events", "Contact Us"]) {
    const { asked, release } = await hold(page, "**/*.data*");
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await asked;
    await navigation.getByRole("link", { name: goTo }).press("Enter");
    release();
    await page.getByRole("heading", { level: 1, name: goTo }).waitFor();
  }
  expect(await seen(page)).toEqual([]);
});

test("a link overtakes a refresh whose answer is half read", async () => {
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const reading = Promise.withResolvers<void>();
  const front = await startUpstream(async ({ url = "/", headers }, response) => {
    const answer = await fetch(site.url + url, { headers: { Cookie: headers.cookie ?? "" } });
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { "Content-Type": answer.headers.get("Content-Type") ?? "" });
    if (!url.startsWith("/about.data")) return response.end(body);
    asked.resolve();
    await held.promise;
    // All of the first one comes, but not its end; of the next one, nothing.
    if (front.requests.filter((request) => request.includes("/about.data")).length === 1)
      response.write(body, () => reading.resolve());
  });
  const page = await openPage(`${front.url}/about`);
  const refresh = () =>
    page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await refresh();
  await asked.promise;
  // It is asked for again after this answer.
  await refresh();
  held.resolve();
  await reading.promise;
  await settled(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact Us" }).press("Enter");
  await page.getByRole("heading", { level: 1, name: "Contact Us" }).waitFor();
});

test("offline, sign-in says so at once and opens no window, each time", async () => {
  const page = await openPage(`${site.url}/about`);
  let windows = 0;
  page.on("popup", () => {
    windows += 1;
  });
  await page.context().setOffline(true);
  await watch(page);
  const sentence = "error: Login error: You seem to be offline. Please try again.";
  for (const told of [[sentence], [sentence, sentence]]) {
    await signIn(page).click();
    await expect.poll(() => seen(page)).toEqual(told);
  }
  await page.context().setOffline(false);
  await begin(page);
  await name(page).waitFor();
  expect(windows).toBe(1);
});

test("what the form has just said stays when another tab signs in or out", async () => {
  const page = await openPage(site.form, { expectedErrors: FAILED_LOAD });
  const other = await openTab(page.context(), `${site.url}/contact`);
  const status = page.locator("form p[role=status]");
  await submit(page, { ...someAnswers(), name: " " });
  await page.getByRole("heading", { name: /^Error/ }).waitFor();
  await signInQuickly(other);
  await name(page).waitFor();
  expect(await page.getByRole("heading", { name: /^Error/ }).count()).toBe(1);
  expect(await page.locator("#name-error").textContent()).toBe("“Name” needs an answer.");

  await submit(page, { name: "Asha" });
  await page.getByText("Registration successful!").first().waitFor();
  await logout(other).click();
  await signIn(page).waitFor();
  expect(await status.textContent()).toBe("Registration successful!");
  expect(await page.getByRole("heading", { name: /^Error/ }).count()).toBe(0);
});

test("a Logout leaves what the page says of a registration", async () => {
  const page = await openSignedIn(site.form);
  await submit(page, someAnswers());
  const panel = page.getByRole("heading", { name: /you are registered/ });
  await panel.waitFor();
  await logout(page).click();
  await signIn(page).waitFor();
  expect(await panel.count()).toBe(1);
  expect(await page.locator("form p[role=status]").textContent()).toBe("Registration successful!");
});

test("a Logout takes no confirmation away that is still on its way", async () => {
  const page = await openSignedIn(`${site.url}/joinvolunteer`);
  const { asked, release } = await hold(page, "**/joinvolunteer.data?_routes=root");
  await submit(page, someAnswers());
  await asked;
  await logout(page).click();
  const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
  await expect.poll(cookies).not.toContain("session");
  release();
  await signIn(page).waitFor();
  await expectFocus(page.getByRole("heading", { name: /you are registered/i }));
  expect(await toastsOf(page)).toContain("success: Registration successful!");
});

test("messages of the right shape from elsewhere are ignored", async () => {
  provider.asks = true;
  const page = await openPage(`${site.url}/about`);
  const other = await openTab(page.context(), `${site.url}/contact`);
  const popup = await begin(page);
  await watch(page);
  const named = await page.locator("form[target]").getAttribute("target");
  const forged = { type: "sign-in finished", popup: named, toast: { type: "success", message: "Welcome Eve" } };
  /** The messages up to the last one, and what the page asks for meanwhile. */
  await page.evaluate(() => {
    const ended = new Promise<void>((resolve) => {
      let left = 4;
      const count = () => --left === 0 && resolve();
      const end = ({ data }: MessageEvent) => data === "end" && count();
      window.addEventListener("message", end);
      new BroadcastChannel("navbindu:sign-in").addEventListener("message", end);
      new BroadcastChannel("navbindu:account").addEventListener("message", count);
    });
    const { fetch } = window;
    const asked: unknown[] = [];
    window.fetch = (...request) => {
      asked.push(request[0]);
      return fetch(...request);
    };
    Object.assign(window, { ended, asked });
  });

  const send = (message: unknown) => {
    for (const data of [message, "end"]) (window.opener ?? window).postMessage(data, "*");
  };
  // The popup itself, while it is at the provider's; then the page, which is no popup.
  await popup.evaluate(send, forged);
  await page.evaluate(send, forged);
  await other.evaluate((message) => {
    const channel = new BroadcastChannel("navbindu:sign-in");
    for (const data of [{ ...message, popup: crypto.randomUUID() }, null, "sign-in finished", "end"]) {
      channel.postMessage(data);
    }
    // What the page shows already: nobody is signed in.
    new BroadcastChannel("navbindu:account").postMessage(null);
  }, forged);
  await page.evaluate(() => (window as unknown as { ended: Promise<void> }).ended);
  await settled(page);

  const asked = await page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);
  expect([await seen(page), asked, popup.isClosed()]).toEqual([[], [], false]);
  expect(await signIn(page).count()).toBe(1);
  await answer(popup);
  await name(page).waitFor();
});

test("a name that is markup is shown as it is written, in every place", async () => {
  claims = { name: "</script><img src=x onerror=alert(1)>" };
  const page = await openPage(`${site.url}/about`);
  await watch(page);
  await begin(page);
  await page
    .getByText(claims.name as string, { exact: true })
    .filter({ visible: true })
    .waitFor();
  expect(await seen(page)).toEqual([`success: Welcome ${claims.name}`]);
});

test("the opener survives the provider's page: the window can tell it without a channel", async () => {
  provider.asks = true;
  const page = await openPage(`${site.url}/about`);
  await page.context().addInitScript(() => Reflect.deleteProperty(window, "BroadcastChannel"));
  await page.reload();
  await hydrated(page);
  await watch(page);
  const popup = await begin(page);
  expect(await popup.evaluate(() => window.opener !== null)).toBe(true);
  await answer(popup);
  await name(page).waitFor();
  expect(await seen(page)).toEqual(["success: Welcome Asha Kulkarni"]);
  await logout(page).click();
  await signIn(page).waitFor();
});

test("a window that was cut off from its opener tells it over the channel", async () => {
  provider.asks = true;
  const page = await openPage(`${site.url}/about`);
  await page.context().addInitScript(() => {
    window.opener = null;
  });
  await watch(page);
  const popup = await begin(page);
  expect(await popup.evaluate(() => window.opener)).toBe(null);
  await answer(popup);
  await name(page).waitFor();
  expect(await seen(page)).toEqual(["success: Welcome Asha Kulkarni"]);
});

const PHOTO = "https://lh3.googleusercontent.com/a/photo=s96-c";
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test("a photo that does not come leaves the initials, as if there were none", async () => {
  const withoutPhoto = await openSignedIn(`${site.url}/about`);
  claims = { picture: PHOTO };
  const page = await openPage(`${site.url}/about`, { expectedErrors: FAILED_LOAD });
  await page.context().route(PHOTO, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => request.url() === PHOTO);
  await signInQuickly(page);
  await failed;
  const picture = (page: Page) => page.locator(".avatar:visible").screenshot();
  expect((await picture(page)).equals(await picture(withoutPhoto))).toBe(true);
  await page.reload();
  await hydrated(page);
  expect((await picture(page)).equals(await picture(withoutPhoto))).toBe(true);
});

test("a photo is shown, and Google is not told on which page", async () => {
  claims = { picture: PHOTO };
  const page = await openPage(`${site.url}/about`);
  const referrers: (string | undefined)[] = [];
  await page.context().route(PHOTO, (route) => {
    referrers.push(route.request().headers().referer);
    return route.fulfill({ contentType: "image/png", body: PIXEL });
  });
  await signInQuickly(page);
  const photo = page.locator(".avatar:visible img");
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>(".avatar img")?.naturalWidth === 1);
  expect(await photo.boundingBox()).toMatchObject({ width: expect.closeTo(38.5, 0), height: expect.closeTo(38.5, 0) });
  expect(new Set(referrers)).toEqual(new Set([undefined]));
});

describe.each([
  { javaScriptEnabled: true, words: "in a window" },
  { javaScriptEnabled: false, words: "in the page's place" },
])("$words", ({ javaScriptEnabled }) => {
  const failures = [
    ["the visitor cancels", site.url, "You cancelled the sign-in."],
    ["the provider cannot be reached", unreachable.url, "We could not reach Google. Please try again in a moment."],
    ["sign-in is not configured", unconfigured.url, "Sign-in is not set up on this site yet."],
  ] as const;
  // What the Worker answers is the Worker's own test, too.
  test.for(representatives(javaScriptEnabled ? 3 : 1, failures))(
    "when %s, one toast says so",
    async ([, origin, sentence]) => {
      provider.asks = true;
      const page = await openPage(`${origin}/contact`, { javaScriptEnabled });
      if (javaScriptEnabled) await watch(page);
      const popup = javaScriptEnabled && page.waitForEvent("popup");
      await signIn(page).click();
      const asking = (await popup) || page;
      if (origin === site.url) await asking.getByRole("link", { name: "Cancel" }).click({ noWaitAfter: true });
      expect(await nextToast(page)).toBe(`error: Login error: ${sentence}`);
      expect(page.url()).toBe(`${origin}/contact`);
      expect(await signIn(page).count()).toBe(1);
      if (!javaScriptEnabled) return;
      expect(await seen(page)).toEqual([`error: Login error: ${sentence}`]);
      if (!asking.isClosed()) await asking.waitForEvent("close");
    },
  );
});

test.for([
  ["a connection that fails", "Logout error: The site could not be reached. Please try again."],
  ["a server that fails", "Logout error: The server could not sign you out. Please try again."],
] as const)("Logout, %s: the page stays, signed in, with what was typed", async ([what, sentence]) => {
  const page = await openSignedIn(site.form, { expectedErrors: FAILED_LOAD });
  await fillIn(page, halfFilled);
  await watch(page);
  const failing = { status: 500, contentType: "text/html", body: "<h1>secret-host</h1>" };
  await page.route("**/auth/logout", (route) =>
    what === "a server that fails" ? route.fulfill(failing) : route.abort(),
  );
  await logout(page).click();
  await expect.poll(() => seen(page)).toEqual([`error: ${sentence}`]);
  expect(await name(page).count()).toBe(1);
  expect(await filledIn(page, Object.keys(halfFilled))).toEqual(halfFilled);

  await page.unroute("**/auth/logout");
  await logout(page).click();
  await signIn(page).waitFor();
  expect(await filledIn(page, Object.keys(halfFilled))).toEqual(halfFilled);
});

test("a Logout that is never answered says so after 1 s, is sent once, and given up after 30 s, not before", async () => {
  const page = await openSignedIn(`${site.url}/about`);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  let sent = 0;
  const asked = page.waitForRequest("**/auth/logout");
  await page.route("**/auth/logout", () => {
    sent += 1;
  });
  await logout(page).click();
  await asked;
  expect(await logout(page).getAttribute("aria-disabled")).toBe("true");
  // Playwright would wait for an aria-disabled button to become enabled.
  await logout(page).click({ force: true });
  await pass(page, 900);
  expect(await toasts(page).count()).toBe(0);
  await pass(page, 28_100);
  expect(sent).toBe(1);
  expect(await toasts(page).allTextContents()).toEqual(["Logging out..."]);
  await pass(page, 2000);
  await toasts(page).getByText("Logout error: The site could not be reached. Please try again.").waitFor();
  await pass(page, 2000);
  expect(await toasts(page).count()).toBe(1);
  expect(await name(page).count()).toBe(1);
});

test("a Logout from the menu whose answers take long shows that it is under way until the page is signed out", async () => {
  const page = await openSignedIn(`${site.url}/about`, { viewport: { width: 390, height: 844 } });
  await page.getByRole("button", { name: "Menu" }).click();
  const ending = await hold(page, "**/auth/logout");
  const refresh = await hold(page, "**/about.data*");
  await logout(page).click();
  const waiting = toasts(page).getByText("Logging out...");
  await waiting.waitFor();
  const asked = page.waitForRequest("**/about.data*");
  ending.release();
  await asked;
  expect(await waiting.isVisible()).toBe(true);
  refresh.release();
  await toasts(page).getByText("Logged out successfully").waitFor();
  await waiting.waitFor({ state: "detached" });
});

test("a page that cannot ask who is signed in stays as it is, says so, and asks again with the next page", async () => {
  const page = await openPage(site.form, { expectedErrors: FAILED_LOAD });
  const other = await openTab(page.context(), `${site.url}/contact`);
  await fillIn(page, halfFilled);
  await watch(page);
  await page.route("**/*.data*", (route) => route.abort());
  await begin(other);
  await name(other).waitFor();
  await expect
    .poll(() => seen(page))
    .toEqual(["error: The site could not be reached, so this page stays as it is. Please check your connection."]);
  expect(await filledIn(page, Object.keys(halfFilled))).toEqual(halfFilled);
  await page.unroute("**/*.data*");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await name(page).waitFor();
  await logout(other).click();
  await signIn(page).waitFor();
});

test("with the keyboard alone, the focus stays at the account", async () => {
  const page = await openPage(`${site.url}/about`);
  const focused = () => page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent);
  await signIn(page).focus();
  const [popup] = await Promise.all([page.waitForEvent("popup"), page.keyboard.press("Enter")]);
  await name(page).waitFor();
  if (!popup.isClosed()) await popup.waitForEvent("close");
  await expect.poll(focused).toBe("Account");
  await page.keyboard.press("Tab");
  expect(await focused()).toBe("Logout");
  await page.keyboard.press("Enter");
  await signIn(page).waitFor();
  await expect.poll(focused).toBe("Account");
  await page.keyboard.press("Tab");
  expect(await focused()).toBe("Sign in with Google");
});

test("in a tab that only follows, the focus stays where it was", async () => {
  const page = await openPage(site.form);
  const other = await openTab(page.context(), `${site.url}/contact`);
  await page.locator("#name").focus();
  await begin(other);
  await name(page).waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("name");
});

test.for(representatives(2, [320, 1024, 390, 1280]))("at %i px a long name and address fit", async (width) => {
  claims = { name: `${"Venkata".repeat(8)} ${"Narasimharaju".repeat(3)}`, email: `${"long.".repeat(36)}a@example.org` };
  const page = await openPage(`${site.url}/about`, { viewport: { width, height: 700 } });
  if (width < 1024) await page.getByRole("button", { name: "Menu" }).click();
  const header = page.locator("header .site-bar");
  const height = width < 1024 ? undefined : (await header.boundingBox())?.height;
  await begin(page);
  await nextToast(page);
  if (height) expect((await header.boundingBox())?.height, "one line").toBe(height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await dismissToasts(page);
  if (width < 1024) {
    await page.getByRole("button", { name: "Menu" }).click();
    const account = menu(page).locator(".menu-account");
    expect(await account.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  }
  const button = await logout(page).boundingBox();
  expect(button?.width).toBeGreaterThan(70);
  expect(button?.height).toBeGreaterThanOrEqual(44);
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(width);
});

test.for([
  [320, "light"],
  [1280, "dark"],
] as const)("at %i px, %s, the account is accessible, signed in and out", async ([width, colorScheme]) => {
  const page = await openPage(`${site.url}/about`, { viewport: { width, height: 800 }, colorScheme });
  const audit = async () => {
    if (width < 1024) await page.getByRole("button", { name: "Menu" }).click();
    expect(await violations(page, "header")).toEqual([]);
  };
  await audit();
  await begin(page);
  await nextToast(page);
  await dismissToasts(page);
  await audit();
});
