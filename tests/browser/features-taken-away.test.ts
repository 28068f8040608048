import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, submit } from "../support/browser.ts";
import { startConsentProvider } from "../support/consent.ts";
import { representatives } from "../support/representatives.ts";
import { someAnswers, startSite } from "../support/site.ts";
import { nextToast } from "../support/toasts.ts";

const provider = await startConsentProvider();
const site = await startSite(provider.settings);

/** Features that the oldest browsers lack, by the object that has them. */
const lacking: [string, string[]][] = [
  ["PerformanceObserver", ["window.PerformanceObserver"]],
  ["TextEncoderStream", ["window.TextEncoderStream", "window.TextDecoderStream"]],
  ["AbortSignal.timeout", ["AbortSignal.timeout", "AbortSignal.any"]],
  [
    "popover",
    ["popover", "showPopover", "hidePopover", "togglePopover"].map((name) => `HTMLElement.prototype.${name}`),
  ],
];
const more = ["Document.prototype.startViewTransition", "window.BroadcastChannel", "Crypto.prototype.randomUUID"];
const everything: [string, string[]] = ["all of these and more", [...lacking.flatMap(([, names]) => names), ...more]];

test.for(representatives(1, [everything, ...lacking]))(
  "without %s a page hydrates, and sign-in, menu, form and Logout do as with it",
  async ([, names]) => {
    const take = (taken: string[]) => {
      for (const name of taken) {
        const path = name.split(".");
        const last = path.pop() ?? "";
        const holder = path.reduce((object, key) => Reflect.get(object, key), window as object);
        if (!Reflect.deleteProperty(holder, last) || last in holder) throw new Error(`${name} is still there`);
      }
    };
    const before = (page: Page) => page.addInitScript(take, names);
    const page = await openPage(site.form, { viewport: { width: 390, height: 844 }, before });
    const menu = page.getByRole("dialog", { name: "Menu" });
    const openMenu = () => page.getByRole("button", { name: "Menu" }).click();
    await openMenu();
    await menu.getByRole("button", { name: "Sign in with Google" }).click();
    expect(await nextToast(page)).toBe("success: Welcome Asha Kulkarni");
    await menu.waitFor({ state: "hidden" });
    await openMenu();
    await menu.getByRole("button", { name: "Logout" }).click();
    expect(await nextToast(page)).toBe("success: Logged out successfully");
    await menu.waitFor({ state: "hidden" });
    const answers = someAnswers();
    await submit(page, answers);
    await page.getByRole("heading", { name: /you are registered/ }).waitFor();
    expect(await site.rows(answers.email)).toHaveLength(1);
  },
);

test("where the browser gives no channel to other tabs, a page stays", async () => {
  const before = (page: Page) =>
    page.addInitScript(() => {
      window.BroadcastChannel = class extends BroadcastChannel {
        constructor(name: string) {
          super(name);
          throw new DOMException("The operation is insecure.", "SecurityError");
        }
      };
    });
  const page = await openPage(`${site.url}/about`, { before });
  await page.getByRole("button", { name: "Sign in with Google" }).click();
  expect(await nextToast(page)).toBe("success: Welcome Asha Kulkarni");
  await page.getByRole("heading", { name: "About us" }).waitFor();
});
