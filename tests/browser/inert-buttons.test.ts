import { describe, expect, test } from "vitest";
import { control, fillIn, openPage } from "../support/browser.ts";
import { sharedSite } from "../support/site.ts";

const site = await sharedSite();
const scripted = await openPage("about:blank");
const scriptless = await openPage("about:blank", { javaScriptEnabled: false });

describe.each([true, false])("with JavaScript: %s", (javaScriptEnabled) => {
  const page = javaScriptEnabled ? scripted : scriptless;

  // The buttons of all pages are one component. A tier has a link beside its button, and the proposal has fields.
  test.each(javaScriptEnabled ? ["/webinars", "/sponsorships", "/call-for-trainings"] : ["/webinars"])(
    "buttons on %s do nothing and say so",
    async (path) => {
      await page.goto(site.url + path, { waitUntil: "networkidle" });
      const buttons = await page.locator("main button").all();
      expect(buttons.length, "inert buttons").toBeGreaterThan(0);
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      const before = { url: page.url(), body: await page.evaluate(() => document.body.innerHTML) };
      for (const button of buttons) {
        expect(await button.getAttribute("aria-disabled")).toBe("true");
        const [heading, note] = (await button.getAttribute("aria-describedby"))?.split(" ") ?? [];
        expect(await page.locator(`[id="${heading}"]`).isVisible(), "the heading is visible").toBe(true);
        expect(await page.locator(`[id="${note}"]`).innerText()).toMatch(/\bnot\b|\bNo\b|has passed/);
        // Playwright would wait until an aria-disabled button is enabled.
        await button.click({ force: true });
        await button.press("Enter");
        const outline = await page.locator(`[id="${note}"]`).evaluate((note) => getComputedStyle(note).outlineStyle);
        expect(outline, "the frame around the note of the pressed button").toBe("solid");
      }
      expect({ url: page.url(), body: await page.evaluate(() => document.body.innerHTML) }).toEqual(before);
      expect(requests).toEqual([]);
    },
  );

  test("a training proposal never leaves the page", async () => {
    await page.goto(`${site.url}/call-for-trainings`, { waitUntil: "networkidle" });
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    const proposal = { title: "Safe payments", description: "one", duration: "3", audience: "Beginner" };
    await fillIn(page, proposal);
    await control(page, "title").press("Enter");
    await page.getByRole("button", { name: "Submit Proposal" }).click({ force: true });
    await page.getByRole("button", { name: "Submit Proposal" }).press("Enter");
    expect(requests).toEqual([]);
    expect(page.url()).toBe(`${site.url}/call-for-trainings`);
    expect(await control(page, "title").inputValue()).toBe(proposal.title);
    expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(proposal.title);
  });
});
