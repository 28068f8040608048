import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { courses } from "#app/content/courses.ts";
import { pages } from "#app/content/pages.ts";
import { trainingProposalFields } from "#app/content/training-proposal.ts";
import { control, fillIn, openPage } from "../support/browser.ts";
import { commonSite } from "../support/site.ts";

const site = await commonSite();

const inert = (page: Page) => page.locator("main button[aria-disabled=true]");

/** Everything that pressing a button could change. */
async function stateOf(page: Page) {
  return {
    url: page.url(),
    title: await page.title(),
    history: await page.evaluate(() => history.length),
    page: await page.evaluate(() => document.body.innerHTML),
  };
}

describe.each([
  { javaScriptEnabled: true, how: "with JavaScript" },
  { javaScriptEnabled: false, how: "without JavaScript" },
])("$how", ({ javaScriptEnabled }) => {
  test("buttons that do nothing take the focus, say why, and do nothing", async () => {
    const labels: Record<string, string[]> = {};
    for (const { path } of pages) {
      // Without a script all are what HTML says; the one in a form may differ.
      if (!javaScriptEnabled && !["/call-for-trainings", "/webinars"].includes(path)) continue;
      const html = await (await fetch(site.url + path)).text();
      if (!html.includes('aria-disabled="true"')) continue;
      const page = await openPage(site.url + path, { javaScriptEnabled });
      const all = await inert(page).allTextContents();
      labels[path] = all;
      // The last of each label stands for the others.
      const buttons = [...new Set(all)].map((label) => inert(page).nth(all.lastIndexOf(label)));
      const requests: string[] = [];
      const before = await stateOf(page);
      page.on("request", (request) => requests.push(request.url()));
      for (const button of buttons) {
        expect(await button.getAttribute("type")).toBe("button");
        await button.focus();
        expect(await button.evaluate((element) => element === document.activeElement), path).toBe(true);
        const notes = (await button.getAttribute("aria-describedby"))?.split(" ") ?? [];
        expect(notes.length, path).toBeGreaterThan(0);
        for (const id of notes) {
          const note = page.locator(`[id="${id}"]`);
          expect(await note.isVisible(), path).toBe(true);
          expect(await note.textContent(), path).toMatch(/\w/);
        }
        const emphasised = (all: Element[]) =>
          all.filter((note) => getComputedStyle(note).outlineStyle === "solid").map(({ id }) => id);
        expect(await page.locator(".inert-note").evaluateAll(emphasised), path).toEqual(notes.slice(-1));
        expect(await page.locator(`[id="${notes.at(-1)}"]`).textContent(), path).toMatch(/not /i);
        // Playwright would wait for an aria-disabled button to become enabled.
        await button.click({ force: true });
        // When the page scrolls under a resting pointer, a link may come to lie under it, and prefetch.
        await page.mouse.move(0, 0);
        await page.keyboard.press("Enter");
        await page.keyboard.press("Space");
      }
      expect(await stateOf(page), path).toEqual(before);
      expect(requests, path).toEqual([]);
    }
    const all: typeof labels = {
      "/on-demand-training": ["Start Learning", "Start Learning", "Start Learning"],
      "/self-assessment": ["Start Assessment", "Start Assessment", "Start Assessment"],
      "/call-for-trainings": ["Submit Proposal"],
      "/arsenal": ["Download", "Documentation", "Download", "Documentation", "Download", "Documentation"],
      "/summits": ["Register Now", "Learn More", "Register Now", "Learn More"],
      "/webinars": ["Register Now", "Watch Recording", "Watch Recording"],
      "/sponsorships": ["Contact Us", "Contact Us", "Contact Us"],
    };
    if (javaScriptEnabled) expect(labels).toEqual(all);
    else expect(all).toMatchObject(labels);
  });

  test("nothing that is typed into a training proposal leaves the page", async () => {
    const page = await openPage(`${site.url}/call-for-trainings`, { javaScriptEnabled });
    await page.waitForLoadState("networkidle");
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    const before = { url: page.url(), history: await page.evaluate(() => history.length) };
    const proposal = { title: "Safe payments", description: "one", duration: "3", audience: "Beginner" };
    await fillIn(page, proposal);
    for (const { name } of trainingProposalFields) {
      await control(page, name).focus();
      if (name !== "audience") await page.keyboard.press("Enter");
    }
    const submit = page.getByRole("button", { name: "Submit Proposal" });
    await submit.click({ force: true });
    await submit.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");

    expect(requests).toEqual([]);
    expect({ url: page.url(), history: await page.evaluate(() => history.length) }).toEqual(before);
    for (const [name, typed] of Object.entries(proposal)) {
      expect(await control(page, name).inputValue()).toContain(typed);
    }
    expect(
      await page.evaluate(() => [sessionStorage, localStorage].map((storage) => JSON.stringify(storage)).join()),
    ).not.toContain("Safe payments");
  });
});

test("buttons of one label are told apart by what they belong to", async () => {
  const page = await openPage(`${site.url}/on-demand-training`);
  const descriptions = await inert(page).evaluateAll((buttons) =>
    buttons.map((button) =>
      (button.getAttribute("aria-describedby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent)
        .join(" "),
    ),
  );
  expect(descriptions).toEqual(courses.map(({ title }) => `${title} Not open yet. See what is open`));
});

test("a webinar's status decides its button's colour", async () => {
  const page = await openPage(`${site.url}/webinars`);
  const looks = await inert(page).evaluateAll((buttons) =>
    buttons.map((button) => {
      const { color, backgroundColor, borderColor } = getComputedStyle(button);
      return `${button.textContent}: ${color} ${backgroundColor} ${borderColor}`;
    }),
  );
  const [upcoming = "", recorded = "", ...others] = [...new Set(looks)];
  expect(others).toEqual([]);
  expect(upcoming.split(": ")[0]).toBe("Register Now");
  expect(recorded.split(": ")[0]).toBe("Watch Recording");
  expect(upcoming.split(": ")[1]).not.toBe(recorded.split(": ")[1]);
});
