import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { startConsentProvider } from "../support/consent-provider.ts";
import { someAnswers, startSite } from "../support/site.ts";
import { firefox } from "./firefox.ts";
import type { Engine, Tab } from "./tab.ts";
import { webkit } from "./webkit.ts";

const provider = await startConsentProvider();
const site = await startSite(provider.settings);
const WAIT = { timeout: 15_000, interval: 100 };

const button = (label: string) => `//button[normalize-space()="${label}"]`;
const visibleIn = (place: string, label: string) => `//*[${place}]${button(label)}`;
const HEADER = "@data-account='header'";
const MENU = "@id='site-menu'";

/** Waits until the page shows a text, or no longer shows it. */
async function expectText(tab: Tab, selector: string, text: string, isShown = true): Promise<void> {
  const shows = (selector: string, text: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].some(
      (element) => element.getClientRects().length > 0 && element.innerText.includes(text),
    );
  // Between two documents a script fails.
  const poll = () => tab.run(shows, selector, text).catch(String);
  await expect.poll(poll, { ...WAIT, message: `“${text}” is shown in ${selector}` }).toBe(isShown);
}

/** Clicks an element as soon as it can be clicked. */
async function click(tab: Tab, xpath: string): Promise<void> {
  await expect.poll(() => tab.click(xpath).then(() => "clicked", String), WAIT).toBe("clicked");
}

async function fillIn(tab: Tab, answers: Record<string, string>): Promise<void> {
  await tab.run((answers) => {
    for (const [name, answer] of Object.entries(answers)) {
      const control = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (control) control.value = answer;
      control?.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, answers);
}

const answerOf = (tab: Tab, name: string) =>
  tab.run((name) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? "", name);

/** Waits until the script of the form has started: it copies the answers before the page is printed. */
async function waitForForm(tab: Tab): Promise<void> {
  const hasFormStarted = () => {
    dispatchEvent(new Event("beforeprint"));
    return document.querySelector("[data-answer]") !== null;
  };
  await expect.poll(() => tab.run(hasFormStarted), { ...WAIT, message: "the form's script has started" }).toBe(true);
}

for (const engine of [firefox, webkit]) {
  if (engine.missing) console.log(`${engine.name} is not tested. Debian's package is missing: ${engine.missing}.`);
  afterAll(engine.close);
  for (const javaScript of [true, false]) {
    describe.skipIf(engine.missing)(`${engine.name}, JavaScript: ${javaScript}`, () =>
      testJourneys(engine, javaScript),
    );
  }
}

function testJourneys(engine: Engine, javaScript: boolean): void {
  async function open(path: string, width = 1280): Promise<Tab> {
    const tab = await engine.open({ javaScript, width });
    onTestFinished(async () => {
      await tab.close();
      expect(tab.errors.filter((error) => !error.includes("Failed to load resource"))).toEqual([]);
    });
    await tab.goto(site.url + path);
    return tab;
  }

  test("a volunteer corrects a rejected form and registers", async () => {
    const tab = await open("/joinvolunteer?meetup=pune");
    if (javaScript) await waitForForm(tab);
    expect(await answerOf(tab, "volunteer_for")).toBe("Pune Meetup");
    const answers = someAnswers({ name: " ", comments: "नमस्ते\ntwo" });
    await fillIn(tab, answers);
    await click(tab, button("Register"));
    await expectText(tab, "h2", "Error: Please correct 1 answer.");
    expect(await tab.run(() => document.activeElement?.textContent)).toBe("Error: Please correct 1 answer.");
    expect(await answerOf(tab, "comments")).toBe(answers.comments);
    await fillIn(tab, { name: "Asha" });
    await click(tab, button("Register"));
    await expectText(tab, ".toast", "Registration successful!");
    await expectText(tab, "h2", "Asha, you are registered as a volunteer for the Pune Meetup.");
    await expectText(tab, "[role=status]", "Registration successful!");
    await expect.poll(() => answerOf(tab, "name"), WAIT).toBe(javaScript ? "Asha" : "");
    expect(await site.rows(answers.email)).toMatchObject([{ ...answers, name: "Asha" }]);
    if (!javaScript) return;
    await tab.goto(`${site.url}/about`);
    await tab.goto(`${site.url}/contact`);
    await tab.run(() => history.go(-2));
    await waitForForm(tab);
    expect(await answerOf(tab, "name"), "a sent answer after Back").toBe("");
    expect(await tab.run(() => JSON.stringify({ ...sessionStorage })), "the draft").toBe("{}");
  });

  test("a visitor signs in right after the page has loaded, through a popup where scripts run, and out", async () => {
    const tab = await open("/joinvolunteer");
    await fillIn(tab, { name: "Half a na" });
    await tab.run(() => void Object.assign(window, { isMarked: true }));
    await click(tab, visibleIn(HEADER, "Sign in with Google"));
    await expectText(tab, ".toast", "Welcome Asha Kulkarni");
    await expectText(tab, "[data-account=header]", "Asha Kulkarni");
    expect(await tab.run(() => "isMarked" in window), "the page is not loaded again").toBe(javaScript);
    expect(await answerOf(tab, "name")).toBe(javaScript ? "Half a na" : "");
    await click(tab, visibleIn(HEADER, "Logout"));
    await expectText(tab, ".toast", "Logged out successfully");
    await expectText(tab, "[data-account=header]", "Sign in with Google");
  });

  test("the menu opens, leads to a page, signs in, and closes by Escape", async () => {
    const tab = await open("/about", 800);
    await click(tab, button("Menu"));
    await click(tab, `//*[${MENU}]//nav//a[.="Events"]`);
    await expectText(tab, "h1", "Events");
    await expectText(tab, "#site-menu", "Close", false);
    await click(tab, button("Menu"));
    await click(tab, visibleIn(MENU, "Sign in with Google"));
    await expectText(tab, ".toast", "Welcome Asha Kulkarni");
    await expectText(tab, "#site-menu", "Close", false);
    await click(tab, button("Menu"));
    await expectText(tab, "#site-menu", "Asha Kulkarni");
    await tab.pressEscape();
    await expectText(tab, "#site-menu", "Close", false);
    expect(await tab.run(() => document.activeElement?.textContent)).toBe("Menu");
  });
}
