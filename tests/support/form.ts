import type { Page } from "playwright-core";
import { fields } from "#app/registration/fields.ts";
import { control, openPage, waitForIsland } from "./browser.ts";

/** The names of the form's fields, and the values of an empty form. */
export const names = fields.map(({ name }) => name);
export const nothing = Object.fromEntries(names.map((name) => [name, ""]));

export const registerButton = (page: Page) => page.getByRole("button", { name: "Register" });
export const status = (page: Page) => page.locator("form p[role=status]");
export const confirmation = (page: Page) => page.getByRole("heading", { name: /you are registered as a volunteer/ });
/** The summary of a rejected form. */
export const correctOneAnswer = (page: Page) => page.getByRole("heading", { name: "Error: Please correct 1 answer." });

/** Chromium reports rejected and blocked requests on the console. */
export const FAILED_LOAD = /Failed to load resource|net::ERR|Failed to fetch dynamically imported module/;

/** Focuses the form and waits until it is hydrated. */
export async function focusForm(page: Page): Promise<void> {
  await control(page, "name").focus();
  await waitForIsland(page, "volunteer-form");
}

/** Opens the form and waits until it is hydrated. */
export async function openForm(url: string, options: Parameters<typeof openPage>[1] = {}): Promise<Page> {
  const page = await openPage(url, { expectedErrors: FAILED_LOAD, ...options });
  await focusForm(page);
  return page;
}
