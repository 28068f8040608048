import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { pageAt, pages } from "#app/content/pages.ts";
import {
  expectAt,
  expectFocus,
  hold,
  hydrated,
  openPage,
  openWithoutScripts,
  settled,
  submit,
} from "../support/browser.ts";
import { paleOnPaper, tornOnPaper } from "../support/look.ts";
import { commonSite, someAnswers, startSite } from "../support/site.ts";
import { dismissToasts, nextToast } from "../support/toasts.ts";

const site = await commonSite();
const TOKEN = "0123456789abcdef0123456789abcdef";
const counted = await startSite({ CF_ANALYTICS_TOKEN: TOKEN }, site);

const menuPages = pages.filter(({ inMenu }) => inMenu);
const phone = { viewport: { width: 390, height: 800 } };
const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const opener = (page: Page) => page.getByRole("button", { name: "Menu" });

/** Navigates within the site as a click on a React link does. */
function navigate(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    const { __remixRouter } = window as unknown as { __remixRouter: { navigate(path: string): Promise<void> } };
    return __remixRouter.navigate(to);
  }, path);
}

/** Has the page list in `moved` what is animated or in transition. */
function watchMotion(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const note = (change: string, { target }: Event) =>
      // What may be pressed changes, and nothing is seen of it.
      ["unpressable", "pointer-events"].includes(change) || moved.push(`${change}: ${(target as Element).className}`);
    addEventListener("animationstart", (event) => note(event.animationName, event), true);
    addEventListener("transitionrun", (event) => note(event.propertyName, event), true);
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      moved.push(`animate: ${this.tagName}`);
      return animate.apply(this, how);
    };
  });
}

test.for([true, false])(
  "the skip link comes first, shows itself, and leads past the navigation (JavaScript: %s)",
  async (javaScriptEnabled) => {
    const page = await openPage(`${site.url}/contact`, { javaScriptEnabled });
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    expect(await focused.getAttribute("href")).toBe("#content");
    expect((await focused.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Enter");
    await expectFocus(page.locator("#content"));
    await page.keyboard.press("Tab");
    expect(await focused.evaluate((element) => element.closest("main") !== null)).toBe(true);
  },
);

test("the bar marks the page that is shown, also after a click", async () => {
  const page = await openPage(site.url);
  const bar = page.getByRole("navigation", { name: "Main" });
  expect(await bar.isVisible()).toBe(true);
  expect(await opener(page).isVisible()).toBe(false);
  for (const { path, label } of [...menuPages.slice(1), ...menuPages.slice(0, 1)]) {
    await bar.getByRole("link", { name: label, exact: true }).click();
    await page.waitForURL(site.url + path);
    const marked = bar.locator("[aria-current=page]");
    await marked.getByText(label, { exact: true }).waitFor();
    expect(await marked.count()).toBe(1);
    // A link under the mouse is underlined, too.
    await page.mouse.move(0, 800);
    const underlined = (links: Element[]) =>
      links.filter((link) => getComputedStyle(link).textDecorationLine === "underline").map((link) => link.textContent);
    expect(await bar.getByRole("link").evaluateAll(underlined)).toEqual([label]);
  }
});

test("after a client-side navigation the focus is on the new heading, which is read out once", async () => {
  const page = await openPage(site.url);
  for (const path of ["/about", "/Speaker", "/joinvolunteer", "/"] as const) {
    const { title, label } = pageAt(path);
    await page.getByRole("navigation", { name: "All pages" }).getByRole("link", { name: label, exact: true }).click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await page.locator("h1:focus", { hasText: title }).waitFor();
    expect(await page.getByText(await page.title(), { exact: true }).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
  await page.goBack();
  await page.locator("h1:focus", { hasText: "Register as a volunteer" }).waitFor();
  await page.locator("footer").getByRole("link", { name: "Code of conduct" }).click();
  await expectFocus(page.locator("#code-of-conduct"));
  await expectAt(page, "code-of-conduct");
});

test("a link to the page that is shown leads to its heading", async () => {
  const page = await openPage(`${site.url}/about`);
  const link = page.locator("footer").getByRole("link", { name: "About", exact: true });
  await link.click();
  await page.locator("h1:focus", { hasText: "About us" }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("a page that has help in full does not say it in one line as well", async () => {
  const page = await openPage(`${site.url}/about`, { javaScriptEnabled: false });
  const line = page.getByRole("complementary", { name: "Help now" });
  expect(await line.isVisible()).toBe(true);
  await page.goto(`${site.url}/contact`);
  expect(await line.isVisible()).toBe(false);
});

test("Back shows the place that was left, though the focus is on the heading", async () => {
  const page = await openPage(`${site.url}/terms`);
  const link = page.locator("footer").getByRole("link", { name: "About", exact: true });
  await link.focus();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(1000);
  await link.press("Enter");
  await page.locator("h1:focus", { hasText: "About us" }).waitFor();
  expect(await page.locator("h1").evaluate((heading) => getComputedStyle(heading).outlineStyle)).toBe("none");
  await page.goBack();
  await page.locator("h1:focus", { hasText: "Terms" }).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(left);
});

test("a press while the next page still fades in is not lost", async () => {
  const page = await openPage(site.url);
  const link = (label: string) => page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: label });
  const { x = 0, y = 0 } = (await link("Contact Us").boundingBox()) ?? {};
  const browser = await page.context().newCDPSession(page);
  await browser.send("Animation.enable");
  await browser.send("Animation.setPlaybackRate", { playbackRate: 0 });
  await link("About").click();
  await page.waitForFunction(() => document.querySelector("main")?.getAnimations().length === 1);
  await page.mouse.click(x + 9, y + 9);
  await page.getByRole("heading", { level: 1, name: "Contact Us" }).waitFor();
});

test("under reduced motion nothing moves: no page, menu, card, form under way or toast", async () => {
  const page = await openPage(site.url, { ...phone, reducedMotion: "reduce", before: watchMotion });
  await page.getByRole("link", { name: "Join us" }).click();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
  await opener(page).click();
  await menu(page).getByRole("link", { name: "About" }).click();
  await page.locator("h1:focus", { hasText: "About us" }).waitFor();
  await navigate(page, "/register");
  await page.getByRole("link", { name: "Speak" }).hover();
  await navigate(page, "/joinvolunteer");
  await page.locator("h1:focus", { hasText: "Register as a volunteer" }).waitFor();
  await submit(page, someAnswers());
  await nextToast(page);
  await dismissToasts(page);
  expect(await page.evaluate(() => Reflect.get(window, "moved"))).toEqual([]);
});

test("a path in another case is not found in client-side navigation, and offers the right one", async () => {
  const page = await openPage(`${site.url}/contact`, { expectedErrors: /Failed to load resource/ });
  await navigate(page, "/speaker");
  await page.locator("h1:focus", { hasText: "Page not found" }).waitFor();
  expect(await page.title()).toMatch(/^Page not found/);
  await page.getByRole("main").getByRole("link", { name: "/Speaker" }).click();
  await page.getByRole("heading", { name: "Speak at a meetup" }).waitFor();
  expect(page.url()).toBe(`${site.url}/Speaker`);
});

test("the ring of a join card has the card's corners", async () => {
  const page = await openPage(`${site.url}/register`);
  const card = page.locator(".petal").first();
  const [corners, ring] = await card.evaluate((element) => {
    const link = element.querySelector("a") ?? element;
    return [getComputedStyle(element), getComputedStyle(link, "::after")].map(({ borderRadius }) => borderRadius);
  });
  expect(corners).toMatch(/^3\d(\.\d+)?px /);
  expect(ring).toBe(corners);
});

test("a join card leads to /Volunteer, by way of /volunteer, wherever it is pressed", async () => {
  const page = await openPage(`${site.url}/register`);
  await page.locator(".petal", { hasText: "Volunteer" }).click({ position: { x: 9, y: 9 } });
  await page.waitForURL(`${site.url}/Volunteer`);
  await page.getByRole("heading", { level: 1, name: "Volunteer" }).waitFor();
});

describe("the menu of small screens", () => {
  test("holds the focus, and closes with Esc and its button, which give the focus back", async () => {
    const page = await openPage(`${site.url}/contact`, phone);
    expect(await page.getByRole("navigation", { name: "Main" }).isVisible()).toBe(false);
    expect(await opener(page).getAttribute("aria-haspopup")).toBe("dialog");
    const scrolling = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    for (const [open, close] of [
      [() => opener(page).press("Enter"), () => page.keyboard.press("Escape")],
      // Safari does not focus a clicked button.
      [
        () => opener(page).evaluate((button: HTMLElement) => [button.blur(), button.click()]),
        () => menu(page).getByRole("button", { name: "Close" }).click(),
      ],
    ] as const) {
      await open();
      await menu(page).waitFor();
      expect(await scrolling(), "the page behind it").toBe("hidden");
      await menu(page).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
      expect(await menu(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 800 });
      expect(await menu(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      const visited = new Set<string>();
      for (const key of [...Array(12).fill("Tab"), ...Array(12).fill("Shift+Tab")]) {
        await page.keyboard.press(key);
        visited.add(
          await page.evaluate(() => {
            const focused = document.activeElement;
            // The browser's own toolbar, which may take the focus, is the body here.
            if (!focused || focused === document.body) return "browser";
            return focused.closest("dialog") ? (focused.textContent ?? "") : `outside: ${focused.textContent}`;
          }),
        );
      }
      visited.delete("browser");
      expect([...visited].sort()).toEqual(
        ["Close", ...menuPages.map(({ label }) => label), "Sign in with Google"].sort(),
      );
      await close();
      await menu(page).waitFor({ state: "hidden" });
      await expectFocus(opener(page));
      expect(await scrolling()).toBe("visible");
    }
  });

  test("on a phone on its side, the wheel reaches its end", async () => {
    const page = await openPage(site.url, { viewport: { width: 568, height: 320 } });
    await opener(page).click();
    await menu(page).hover({ position: { x: 300, y: 200 } });
    await page.mouse.wheel(0, 2000);
    const last = menu(page).getByRole("button", { name: "Sign in with Google" });
    await expect
      .poll(async () => {
        const { y = 0, height = 0 } = (await last.boundingBox()) ?? {};
        return y + height;
      })
      .toBeLessThanOrEqual(320);
  });

  test("closes when a link is chosen, also the one to the page that is shown", async () => {
    const page = await openPage(site.url, phone);
    await opener(page).click();
    expect(await menu(page).locator("[aria-current=page]").textContent()).toBe("Home");
    await menu(page).getByRole("link", { name: "About" }).click();
    await page.getByRole("heading", { level: 1, name: "About us" }).waitFor();
    await menu(page).waitFor({ state: "hidden" });
    await page.locator("h1:focus", { hasText: "About us" }).waitFor();
    await opener(page).click();
    await menu(page).getByRole("link", { name: "About" }).click();
    await menu(page).waitFor({ state: "hidden" });
    await page.locator("h1:focus", { hasText: "About us" }).waitFor();
  });

  test("opened before the page is hydrated, closes when a link is chosen, too", async () => {
    const [page, release] = await openWithoutScripts(`${site.url}/contact`);
    await page.setViewportSize(phone.viewport);
    await opener(page).click();
    await menu(page).waitFor();
    release();
    await hydrated(page);
    await menu(page).getByRole("link", { name: "About" }).click();
    await page.getByRole("heading", { level: 1, name: "About us" }).waitFor();
    await menu(page).waitFor({ state: "hidden" });
  });

  test("closes when the browser's Back shows another page, which can be used", async () => {
    const page = await openPage(site.url, phone);
    await opener(page).click();
    await menu(page).getByRole("link", { name: "About" }).click();
    await page.getByRole("heading", { level: 1, name: "About us" }).waitFor();
    await opener(page).click();
    await menu(page).waitFor();
    await page.goBack();
    await menu(page).waitFor({ state: "hidden" });
    await page.locator("h1:focus").waitFor();
    await page.locator(".hero").getByRole("link", { name: "Join us" }).click();
    await page.waitForURL(`${site.url}/#join`);
  });

  test("stays open when the page behind it comes anew", async () => {
    const page = await openPage(`${site.url}/about`, phone);
    const { asked, release } = await hold(page, "**/about.data*");
    await page.locator('footer a[href="/about"]').click();
    await asked;
    await opener(page).click();
    await menu(page).waitFor();
    release();
    await page.waitForFunction(() => scrollY === 0);
    await settled(page);
    await menu(page).getByRole("link", { name: "Events" }).click();
    await page.getByRole("heading", { level: 1, name: "Events" }).waitFor();
  });

  test.for([true, false])(
    "closes when the window grows to the bar's width, and the page can be used (JavaScript: %s)",
    async (javaScriptEnabled) => {
      const page = await openPage(`${site.url}/contact`, { ...phone, javaScriptEnabled });
      await opener(page).click();
      await menu(page).waitFor();
      await page.setViewportSize({ width: 1023, height: 800 });
      expect(await menu(page).isVisible()).toBe(true);
      await page.setViewportSize({ width: 1024, height: 800 });
      await menu(page).waitFor({ state: "hidden" });
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
      await page.waitForURL(`${site.url}/about`);
    },
  );

  test("opens, leads on and closes without JavaScript", async () => {
    const page = await openPage(`${site.url}/contact`, { ...phone, javaScriptEnabled: false });
    expect(await menu(page).isVisible()).toBe(false);
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => menu(page).getByRole("button", { name: "Close" }).click(),
    ]) {
      await opener(page).click();
      await menu(page).waitFor();
      await close();
      await menu(page).waitFor({ state: "hidden" });
    }
    await opener(page).click();
    await menu(page).getByRole("link", { name: "Initiatives" }).click();
    await page.waitForURL(`${site.url}/briefings`);
    await menu(page).waitFor({ state: "hidden" });
  });

  test("without JavaScript it makes way for what Tab comes to behind it", async () => {
    const page = await openPage(`${site.url}/contact`, { ...phone, javaScriptEnabled: false });
    await opener(page).click();
    await menu(page).getByRole("button", { name: "Sign in with Google" }).focus();
    await page.keyboard.press("Tab");
    await menu(page).waitFor({ state: "hidden" });
    await page.locator("main a:focus").waitFor();
    await page.keyboard.press("Shift+Tab");
    await menu(page).waitFor();
  });

  test.for([
    [true, "no-preference"],
    [true, "reduce"],
    [false, "no-preference"],
  ] as const)(
    "a double click opens it, and one closes it, JavaScript: %s, motion: %s",
    async ([javaScriptEnabled, reducedMotion]) => {
      const page = await openPage(`${site.url}/contact`, { ...phone, javaScriptEnabled, reducedMotion });
      await opener(page).dblclick();
      const place = await menu(page).getByRole("button", { name: "Close" }).boundingBox();
      await menu(page).getByRole("button", { name: "Close" }).click({ trial: true });
      await page.mouse.dblclick((place?.x ?? 0) + 40, (place?.y ?? 0) + 20);
      await menu(page).waitFor({ state: "hidden" });
      await opener(page).click();
      await menu(page).waitFor();
    },
  );

  test.for(["Close", "Events", "Sign in with Google"])(
    "what lies beneath does not get the second half of a double click on “%s”",
    async (name) => {
      const page = await openPage(site.form, phone);
      await opener(page).click();
      await page.evaluate(() => {
        const pressed: string[] = [];
        Object.assign(window, { pressed });
        addEventListener("mousedown", ({ target }) => pressed.push((target as Element).tagName), true);
      });
      await menu(page).getByText(name).first().dblclick();
      await menu(page).waitFor({ state: "hidden" });
      const [, second = "HTML"] = await page.evaluate(() => Reflect.get(window, "pressed"));
      // The sign-in's window may get it.
      expect(second).toBe("HTML");
    },
  );

  test("without the script's help, its links stand below each other within the screen", async () => {
    const page = await openPage(`${site.url}/contact`, {
      viewport: { width: 320, height: 568 },
      javaScriptEnabled: false,
    });
    await opener(page).click();
    for (const link of await menu(page).getByRole("link").all()) {
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
  });
});

test("where even the shell fails in the browser, a plain page says so, and Back loads the page before", async () => {
  const page = await openPage(`${site.url}/terms`, { expectedErrors: /nobody should see/ });
  await page.evaluate(() => {
    Date.prototype.getUTCFullYear = () => {
      throw new Error("a stack that nobody should see");
    };
  });
  await page.locator("footer").getByRole("link", { name: "About", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Sorry, there is a problem" }).waitFor();
  expect(await page.title()).toBe("Sorry, there is a problem");
  expect(await page.locator("body").textContent()).not.toContain("stack");
  // The shell may fail before the navigation is in the history.
  await page.waitForURL(`${site.url}/about`);
  expect(await page.getByRole("link", { name: "try again" }).count()).toBe(1);
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Terms" }).waitFor();
});

test("a page that was rendered in an earlier year says the new one in the browser", async () => {
  const page = await openPage(site.url);
  await page.clock.setFixedTime(new Date("2049-12-31T18:30:00Z"));
  await page.reload();
  await page.locator("footer [data-year]", { hasText: "2050" }).waitFor();
});

test("on paper a page keeps its heading, has nothing to press and no drawing, and tears nothing apart", async () => {
  const page = await openPage(site.url);
  await page.emulateMedia({ media: "print" });
  for (const path of ["/", "/joinvolunteer", "/webinars", "/terms", "/contact"]) {
    await page.goto(site.url + path);
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
    const left = page.locator("nav, dialog, button, footer, .skip-link, main svg, aside svg, .hero-media");
    expect(await left.filter({ visible: true }).evaluateAll((all) => all.map((one) => one.outerHTML)), path).toEqual(
      [],
    );
    expect(await tornOnPaper(page), path).toEqual([]);
    const isCut = (all: Element[]) => all.map((quote) => quote.getBoundingClientRect().right > innerWidth);
    const quotes = page.locator("main figure").filter({ visible: true });
    expect(await quotes.evaluateAll(isCut)).toEqual(path === "/" ? Array(4).fill(false) : []);
  }
});

test.for([true, false])(
  "on paper a page that was left with its menu open is the page (JavaScript: %s)",
  async (javaScriptEnabled) => {
    const page = await openPage(`${site.url}/terms`, { viewport: { width: 390, height: 844 }, javaScriptEnabled });
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog");
    await menu.waitFor();
    await page.emulateMedia({ media: "print" });
    expect(await menu.isVisible()).toBe(false);
    await page.emulateMedia({ media: "screen" });
    expect(await menu.isVisible()).toBe(true);
  },
);

// Backgrounds are gone there.
test("in forced colours what has an edge on a background has a border, and no line keeps its own colour", async () => {
  const page = await openPage(site.url, { forcedColors: "active" });
  for (const path of ["/", "/joinvolunteer", "/webinars", "/contact"]) {
    await page.goto(site.url + path);
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
    const edges = page.locator(".button, .card, .petal, .control, .chip, .help-now, main .social-link");
    const borderless = (all: Element[]) =>
      all.filter((one) => getComputedStyle(one).borderBottomWidth === "0px").map((one) => one.outerHTML);
    expect(await edges.evaluateAll(borderless), path).toEqual([]);
    const lines = page.locator("header .brand path, footer path, main > .page path, .loop-mark path");
    const own = (all: Element[]) => {
      const probe = document.body.appendChild(document.createElement("i"));
      const system = ["CanvasText", "LinkText", "GrayText"].map((name) => {
        probe.style.color = name;
        return getComputedStyle(probe).color;
      });
      probe.remove();
      return all.map((line) => getComputedStyle(line).stroke).filter((stroke) => ![...system, "none"].includes(stroke));
    };
    expect(await lines.evaluateAll(own), path).toEqual([]);
    expect(await page.locator(".mission-motif").filter({ visible: true }).count()).toBe(0);
  }
});

test("on paper, which is white, every text is dark enough", async () => {
  const page = await openPage(site.url);
  const pale: Record<string, string[]> = {};
  for (const { path } of pages) {
    await page.goto(site.url + path);
    const texts = await paleOnPaper(page);
    if (texts.length > 0) pale[path] = texts;
  }
  expect(pale).toEqual({});
});

test("the policy lets the analytics beacon in and its report out, and the page hydrates around it", async () => {
  const page = await openPage(`${site.url}/terms`);
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url() + (route.request().postData() ?? ""));
    const beacon = `fetch("https://cloudflareinsights.com/cdn-cgi/rum", { method: "POST", body: document.currentScript.dataset.cfBeacon })`;
    const headers = { "Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin" };
    return route.fulfill({ contentType: "text/javascript", body: beacon, headers });
  });
  await page.goto(counted.url);
  await hydrated(page);
  await expect
    .poll(() => asked)
    .toEqual([
      "https://static.cloudflareinsights.com/beacon.min.js",
      `https://cloudflareinsights.com/cdn-cgi/rum{"token":"${TOKEN}"}`,
    ]);
});
