import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Page as ContentPage, pages } from "#app/content/pages.ts";
import { hold, hydrated, openPage, settled, submit } from "../support/browser.ts";
import { scriptsOf } from "../support/page-files.ts";
import { commonSite, someAnswers } from "../support/site.ts";

const site = await commonSite();

/** What a page has requested since it began to load, from the browser's own records. */
function loaded(page: Page): Promise<{ path: string; start: number }[]> {
  return page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name, startTime }) => ({
      path: new URL(name).pathname,
      start: startTime,
    })),
  );
}

/** Collects what a page requests from now on, as "type path". */
function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    requests.push(`${request.resourceType()} ${pathname}${search}`);
  });
  return requests;
}

function footerLink(page: Page, label: string): Locator {
  return page.locator("footer").getByRole("link", { name: label, exact: true });
}

test.for(["/", "/joinvolunteer", "/privacy"])(
  "a first load of %s asks for nothing but what its HTML says",
  async (path) => {
    const html = await (await fetch(site.url + path)).text();
    const page = await openPage(site.url + path);
    await page.waitForLoadState("networkidle");
    const asked = [...new Set((await loaded(page)).map((resource) => resource.path))];
    const isScript = (address: string) => address.endsWith(".js");
    expect(asked.filter(isScript).sort()).toEqual(scriptsOf(html).sort());
    expect(asked.filter((address) => !isScript(address) && !html.includes(address))).toEqual([]);
  },
);

test("a page whose next render WebKit has lost in its back/forward cache goes on when it is back", async () => {
  const page = await openPage(`${site.url}/about`);
  // As WebKit does with what was sent as the page went.
  await page.evaluate(() => {
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = () => {};
    addEventListener("back", () => Object.assign(MessagePort.prototype, { postMessage }));
  });
  await page.locator("footer").getByRole("link", { name: "Contact Us" }).click();
  await expect.poll(() => page.evaluate(() => window.__remixRouter.state.location.pathname)).toBe("/contact");
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toMatch(/^About/);
  await page.evaluate(() => {
    dispatchEvent(new Event("back"));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
});

test("the fonts that a page preloads are those that it uses", async () => {
  const page = await openPage(`${site.url}/contact`);
  const preloads = page.locator("link[rel=preload][as=font]");
  const fonts = await preloads.evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
  );
  const used = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ family, status }) => /Variable/.test(family) && status === "loaded"),
    );
  await expect.poll(async () => (await used()).length).toBe(fonts.length);
  const asked = (await loaded(page)).map(({ path }) => path).filter((path) => path.endsWith(".woff2"));
  expect(new Set(asked)).toEqual(new Set(fonts));
});

test("the video is asked for after the page has loaded and been seen", async () => {
  const page = await openPage(site.url);
  await page.locator(".hero video").waitFor();
  const isVideo = ({ path }: { path: string }) => /\.(webm|mp4)$/.test(path);
  await expect.poll(async () => (await loaded(page)).some(isVideo)).toBe(true);
  const { start } = (await loaded(page)).find(isVideo) as { start: number };
  const [load, firstPaint] = await page.evaluate(() => [
    (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).loadEventStart,
    performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  ]);
  expect(start).toBeGreaterThanOrEqual(Math.max(load ?? Number.NaN, firstPaint ?? Number.NaN));
});

test.for([
  ["hover", (link: Locator) => link.hover()],
  ["focus", (link: Locator) => link.focus()],
] as const)("on %s a link fetches its page's scripts, and a click then only pictures and fonts", async ([, intend]) => {
  const page = await openPage(`${site.url}/contact`);
  const requests = requestsOf(page);
  for (const path of ["/about", "/Speaker", "/", "/terms"] as const) {
    const { title, label } = pages.find((shown) => shown.path === path) as ContentPage;
    const link = footerLink(page, label);
    await intend(link);
    const prefetch = link.locator("xpath=following-sibling::link[@rel='modulepreload']");
    await prefetch.first().waitFor({ state: "attached" });
    const scripts = await prefetch.evaluateAll((links) => links.map((script) => (script as HTMLLinkElement).href));
    await page.waitForFunction((all) => all.every((name) => performance.getEntriesByName(name).length > 0), scripts);
    requests.length = 0;
    await link.press("Enter");
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    expect(requests.filter((request) => !/^(image|font|media) \/assets\//.test(request))).toEqual([]);
  }
});

test("the volunteer card leads past its redirect without asking for it, in advance or when pressed", async () => {
  const page = await openPage(`${site.url}/register`);
  const requests = requestsOf(page);
  const card = page.getByRole("main").locator("a[href='/volunteer']");
  await card.hover();
  await card.locator("xpath=following-sibling::link[@rel='modulepreload']").first().waitFor({ state: "attached" });
  await card.click();
  await page.waitForURL(`${site.url}/Volunteer`);
  await settled(page);
  expect(requests.filter((request) => request.includes(".data"))).toEqual([]);
  await page.goBack();
  await page.waitForURL(`${site.url}/register`);
});

test("root's data is asked for after a mutation, and not after a refusal or the clicks around it", async () => {
  const page = await openPage(`${site.url}/about`, { expectedErrors: /Failed to load resource.*400/ });
  const requests = requestsOf(page);
  const data = () => requests.filter((request) => request.includes(".data"));
  await footerLink(page, "Volunteer registration").click();
  await page.getByRole("heading", { level: 1, name: "Register as a volunteer" }).waitFor();
  expect(data()).toEqual([]);
  await submit(page, someAnswers({ name: " " }));
  await page.getByRole("heading", { name: /^Error/ }).waitFor();
  expect(data().splice(0)).toEqual(["fetch /joinvolunteer.data"]);
  requests.length = 0;
  await submit(page, { name: "Asha" });
  await page.getByText("Registration successful!").first().waitFor();
  const afterMutation = ["fetch /joinvolunteer.data", "fetch /joinvolunteer.data?_routes=root"];
  expect(data()).toEqual(afterMutation);
  await footerLink(page, "About").click();
  await page.getByRole("heading", { level: 1, name: "About us" }).waitFor();
  expect(data()).toEqual(afterMutation);
});

test("Back and Forward while a page's scripts are under way show the pages that they lead to", async () => {
  const page = await openPage(`${site.url}/about`);
  await page.getByRole("banner").getByRole("link", { name: "Events", exact: true }).click();
  await page.waitForURL("**/events");
  const { release } = await hold(page, "**/assets/*.js");
  const title = (start: string) => expect.poll(() => page.title()).toBe(`${start} | Navbindu`);
  await page.reload({ waitUntil: "domcontentloaded" });
  await page.goBack({ waitUntil: "commit" });
  await title("About us");
  await page.waitForLoadState("domcontentloaded");
  await page.goForward({ waitUntil: "commit" });
  await title("Events");
  release();
  await hydrated(page);
});

test("Back that comes before anything of a page can hear of it shows the page that it leads to", async () => {
  const page = await openPage(`${site.url}/about`);
  await page.getByRole("banner").getByRole("link", { name: "Events", exact: true }).click();
  await page.waitForURL("**/events");
  await page.addInitScript(() => addEventListener("popstate", (event) => event.stopImmediatePropagation(), true));
  const { release } = await hold(page, "**/assets/*.js");
  await page.reload({ waitUntil: "domcontentloaded" });
  await page.goBack({ waitUntil: "commit" });
  release();
  await expect.poll(() => page.title()).toBe("About us | Navbindu");
  await hydrated(page);
});

test("Back while a page is being hydrated shows the page that it leads to", async () => {
  const page = await openPage(`${site.url}/about`);
  const about = await page.evaluate(() => Object.values(window.pageModules.routes).at(-1) ?? "");
  await page.getByRole("banner").getByRole("link", { name: "Events", exact: true }).click();
  await page.waitForURL("**/events");
  await page.addInitScript(() => {
    const hasBegun = () => Object.keys(document.querySelector("meta") ?? {}).some((key) => key.startsWith("__react"));
    const { postMessage } = MessagePort.prototype;
    // React works in slices, each of which begins with a message.
    MessagePort.prototype.postMessage = function (message: unknown) {
      const goOn = () => postMessage.call(this, message);
      if (location.pathname !== "/events" || !hasBegun()) return goOn();
      MessagePort.prototype.postMessage = postMessage;
      addEventListener("popstate", () => setTimeout(goOn));
      history.back();
    };
  });
  const { release } = await hold(page, "**/assets/entry.client*.js");
  await page.reload({ waitUntil: "domcontentloaded" });
  // Then it could be shown at once.
  await page.evaluate((src) => {
    document.head.appendChild(Object.assign(document.createElement("script"), { type: "module", src }));
  }, about);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 20 });
  release();
  await page.waitForURL("**/about");
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect.poll(() => page.title()).toBe("About us | Navbindu");
  await hydrated(page);
});

test("a key that is pressed as a page begins to hydrate has it hydrated at once", async () => {
  const page = await openPage(`${site.url}/about`);
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    // React's first slice of work waits for the key.
    MessagePort.prototype.postMessage = function (message: unknown) {
      MessagePort.prototype.postMessage = postMessage;
      addEventListener("keydown", () => setTimeout(() => postMessage.call(this, message)));
      document.title = "Waiting";
    };
  });
  await page.reload();
  await page.waitForFunction(() => document.title === "Waiting");
  await page.keyboard.press("Shift");
  await hydrated(page);
  expect(await page.title()).toBe("About us | Navbindu");
});

test.for([
  ["/events", "Events"],
  ["/terms#code-of-conduct", "Terms of service"],
] as const)(
  "a double click on a link to %s is one entry of the history, however quick it is",
  async ([href, title]) => {
    const page = await openPage(`${site.url}/about`);
    await hydrated(page);
    const entries = await page.evaluate((href) => {
      const { length } = history;
      const link = document.querySelector(`a[href='${href}']`);
      const click = (detail: number) =>
        link?.dispatchEvent(new MouseEvent("click", { detail, bubbles: true, cancelable: true }));
      const { pushState } = history;
      // The second comes before React has drawn the page.
      history.pushState = (...entry) => {
        history.pushState = pushState;
        history.pushState(...entry);
        setTimeout(click, 0, 2);
      };
      click(1);
      return length;
    }, href);
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await settled(page);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  },
);

test("Enter pressed twice, or held, on a link is one entry of the history", async () => {
  const page = await openPage(`${site.url}/about`);
  const entries = await page.evaluate(() => {
    const { length } = history;
    const link = document.querySelector<HTMLElement>(".site-nav a[href='/events']");
    const { pushState } = history;
    // The others come before React has drawn the page.
    history.pushState = (...entry) => {
      history.pushState = pushState;
      history.pushState(...entry);
      for (let times = 0; times < 5; times++) setTimeout(() => link?.click());
    };
    link?.click();
    return length;
  });
  await page.getByRole("heading", { level: 1, name: "Events" }).waitFor();
  await settled(page);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test("the second half of a double click on a link presses nothing on the next page", async () => {
  const page = await openPage(`${site.url}/trainings`);
  const link = await page.getByRole("main").getByRole("link", { name: "Come to a meetup" }).boundingBox();
  await page.mouse.move((link?.x ?? 0) + 30, (link?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.up();
  await page.locator("h1:focus", { hasText: "Events" }).waitFor();
  // A link of this page lies where the first was.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await settled(page);
  expect(page.url()).toBe(`${site.url}/events`);
  expect(await page.locator("h1:focus").count()).toBe(1);
});

test("Back to a page that is not there, and Forward from it, lead to where one was", async () => {
  const page = await openPage(`${site.url}/contact`, { expectedErrors: /status of 404/ });
  await page.goto(`${site.url}/nowhere`);
  await hydrated(page);
  const leaveFor = async (name: string) => {
    await footerLink(page, name).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await footerLink(page, name).click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    return place;
  };
  const places = [await leaveFor("Events"), await leaveFor("Summits")];
  expect(Math.min(...places)).toBeGreaterThan(100);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(places[1]);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(places[0]);
  await page.goForward();
  await page.getByRole("heading", { level: 1, name: "Events" }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(places[1]);
});

// As WebKit does out of its back/forward cache, which no driver can follow.
test("a page that the browser brings back at its top stands where it was left", async () => {
  // Whose style is to scroll smoothly.
  const page = await openPage(site.url);
  await hydrated(page);
  await page.evaluate(() => {
    scrollTo({ top: 300, behavior: "instant" });
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    scrollTo({ top: 0, behavior: "instant" });
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test("a fragment that cannot be decoded leaves its page readable, also where its scroll position was lost", async () => {
  const page = await openPage(`${site.url}/about#100%`);
  await page.evaluate(() => {
    location.hash = "#%ff";
  });
  await expect.poll(() => page.url()).toBe(`${site.url}/about`);
  // A tab whose process ends hears of no `pagehide`, at which positions are kept.
  await page.evaluate(() => addEventListener("pagehide", (event) => event.stopImmediatePropagation(), true));
  await page.getByRole("banner").getByRole("link", { name: "Events", exact: true }).click();
  await page.waitForURL(`${site.url}/events`);
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect.poll(() => page.title()).toContain("About");
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
});
