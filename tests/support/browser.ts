import { type BrowserContextOptions, chromium, type Locator, type Page } from "playwright-core";
import { afterEach, expect, onTestFinished, TestRunner } from "vitest";
import { findChromium } from "./chromium.ts";
import { closeAfterTest } from "./close-after-test.ts";
import { recordToasts } from "./toasts.ts";

// Ends with the process.
const browser = await chromium.launch(await findChromium());

type PageOptions = BrowserContextOptions & { expectedErrors?: RegExp; before?: (page: Page) => Promise<unknown> };

/**
 * Opens a page with its own cookies and storage, until the test or file that calls this ends. An error on the console
 * of the page or its popups, such as a violation of the content security policy, fails the test. A failed test leaves
 * a screenshot.
 *
 * @param options.expectedErrors the errors that the test provokes.
 * @param options.before what to do with the empty page before it loads the URL.
 */
export async function openPage(url: string, options: PageOptions = {}): Promise<Page> {
  const { expectedErrors, before, ...contextOptions } = options;
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...contextOptions });
  context.setDefaultTimeout(40_000);
  await context.addInitScript(recordToasts);
  const page = await context.newPage();
  const errors: string[] = [];
  // Chromium reports a view transition between two pages that it gives up, for example while a style sheet loads.
  const skipped = /Transition was (skipped|aborted)/;
  const note = (text: string) => {
    const isExpected = skipped.test(text) || expectedErrors?.test(text);
    if (!isExpected) errors.push(text);
  };
  context.on("weberror", (error) => note(String(error.error())));
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) note(message.text());
  });
  // These run in reverse order: a screenshot needs the page, and a page may report errors while it closes.
  const afterTest = TestRunner.getCurrentTest() ? onTestFinished : afterEach;
  afterTest(() => expect(errors.splice(0), "errors on the console").toEqual([]));
  closeAfterTest(context);
  afterTest(async ({ task }) => {
    if (task.result?.state !== "fail") return;
    const name = `${task.name.slice(0, 90)} ${new URL(page.url()).pathname}`.replace(/\W+/g, "-");
    const path = `tests/browser/failures/${name}.png`;
    await page.screenshot({ path, fullPage: true, timeout: 10_000 });
    console.log(`Screenshot of ${page.url()}: ${path}`);
  });
  await before?.(page);
  await page.goto(url);
  return page;
}

/** Waits until an element has the focus. */
export async function expectFocus(element: Locator): Promise<void> {
  const hasFocus = () => element.evaluate((focused) => focused === document.activeElement);
  await expect.poll(hasFocus, { message: `${element} has the focus` }).toBe(true);
}

/** The control of a form's field. */
export function control(page: Page, name: string): Locator {
  return page.locator(`:is(input, select, textarea)[name="${name}"]`);
}

/** Unfolds and fills in fields of a form, in one step: Playwright's own way takes much time for each field. */
export async function fillIn(page: Page, answers: Record<string, string>): Promise<void> {
  await page.evaluate((answers) => {
    for (const [name, answer] of Object.entries(answers)) {
      const field = document.querySelector<HTMLInputElement>(`:is(input, select, textarea)[name="${name}"]`);
      const section = field?.closest("details");
      if (section) section.open = true;
      if (!field?.checkVisibility() || field.closest("[inert], :disabled"))
        throw new Error(`${name} cannot be filled in`);
      field.focus();
      field.value = answer;
      for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }, answers);
}

/** Fills in the volunteer form and presses its button. */
export async function submit(page: Page, answers: Record<string, string>): Promise<void> {
  await fillIn(page, answers);
  await page.getByRole("button", { name: "Register" }).click();
}

/** The values of fields of a form. */
export async function filledIn(page: Page, names: string[]): Promise<Record<string, string>> {
  const values: Record<string, string> = await page
    .locator(":is(input, select, textarea)")
    .evaluateAll((all) => Object.fromEntries((all as HTMLInputElement[]).map(({ name, value }) => [name, value])));
  return Object.fromEntries(names.map((name) => [name, values[name] ?? ""]));
}

/**
 * Holds back requests of a page.
 *
 * @param urls a glob of their URLs.
 * @returns `release`, after which the site answers them.
 */
export async function hold(page: Page, urls: string) {
  const held = Promise.withResolvers<void>();
  // Chromium takes no screenshot of a failed test while the request for its next page is held.
  onTestFinished(() => held.resolve());
  await page.route(urls, async (route) => {
    await held.promise;
    // The page may have cancelled the request.
    await route.continue().catch(() => {});
  });
  return { release: held.resolve };
}

const sendPersisted = (type: string) => dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
/** What a browser does when it keeps a page in the back/forward cache, and when the page comes back. */
export const goAway = (page: Page) => page.evaluate(sendPersisted, "pagehide");
export const comeBack = (page: Page) => page.evaluate(sendPersisted, "pageshow");

/** Waits until React has hydrated an island. */
export async function waitForIsland(page: Page, name: string): Promise<void> {
  await page.waitForFunction((name) => {
    const island = document.querySelector(`[data-island="${name}"]`) ?? {};
    return Object.keys(island).some((key) => key.startsWith("__reactContainer"));
  }, name);
}
