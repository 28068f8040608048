import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { comeBack, control, filledIn, fillIn, hold, openPage, submit } from "../support/browser.ts";
import {
  confirmation,
  correctOneAnswer,
  FAILED_LOAD,
  names,
  nothing,
  openForm,
  registerButton,
  waitForForm,
} from "../support/form.ts";
import { commonSite, someAnswers } from "../support/site.ts";

const site = await commonSite();
const FORM_SCRIPT = "**/assets/form-script-*.js";
const draft = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

async function expectForm(page: Page, answers: Record<string, string>): Promise<void> {
  await waitForForm(page);
  await expect.poll(() => filledIn(page, Object.keys(answers))).toEqual(answers);
}

/** Blocks scripted requests as a content blocker does. */
const blockFetch = (page: Page) =>
  page.route("**/*", (route) => (route.request().resourceType() === "fetch" ? route.abort() : route.continue()));

/** Types into a field as a visitor does. */
async function type(page: Page, name: string, text: string): Promise<void> {
  await control(page, name).focus();
  await page.keyboard.type(text);
}

test("typed answers survive a reload and a visit to another page", async () => {
  const page = await openForm(site.form);
  expect(await draft(page), "the draft of an untouched form").toBe("{}");
  const answers = someAnswers({ super_power: "", comments: "one\ntwo" });
  await fillIn(page, answers);
  await page.reload();
  await expectForm(page, answers);
  await page.goto(`${site.url}/privacy`);
  await page.goto(site.form);
  await expectForm(page, answers);
  await fillIn(page, { comments: "" });
  await page.reload();
  await expectForm(page, { ...answers, comments: "" });
});

test("a city in the address wins over a draft for another one, and a reload keeps the chosen meetup", async () => {
  const page = await openForm(`${site.form}?meetup=bengaluru`);
  expect(await filledIn(page, ["volunteer_for"])).toEqual({ volunteer_for: "Bengaluru Meetup" });
  await fillIn(page, { name: "Asha", volunteer_for: "Hyderabad Meetup" });
  await page.reload();
  await expectForm(page, { name: "Asha", volunteer_for: "Hyderabad Meetup" });
  await page.goto(site.form);
  await expectForm(page, { name: "Asha", volunteer_for: "Hyderabad Meetup" });
  await page.goto(`${site.form}?meetup=Pune`);
  await expectForm(page, { name: "Asha", volunteer_for: "Pune Meetup" });
});

test("answers that the server could not read come back from the draft", async () => {
  const page = await openForm(site.form);
  // The browser submits the form itself, and the page that follows has no answers.
  await blockFetch(page);
  const answers = someAnswers({ comments: "ू".repeat(15_000) });
  await submit(page, answers);
  await page.getByRole("heading", { name: "Your answers are too long" }).waitFor();
  await expectForm(page, answers);
});

/** Opens the form, whose script waits until it is released. */
async function openWithoutScript(url: string, before: (page: Page) => Promise<unknown> = async () => {}) {
  let held: Awaited<ReturnType<typeof hold>> | undefined;
  const page = await openPage(url, {
    expectedErrors: /status of 400/,
    before: async (page) => {
      await before(page);
      held = await hold(page, FORM_SCRIPT);
    },
  });
  await held?.asked;
  const start = async () => {
    held?.release();
    await waitForForm(page);
  };
  return { page, start };
}

test("answers that were rejected and corrected before the script runs stay, and are in the draft", async () => {
  const { page, start } = await openWithoutScript(site.form);
  const answers = someAnswers({ name: " " });
  await submit(page, answers);
  await correctOneAnswer(page).waitFor();
  await fillIn(page, { comments: "corrected" });
  await start();
  const expected = { ...answers, comments: "corrected" };
  await expectForm(page, expected);
  await page.goto(`${site.url}/privacy`);
  await page.goto(site.form);
  await expectForm(page, expected);
});

test.for<[visit: string, visit: (page: Page) => Promise<unknown>, before: Record<string, string>]>([
  ["on a first visit", async () => {}, nothing],
  ["after a reload", (page) => page.reload(), { email: "asha@example.org" }],
  [
    "after Back",
    async (page) => {
      await page.goto(`${site.url}/about`);
      await page.goBack();
    },
    { email: "asha@example.org" },
  ],
])("what is typed %s before the script runs stays, and is in the draft", async ([, visit, before]) => {
  const page = await openForm(site.form);
  await fillIn(page, before);
  const held = await hold(page, FORM_SCRIPT);
  await visit(page);
  await page.waitForLoadState();
  await control(page, "name").fill("");
  await type(page, "name", "Asha");
  await type(page, "volunteer_for", "Pune");
  await type(page, "expectations", "one three");
  for (const _ of "three") await page.keyboard.press("ArrowLeft");
  held.release();
  await waitForForm(page);
  await page.keyboard.type("two ");
  const expected = { ...nothing, ...before, name: "Asha", volunteer_for: "Pune Meetup", expectations: "one two three" };
  await expectForm(page, expected);
  await page.goto(`${site.url}/privacy`);
  await page.goto(site.form);
  await expectForm(page, expected);
});

test("after a success the answers are folded away below the confirmation, and can be sent again", async () => {
  const page = await openPage(`${site.url}/about`, { expectedErrors: FAILED_LOAD });
  await page.goto(`${site.form}?meetup=Hyderabad`);
  await waitForForm(page);
  const { volunteer_for: _, ...answers } = someAnswers({ name: " " });
  await submit(page, answers);
  await correctOneAnswer(page).waitFor();
  await submit(page, { name: "Asha" });
  await confirmation(page).waitFor();
  const folded = [control(page, "name"), page.getByRole("region", { name: "Privacy" }), registerButton(page)];
  for (const part of folded) expect(await part.isVisible(), `${part} is visible`).toBe(false);
  expect(await page.getByText("Registration successful!").filter({ visible: true }).count()).toBeGreaterThan(0);
  expect(await page.getByText(/Enter your name|You need not register/).count(), "sentences of the old page").toBe(0);
  expect(await page.title()).toMatch(/^Register as a volunteer/);
  await page.getByText("Your answers", { exact: true }).click();
  for (const part of folded) await part.waitFor();
  const expected = { ...answers, name: "Asha", volunteer_for: "Hyderabad Meetup" };
  expect(await filledIn(page, names)).toEqual(expected);
  const kept = page.locator(".control:not([autocomplete=off])");
  expect(await kept.count(), "fields that the browser keeps in its history").toBe(0);

  await registerButton(page).click();
  await expect.poll(() => registerButton(page).isVisible(), { message: "the form is open" }).toBe(false);
  await confirmation(page).waitFor();
  expect(await site.rows(String(answers.email))).toMatchObject([expected]);
  expect(await draft(page)).toBe("{}");
  await page.reload();
  await expectForm(page, { ...nothing, volunteer_for: "Hyderabad Meetup" });
  await page.goBack();
  expect(page.url()).toBe(`${site.url}/about`);
});

test("“Register somebody else” leads to an empty form", async () => {
  const page = await openForm(site.form);
  await submit(page, someAnswers());
  await confirmation(page).waitFor();
  await page.getByRole("link", { name: "Register somebody else" }).click();
  await confirmation(page).waitFor({ state: "detached" });
  await expectForm(page, nothing);
  expect(await draft(page)).toBe("{}");
});

test.each([
  ["scripts", false, 1],
  // The browser submits the form itself, which adds an entry to its history.
  ["scripted requests blocked", true, 2],
])("with %s, nothing of a sent registration comes back by Back or a reload", async (_, isBlocked, entries) => {
  const page = await openForm(site.form);
  // This older entry of the form has answers that are sent from a newer one.
  await type(page, "name", "Asha");
  await page.goto(`${site.url}/about`);
  await page.goto(site.form);
  await waitForForm(page);
  if (isBlocked) await blockFetch(page);
  await submit(page, someAnswers());
  await confirmation(page).waitFor();
  await expect.poll(() => draft(page)).toBe("{}");
  await page.goto(`${site.url}/about`);
  await page.goto(`${site.url}/contact`);
  await page.goBack();
  for (let entry = 0; entry < entries + 2; entry++) {
    for (const visit of [() => page.goBack(), () => page.reload()]) {
      await visit();
      if (!page.url().endsWith("/joinvolunteer")) continue;
      await expectForm(page, nothing);
      expect(await draft(page)).toBe("{}");
    }
  }
  expect(page.url(), "the older entry").toBe(site.form);
});

test("a form that comes back from the back/forward cache keeps its answers, and is empty without a draft", async () => {
  const page = await openForm(`${site.form}?meetup=Pune`);
  const answers = someAnswers({ name: " " });
  await submit(page, answers);
  await correctOneAnswer(page).waitFor();
  await comeBack(page);
  expect(await filledIn(page, names)).toEqual(answers);
  await page.evaluate(() => sessionStorage.clear());
  await comeBack(page);
  await correctOneAnswer(page).waitFor({ state: "detached" });
  await expectForm(page, { ...nothing, volunteer_for: "Pune Meetup" });
});

test("a confirmation that comes back from the back/forward cache goes, with its answers", async () => {
  const page = await openForm(site.form);
  await submit(page, someAnswers());
  await confirmation(page).waitFor();
  await comeBack(page);
  await confirmation(page).waitFor({ state: "detached" });
  await expectForm(page, nothing);
});

test("the draft of a sent registration goes although the form's script does not load after the success", async () => {
  const page = await openForm(site.form);
  await blockFetch(page);
  await page.route(FORM_SCRIPT, (route) => route.abort());
  await submit(page, someAnswers());
  await confirmation(page).waitFor();
  await expect.poll(() => draft(page)).toBe("{}");
});

test("without cookies a sent registration is confirmed, and a later draft stays", async () => {
  const page = await openForm(site.form);
  await page.route("**/joinvolunteer", async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    await page.context().clearCookies();
    const { "set-cookie": _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  const answers = someAnswers();
  await submit(page, answers);
  await page.getByRole("heading", { name: "If you have just pressed Register, your registration is saved." }).waitFor();
  expect(await site.rows(answers.email)).toHaveLength(1);
  expect(await draft(page)).toBe("{}");
  await page.unroute("**/joinvolunteer");
  await page.getByRole("link", { name: "Register somebody else" }).click();
  await expectForm(page, nothing);
  await fillIn(page, { name: "Somebody else" });
  await page.goto(`${site.form}?sent`);
  await page.waitForLoadState("networkidle");
  await page.goto(site.form);
  await expectForm(page, { ...nothing, name: "Somebody else" });
});

test("another tab keeps its unfinished answers, and leaves the confirmation to the tab that registered", async () => {
  const page = await openForm(site.form);
  const other = await page.context().newPage();
  await other.goto(site.form);
  await waitForForm(other);
  const unfinished = { ...nothing, name: "Somebody else" };
  await fillIn(other, unfinished);
  const held = await hold(page, "**/joinvolunteer", async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    await other.reload();
    await route.fulfill({ response });
  });
  await submit(page, someAnswers());
  await held.asked;
  held.release();
  await confirmation(page).waitFor();
  await expectForm(other, unfinished);
  expect(await confirmation(other).count(), "confirmations").toBe(0);
});

test("the form works in a browser that blocks storage, and Back keeps unsent answers", async () => {
  const before = (page: Page) =>
    page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get() {
          throw new DOMException("Access is denied.", "SecurityError");
        },
      });
    });
  const page = await openForm(site.form, { before });
  await type(page, "name", "Asha");
  await page.goto(`${site.url}/about`);
  await page.goBack();
  await expectForm(page, { ...nothing, name: "Asha" });
  const answers = someAnswers();
  await submit(page, answers);
  await confirmation(page).waitFor();
  expect(await site.rows(answers.email)).toHaveLength(1);
});

/** Changes a page as a translation or an extension does: each text is in another element, and fields get company. */
function changePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest("script, option, textarea")) continue;
    text.replaceWith(Object.assign(document.createElement("font"), { textContent: text.data }));
  }
  for (const field of document.querySelectorAll(".control")) {
    field.setAttribute("data-extension", "");
    field.insertAdjacentHTML("afterend", "<extension-button></extension-button>");
  }
}

test.each([true, false])(
  "a page that is translated before the script runs: %s, stores what was chosen",
  async (isBefore) => {
    const { page, start } = await openWithoutScript(`${site.form}?meetup=pune`);
    if (isBefore) await page.evaluate(changePage);
    await type(page, "volunteer_for", "Hyd");
    const section = page.getByText("About you (optional)");
    await section.click();
    await start();
    if (!isBefore) await page.evaluate(changePage);
    expect(await filledIn(page, ["volunteer_for"])).toEqual({ volunteer_for: "Hyderabad Meetup" });
    expect(await control(page, "comments").isVisible(), "the section is open").toBe(true);
    await section.click();
    expect(await control(page, "comments").isVisible(), "the section is open").toBe(false);
    const { volunteer_for: _, ...answers } = someAnswers({ name: " " });
    await submit(page, answers);
    await correctOneAnswer(page).waitFor();
    await page.evaluate(changePage);
    await submit(page, { name: "Asha" });
    await confirmation(page).waitFor();
    expect(await site.rows(String(answers.email))).toMatchObject([{ name: "Asha", volunteer_for: "Hyderabad Meetup" }]);
  },
);
