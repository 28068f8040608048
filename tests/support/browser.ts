import { type BrowserContextOptions, chromium, type Locator, type Page, type Route } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { findBrowser } from "../../scripts/local/chromium.ts";
import { recordToasts } from "./toasts.ts";

// Closed with the process.
const browser = await chromium.launch(await findBrowser());

/**
 * Opens a page with its own cookies and storage, closed when the test ends. Any error on its console or on that of its
 * popups, such as a violated content security policy, fails the test; a failing test leaves a screenshot.
 *
 * @param options.expectedErrors what the console may say if the test provokes it.
 * @param options.before what to do with the empty page before it goes there.
 */
export async function openPage(url: string, options: PageOptions = {}): Promise<Page> {
  const page = await newPage(options);
  await options.before?.(page);
  await page.goto(url);
  if (options.javaScriptEnabled !== false) await hydrated(page);
  return page;
}

type PageOptions = BrowserContextOptions & { expectedErrors?: RegExp; before?: (page: Page) => Promise<unknown> };

/** Of a browser too busy to have painted by then; that what is preloaded is used has a test of its own. */
const NOT_USED_YET = /was preloaded using link preload but not used within a few seconds/;

async function newPage({ expectedErrors, before: _, ...contextOptions }: PageOptions): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...contextOptions });
  context.setDefaultTimeout(20_000);
  await context.addInitScript(recordToasts);
  const page = await context.newPage();
  const errors: string[] = [];
  const note = (text: string) => {
    if (!expectedErrors?.test(text) && !NOT_USED_YET.test(text)) errors.push(text);
  };
  context.on("weberror", (error) => note(String(error.error())));
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) note(message.text());
  });
  onTestFinished(async ({ task }) => {
    if (task.result?.state === "fail") {
      const name = `${task.name} ${new URL(page.url()).pathname}`.replace(/\W+/g, "-").slice(-100);
      const path = `tests/browser/failures/${name}.png`;
      await page.screenshot({ path, fullPage: true });
      console.log(`Screenshot: ${path}`);
    }
    await context.close();
    expect(errors, "errors on the console").toEqual([]);
  });
  return page;
}

/** Waits until the page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  // Known as this from then on.
  await page.waitForFunction(() => "__remixRouter" in window);
  await settled(page);
}

/**
 * Waits until the page has done what is due: React renders and runs effects in tasks of their own, which are messages of
 * this kind, and those that stand in line come first.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    for (let turn = 0; turn < 10; turn++) {
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  });
}

/** Lets the page's installed clock run, in milliseconds, and the page do what is due before and after. */
export async function pass(page: Page, time: number): Promise<void> {
  await settled(page);
  await page.clock.runFor(time);
  await settled(page);
}

/** Waits until an element has the focus. */
export async function expectFocus(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((focused) => focused === document.activeElement)).toBe(true);
}

/**
 * Waits until an element is where following a link to it leads: at the window's top, or as near as the page's end lets it.
 *
 * @param id of the element, which is also the address' fragment; empty for the page's beginning.
 */
export async function expectAt(page: Page, id: string): Promise<void> {
  const place = () =>
    page.evaluate((id) => {
      if (!id) return scrollY === 0 ? "there" : `at ${scrollY}`;
      const target = document.getElementById(id);
      if (!target || location.hash !== `#${id}`) return location.href;
      const { top } = target.getBoundingClientRect();
      const distance = Number.parseFloat(getComputedStyle(target).scrollMarginTop);
      const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
      const isAtEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
      const isThere = Math.abs(top - distance - padding) < 2 || (isAtEnd && top > 0 && top < innerHeight);
      return isThere ? "there" : `at ${scrollY}, ${top} below the window's top`;
    }, id);
  await expect.poll(place).toBe("there");
}

/**
 * Scrolls an element, or the page by its `html`, until it stays there: a smooth scroll under way may go on after it.
 *
 * @param place in pixels.
 */
export function scrollAndStay(element: Locator, place: { left: number } | { top: number }): Promise<void> {
  const scroll = () =>
    element.evaluate((element, place) => {
      const before = { left: element.scrollLeft, top: element.scrollTop };
      element.scrollTo({ ...place, behavior: "instant" });
      return before;
    }, place);
  return expect.poll(scroll).toMatchObject(place);
}

/** The control of a form's field. */
export function control(page: Page, name: string): Locator {
  return page.locator(`:is(input, select, textarea)[name="${name}"]`);
}

/**
 * Holds back what a page asks for at such addresses.
 *
 * @param answer what it gets then; by default the answer of the site.
 * @returns `asked`, which resolves with the first request, and a function that lets all of them through.
 */
export async function hold(page: Page, addresses: string, answer = (route: Route) => route.continue()) {
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    asked.resolve();
    await held.promise;
    // The page may have given it up.
    await answer(route).catch(() => {});
  });
  return { asked: asked.promise, release: held.resolve };
}

/**
 * Opens a page like `openPage`, whose scripts are under way, so that it is not hydrated.
 *
 * @returns the page, and a function that lets them through.
 */
export async function openWithoutScripts(
  url: string,
  expectedErrors = /Failed to load resource/,
): Promise<[page: Page, release: () => void]> {
  const page = await newPage({ expectedErrors });
  const { release } = await hold(page, "**/assets/*.js");
  await page.goto(url, { waitUntil: "commit" });
  return [page, release];
}

/** Fills a form as a person would. */
export async function fillIn(page: Page, answers: Record<string, string>): Promise<void> {
  await page.waitForLoadState("domcontentloaded");
  const selects = await page.locator("select").evaluateAll((all) => all.map((select) => select.getAttribute("name")));
  for (const [name, answer] of Object.entries(answers)) {
    const field = control(page, name);
    await (selects.includes(name) ? field.selectOption(answer) : field.fill(answer));
  }
}

/** Fills in the volunteer form and presses its button. */
export async function submit(page: Page, answers: Record<string, string>): Promise<void> {
  await fillIn(page, answers);
  await page.getByRole("button", { name: "Register" }).click();
}

/** The values of a form's fields. */
export async function filledIn(page: Page, names: string[]): Promise<Record<string, string>> {
  const controls = page.locator(":is(input, select, textarea)[name]");
  const values = await controls.evaluateAll((all) =>
    all.map((one) => [one.getAttribute("name"), Reflect.get(one, "value")]),
  );
  return Object.fromEntries(values.filter(([name]) => names.includes(name)));
}
