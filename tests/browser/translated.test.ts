import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ACCOUNT_CHANNEL } from "#app/account/channel.ts";
import { control, fillIn, openPage } from "../support/browser.ts";
import { sessionCookie } from "../support/session-cookie.ts";
import { commonSite, someAnswers } from "../support/site.ts";

const site = await commonSite();

/**
 * Puts a page into capital letters as Chrome's translator puts it into Hindi: every text, also one that comes later, is
 * replaced by an element within an element.
 */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translateNew = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.data.trim() === "" || text.parentElement?.closest("script, noscript, textarea, font, [translate=no]"))
          continue;
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        inner.textContent = text.data.toUpperCase();
        outer.appendChild(inner);
        text.parentNode?.replaceChild(outer, text);
      }
    };
    translateNew();
    const what = { childList: true, subtree: true, characterData: true };
    new MutationObserver(translateNew).observe(document.documentElement, what);
  });
}

test("translated, home's buttons and counters say what is so, and it can be left and come back to", async () => {
  const page = await openPage(site.url);
  const film = page.locator(".hero-media button");
  await film.waitFor();
  await translate(page);
  for (const button of [film, page.locator(".strip-pause")]) {
    await expect.poll(() => button.innerText()).toMatch(/^PAUSE/);
    await button.click();
    await expect.poll(() => button.innerText()).toMatch(/^PLAY/);
    await button.click();
    await expect.poll(() => button.innerText()).toMatch(/^PAUSE/);
  }
  const counters = page.locator(".counter-value span:last-child");
  await counters.first().scrollIntoViewIfNeeded();
  await expect.poll(() => counters.first().textContent()).not.toBe("0+");
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await page.getByRole("heading", { name: "About us" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "Cyber safety" }).waitFor();
  await counters.first().scrollIntoViewIfNeeded();
  await expect.poll(() => counters.allTextContents()).toEqual(["4000+", "14+", "86+"]);
});

test("translated, a link in a sentence can be pointed at", async () => {
  const page = await openPage(`${site.url}/speaker`, { expectedErrors: /status of 404/ });
  await translate(page);
  const prefetches = page.locator("main link[rel=modulepreload]");
  await page.getByRole("link", { name: "/Speaker" }).hover();
  await prefetches.first().waitFor({ state: "attached" });
  await page.mouse.move(0, 0);
  await prefetches.first().waitFor({ state: "detached" });
  await page.getByRole("heading", { name: "Page not found" }).waitFor();
});

test("translated, the form takes its options, and says how it went each time", async () => {
  const page = await openPage(site.form, { expectedErrors: /status of 400/ });
  await translate(page);
  const answers = someAnswers();
  const { designation = "", volunteer_for = "", ...texts } = answers;
  await fillIn(page, texts);
  await control(page, "designation").selectOption({ label: designation.toUpperCase() });
  await control(page, "volunteer_for").selectOption({ label: volunteer_for.toUpperCase() });
  const register = page.getByRole("button", { name: "Register" });
  for (const name of ["name", "company"]) {
    await control(page, name).fill(" ");
    await register.click();
    await page.locator(`.notice-error [href="#${name}"]`).waitFor();
  }
  await page.getByRole("link", { name: "privacy policy" }).hover();
  await page.locator("form link[rel=modulepreload]").first().waitFor({ state: "attached" });
  await fillIn(page, texts);
  await register.click();
  await page.getByRole("heading", { name: "Asha Kulkarni, you are registered" }).waitFor();
  expect(await site.rows(answers.email)).toMatchObject([{ designation, volunteer_for }]);
  await page.getByRole("button", { name: "Clear the form" }).click();
  await page.getByRole("heading", { name: "you are registered" }).waitFor({ state: "detached" });
});

test("translated, a tab that another account signs in to says which", async () => {
  const signInAs = async (page: Page, displayName: string, email: string) => {
    const [name = "", value = ""] = (await sessionCookie(site, { displayName, email })).split(/=(.*)/);
    await page.context().addCookies([{ name, value, url: site.url }]);
  };
  const page = await openPage(`${site.url}/about`, {
    viewport: { width: 390, height: 844 },
    before: (page) => signInAs(page, "Asha Kulkarni", "asha@example.org"),
  });
  await translate(page);
  const card = page.locator(".menu-account");
  await expect.poll(() => card.textContent()).toMatch(/^AKASHA KULKARNI/);
  await signInAs(page, "Ravi Menon", "ravi@example.org");
  await page.evaluate((name) => new BroadcastChannel(name).postMessage("ravi@example.org"), ACCOUNT_CHANNEL);
  await expect.poll(() => card.textContent()).toMatch(/^RMRAVI MENON/);
});
