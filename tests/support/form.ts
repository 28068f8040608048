import type { Page } from "playwright-core";
import { fields } from "#app/registration/fields.ts";
import { openPage } from "./browser.ts";

/** The names of the form's fields, and the values of an empty form. */
export const names = fields.map(({ name }) => name);
export const nothing = Object.fromEntries(names.map((name) => [name, ""]));

export const registerButton = (page: Page) => page.getByRole("button", { name: "Register" });
/** The first status of the page. After a success, the form with its own status is folded away below. */
export const status = (page: Page) => page.locator("main [role=status]").first();
export const confirmation = (page: Page) => page.getByRole("heading", { name: /you are registered as a volunteer/ });
/** The summary of a rejected form. */
export const correctOneAnswer = (page: Page) => page.getByRole("heading", { name: "Error: Please correct 1 answer." });

/** Chromium reports rejected and blocked requests on the console. */
export const FAILED_LOAD = /Failed to load resource|net::ERR|Failed to fetch dynamically imported module/;

/** Waits until the script of the form has started: it copies the answers before the page is printed. */
export async function waitForForm(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new Event("beforeprint"));
    return document.querySelector("[data-answer]") !== null;
  });
}

/** Opens the form and waits until its script has started. */
export async function openForm(url: string, options: Parameters<typeof openPage>[1] = {}): Promise<Page> {
  const page = await openPage(url, { expectedErrors: FAILED_LOAD, ...options });
  await waitForForm(page);
  return page;
}
