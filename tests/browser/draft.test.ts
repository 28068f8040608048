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
import { sharedSite, someAnswers } from "../support/site.ts";

const site = await sharedSite();
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

test("answers that were rejected and corrected before the script runs stay, and are in the draft", async () => {
  const page = await openForm(site.form);
  await fillIn(page, { company: "An older draft" });
  const script = await hold(page, FORM_SCRIPT);
  await page.reload();
  const answers = someAnswers({ name: " " });
  await submit(page, answers);
  await correctOneAnswer(page).waitFor();
  const comments = { comments: "corrected" };
  await fillIn(page, comments);
  script.release();
  await waitForForm(page);
  await page.goto(site.form);
  await expectForm(page, { ...answers, ...comments });
});

test.for<[when: string, visit: (page: Page) => Promise<unknown>, email: string]>([
  ["on a first visit", (page) => page.goto(site.form), ""],
  ["after a reload", (page) => page.reload(), "asha@example.org"],
  ["after Back", (page) => page.goto(`${site.url}/about`).then(() => page.goBack()), "asha@example.org"],
])("what is typed %s before the script runs stays, and is in the draft", async ([, visit, email]) => {
  const page = await openForm(site.form);
  await fillIn(page, { email });
  const script = await hold(page, FORM_SCRIPT);
  await visit(page);
  await page.waitForLoadState();
  await type(page, "name", "Asha");
  await type(page, "volunteer_for", "Pune");
  await type(page, "expectations", "one three");
  for (const _ of "three") await page.keyboard.press("ArrowLeft");
  script.release();
  await waitForForm(page);
  await page.keyboard.type("two ");
  const expected = { ...nothing, email, name: "Asha", volunteer_for: "Pune Meetup", expectations: "one two three" };
  await expectForm(page, expected);
  await page.goto(site.form);
  await expectForm(page, expected);
});

test("after a success the answers are folded away, can be sent again, and are not in the form for somebody else", async () => {
  const page = await openForm(`${site.form}?meetup=Hyderabad`);
  const { volunteer_for: _, ...answers } = someAnswers({ name: " " });
  await submit(page, answers);
  await correctOneAnswer(page).waitFor();
  await submit(page, { name: "Asha" });
  await confirmation(page).waitFor();
  expect(await page.getByText(/Enter your name|You need not register/).count(), "sentences of the old page").toBe(0);
  expect(await page.title()).toMatch(/^Register as a volunteer/);
  const kept = page.locator(".control:not([autocomplete=off])");
  expect(await kept.count(), "fields that the browser keeps in its history").toBe(0);
  await page.getByText("Your answers", { exact: true }).click();
  await registerButton(page).click();
  await registerButton(page).waitFor({ state: "hidden" });
  await confirmation(page).waitFor();
  const expected = { ...answers, name: "Asha", volunteer_for: "Hyderabad Meetup" };
  expect(await filledIn(page, names)).toEqual(expected);
  expect(await site.rows(String(answers.email))).toMatchObject([expected]);
  await page.getByRole("link", { name: "Register somebody else" }).click();
  await confirmation(page).waitFor({ state: "detached" });
  await expectForm(page, nothing);
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

test("from the back/forward cache a form comes back with its answers, or empty without a draft, and no confirmation", async () => {
  const page = await openForm(`${site.form}?meetup=Pune`);
  const answers = someAnswers({ name: " " });
  await submit(page, answers);
  await correctOneAnswer(page).waitFor();
  await comeBack(page);
  expect(await filledIn(page, names)).toEqual(answers);
  await page.evaluate(() => sessionStorage.clear());
  for (const heading of [correctOneAnswer(page), confirmation(page)]) {
    await heading.waitFor();
    await comeBack(page);
    await heading.waitFor({ state: "detached" });
    await expectForm(page, { ...nothing, volunteer_for: "Pune Meetup" });
    await submit(page, someAnswers());
  }
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
  await page.goto(site.form);
  await expectForm(page, nothing);
  const later = { ...nothing, name: "Somebody else" };
  await fillIn(page, later);
  await page.goto(`${site.form}?sent`, { waitUntil: "networkidle" });
  await page.goto(site.form);
  await expectForm(page, later);
});

test("another tab keeps its unfinished answers, and leaves the confirmation to the tab that registered", async () => {
  const page = await openForm(site.form);
  const other = await page.context().newPage();
  await other.goto(site.form);
  await waitForForm(other);
  const unfinished = { ...nothing, name: "Somebody else" };
  await fillIn(other, unfinished);
  await page.route("**/joinvolunteer", async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    await other.reload();
    await route.fulfill({ response });
  });
  await submit(page, someAnswers());
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
  "a page that is translated stores what was chosen (before the script: %s)",
  async (isBefore) => {
    const page = await openPage("about:blank", { expectedErrors: FAILED_LOAD });
    const script = await hold(page, FORM_SCRIPT);
    await page.goto(`${site.form}?meetup=pune`);
    if (isBefore) await page.evaluate(changePage);
    await type(page, "volunteer_for", "Hyd");
    const comments = control(page, "comments");
    const section = page.getByText("About you (optional)");
    await section.click();
    script.release();
    await waitForForm(page);
    if (!isBefore) await page.evaluate(changePage);
    expect(await comments.isVisible(), "the section is open").toBe(true);
    await section.click();
    expect(await comments.isVisible(), "the section is open").toBe(false);
    const { volunteer_for: _, ...answers } = someAnswers({ name: " " });
    await submit(page, answers);
    await correctOneAnswer(page).waitFor();
    await page.evaluate(changePage);
    await submit(page, { name: "Asha" });
    await confirmation(page).waitFor();
    expect(await site.rows(String(answers.email))).toMatchObject([{ name: "Asha", volunteer_for: "Hyderabad Meetup" }]);
  },
);
