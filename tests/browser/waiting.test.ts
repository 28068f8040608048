import { expect, test } from "vitest";
import { expectFocus, fillIn, hold, hydrated, openPage, pass } from "../support/browser.ts";
import { commonSite, someAnswers } from "../support/site.ts";

const site = await commonSite();

test("while the form is under way Register looks so, and no further press sends it again", async () => {
  const page = await openPage(site.form);
  const answers = someAnswers();
  await fillIn(page, answers);
  const { release } = await hold(page, "**/joinvolunteer.data*");
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  const register = page.getByRole("button", { name: "Register" });
  const isBusy = () => register.evaluate(({ ariaDisabled, ariaBusy }) => [ariaDisabled, ariaBusy]);
  expect(await isBusy()).toEqual(["false", "false"]);
  await register.click();
  await page.getByText("Submitting...").waitFor();
  expect(await isBusy()).toEqual(["true", "true"]);
  const look = (button: Element) => [
    getComputedStyle(button).cursor,
    getComputedStyle(button, "::before").animationName,
  ];
  expect(await register.evaluate(look)).toEqual(["progress", "spin"]);
  // Playwright would wait for it to become enabled.
  await register.click({ force: true });
  await page.locator("#name").press("Enter");
  release();
  await page.getByRole("status").getByText("Registration successful!").first().waitFor();
  expect(await isBusy()).toEqual(["false", "false"]);
  expect(sent).toHaveLength(1);
  expect(await site.rows(answers.email)).toHaveLength(1);
});

test("a second press sends nothing, before the first is seen, too", async () => {
  const page = await openPage(site.form);
  await fillIn(page, someAnswers());
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  const { asked, release } = await hold(page, "**/joinvolunteer.data");
  // Nothing is drawn meanwhile.
  await page.evaluate(() => {
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = () => {};
    addEventListener("pageshow", () => Object.assign(MessagePort.prototype, { postMessage }), true);
  });
  const press = () => page.getByRole("button", { name: "Register" }).evaluate((button: HTMLElement) => button.click());
  await press();
  await asked;
  await press();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  release();
  await page.getByRole("heading", { name: /you are registered/ }).waitFor();
  expect(sent).toHaveLength(1);
});

test("a registration whose confirmation never comes is told of after 25 s", async () => {
  const page = await openPage(site.form);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await fillIn(page, someAnswers());
  const confirmation = await hold(page, "**/joinvolunteer.data?_routes=root");
  await page.getByRole("button", { name: "Register" }).click();
  await confirmation.asked;
  await pass(page, 24_000);
  expect(await page.getByText("Submitting...").count()).toBe(1);
  await pass(page, 2000);
  await expectFocus(page.getByRole("heading", { name: "You are registered as a volunteer." }));
});

test("a form that is never answered is given up after 25 s, not before, and keeps its answers", async () => {
  const page = await openPage(site.form);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await fillIn(page, someAnswers({ name: "Patient" }));
  await page.route("**/joinvolunteer*", () => {});
  await page.getByRole("button", { name: "Register" }).click();
  await page.getByText("Submitting...").waitFor();
  await pass(page, 24_000);
  expect(await page.getByText("Submitting...").isVisible()).toBe(true);
  await pass(page, 2000);
  await page.getByText("Error: We could not reach the registration service.").first().waitFor();
  expect(await page.locator("#name").inputValue()).toBe("Patient");
});

test("the second refusal takes the focus like the first", async () => {
  const page = await openPage(site.form, { expectedErrors: /Failed to load resource.*400/ });
  await fillIn(page, someAnswers({ name: "  " }));
  const summary = page.getByRole("heading", { name: "Error: Some answers need another look." });
  for (const _ of ["first", "second"]) {
    await page.getByRole("button", { name: "Register" }).click();
    await summary.waitFor();
    await expectFocus(summary);
    await page.locator("#comments").focus();
  }
});

test("no script is asked for before the first paint", async () => {
  const page = await openPage(site.url);
  await page.addInitScript(() => {
    const paintsBefore: number[] = [];
    Object.assign(window, { paintsBefore });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (node instanceof HTMLScriptElement && node.src)
            paintsBefore.push(performance.getEntriesByType("paint").length);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${site.url}/about`);
  const paintsBefore = () => page.evaluate(() => (window as unknown as { paintsBefore: number[] }).paintsBefore);
  await expect.poll(paintsBefore).not.toEqual([]);
  expect(Math.min(...(await paintsBefore()))).toBeGreaterThan(0);
});

test.for([0, 3])(
  "the menu opened before the scripts came, and left by %i × Tab, opens like any other",
  async (behind) => {
    const page = await openPage(site.url, { viewport: { width: 390, height: 844 } });
    const { release } = await hold(page, "**/assets/entry.client-*");
    await page.goto(`${site.url}/contact`, { waitUntil: "commit" });
    const menu = page.locator("#site-menu");
    const close = menu.getByRole("button", { name: "Close" });
    const opener = page.getByRole("button", { name: "Menu" });
    await opener.press("Enter");
    await menu.waitFor();
    if (behind) {
      const inMenu = () => menu.evaluate((element) => element.contains(document.activeElement));
      await page.keyboard.press("Tab");
      while (await inMenu()) await page.keyboard.press("Tab");
      for (let times = 1; times < behind; times++) await page.keyboard.press("Tab");
      expect(await menu.isVisible()).toBe(false);
    }
    release();
    await hydrated(page);
    if (behind) {
      await opener.focus();
      expect(await menu.isVisible()).toBe(false);
    }
    for (let times = 0; times < 2; times++) {
      await opener.press("Enter");
      await expectFocus(close);
      await page.keyboard.press("Escape");
      await menu.waitFor({ state: "hidden" });
      await expectFocus(opener);
    }
  },
);
