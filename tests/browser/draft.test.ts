import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  comeBack,
  control,
  expectFocus,
  filledIn,
  fillIn,
  hold,
  isHydrated,
  openPage,
  submit,
  waitForIsland,
} from "../support/browser.ts";
import {
  confirmation,
  correctOneAnswer,
  focusForm,
  names,
  nothing,
  openForm,
  registerButton,
} from "../support/form.ts";
import { commonSite, someAnswers } from "../support/site.ts";

const site = await commonSite();
const FORM_SCRIPT = "**/assets/volunteer-form.island-*.js";
const draft = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

async function expectForm(page: Page, answers: Record<string, string>): Promise<void> {
  await waitForIsland(page, "volunteer-form");
  await expect.poll(() => filledIn(page, Object.keys(answers))).toEqual(answers);
}

test("typed answers survive a reload and a visit to another page", async () => {
  const page = await openForm(site.form);
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

test("the form is hydrated at the first focus, and what is typed at once is in the draft", async () => {
  const page = await openPage(site.form);
  await page.waitForLoadState("networkidle");
  expect(await isHydrated(page, "volunteer-form")).toBe(false);
  await control(page, "name").focus();
  await page.keyboard.type("Asha");
  // On a busy machine the browser loads the form's code only after the text was typed.
  await expect.poll(() => draft(page), { message: "the draft" }).toContain("Asha");
  await page.goto(`${site.url}/privacy`);
  await page.goto(site.form);
  await expectForm(page, { ...nothing, name: "Asha" });
});

test("a link to a city selects its meetup, but not over a meetup that the visitor has chosen", async () => {
  const page = await openForm(`${site.form}?meetup=bengaluru`);
  expect(await filledIn(page, ["volunteer_for"])).toEqual({ volunteer_for: "Bengaluru Meetup" });
  await fillIn(page, { name: "Asha" });
  await page.goto(`${site.form}?meetup=Pune`);
  await expectForm(page, { name: "Asha", volunteer_for: "Pune Meetup" });
  await fillIn(page, { volunteer_for: "Hyderabad Meetup" });
  await page.goto(`${site.form}?meetup=Bengaluru`);
  await expectForm(page, { name: "Asha", volunteer_for: "Hyderabad Meetup" });
});

test("answers that the server could not read come back from the draft", async () => {
  const page = await openForm(site.form);
  // The browser submits the form itself, and the page that follows has no answers.
  await page.route("**/*", (route) => (route.request().resourceType() === "fetch" ? route.abort() : route.continue()));
  const answers = someAnswers({ comments: "ू".repeat(15_000) });
  await submit(page, answers);
  await page.getByRole("heading", { name: "Your answers are too long" }).waitFor();
  await expectForm(page, answers);
});

test("answers that were rejected and corrected before hydration survive it, and a visit to another page", async () => {
  const { page, hydrate } = await openBeforeHydration();
  const answers = someAnswers({ name: " " });
  await submit(page, answers);
  await correctOneAnswer(page).waitFor();
  const comments = { comments: "corrected before hydration" };
  await fillIn(page, comments);
  await hydrate();
  await expectForm(page, { ...answers, ...comments });
  await page.goto(`${site.url}/privacy`);
  await page.goto(site.form);
  await expectForm(page, { ...answers, ...comments });
});

test("Back after a success does not lead to the answers, with any query", async () => {
  const page = await openPage(`${site.url}/about`);
  await page.goto(`${site.form}?fbclid=x`);
  await focusForm(page);
  await submit(page, someAnswers());
  await confirmation(page).waitFor();
  await waitForIsland(page, "volunteer-form");
  await page.goBack();
  expect(page.url()).toBe(`${site.url}/about`);
});

test.each([
  ["scripts", /$^/, 1],
  // The browser submits the form itself, which adds an entry to its history.
  ["scripted requests blocked", /\/joinvolunteer$/, 2],
])("with %s, nothing of a sent registration comes back by Back or a reload", async (_, blocked, entries) => {
  const page = await openForm(site.form);
  await page.route(blocked, (route) => (route.request().resourceType() === "fetch" ? route.abort() : route.continue()));
  await submit(page, someAnswers());
  await confirmation(page).waitFor();
  await waitForIsland(page, "volunteer-form");
  await page.goto(`${site.url}/about`);
  await page.goto(`${site.url}/contact`);
  await page.goBack();
  for (let entry = 0; entry < entries; entry++) {
    for (const visit of [() => page.goBack(), () => page.reload()]) {
      await visit();
      expect(page.url()).toBe(site.form);
      await expectForm(page, nothing);
      expect(await draft(page)).toBe("{}");
    }
  }
});

test("a form that comes back from the back/forward cache without a draft is empty", async () => {
  const page = await openForm(`${site.form}?meetup=Pune`);
  const answers = someAnswers({ name: " " });
  await submit(page, answers);
  await correctOneAnswer(page).waitFor();
  await comeBack(page);
  expect(await filledIn(page, names)).toEqual(answers);
  await page.evaluate(() => sessionStorage.clear());
  await comeBack(page);
  await expectForm(page, { ...nothing, volunteer_for: "Pune Meetup" });
  expect(await page.getByText("Error:").count(), "errors").toBe(0);
});

test("a confirmation that comes back from the back/forward cache goes, with its answers", async () => {
  const page = await openForm(site.form);
  await submit(page, someAnswers());
  await confirmation(page).waitFor();
  await waitForIsland(page, "volunteer-form");
  await comeBack(page);
  await expectForm(page, nothing);
  expect(await confirmation(page).count(), "confirmations").toBe(0);
  expect(await control(page, "name").isVisible(), "the form is visible").toBe(true);
});

test("after a success the answers are folded away, and “Show my answers” shows them", async () => {
  const page = await openForm(site.form);
  const answers = someAnswers();
  await submit(page, answers);
  const folded = [control(page, "name"), page.getByRole("region", { name: "Privacy" }), registerButton(page)];
  const button = page.getByRole("button", { name: "Show my answers" });
  expect(await button.getAttribute("aria-expanded")).toBe("false");
  for (const part of folded) expect(await part.isVisible(), `${part} is visible`).toBe(false);
  expect(await page.getByText("Registration successful!").filter({ visible: true }).count()).toBeGreaterThan(0);
  await button.click();
  for (const part of folded) await part.waitFor();
  expect(await filledIn(page, names)).toEqual(answers);
  const kept = page.locator(".control:not([autocomplete=off])");
  expect(await kept.count(), "fields that the browser keeps in its history").toBe(0);
});

test("a meetup that the link selected is in the form after a success", async () => {
  const page = await openForm(`${site.form}?meetup=Hyderabad`);
  const { volunteer_for: _, ...answers } = someAnswers();
  await submit(page, answers);
  await confirmation(page).waitFor();
  await expectForm(page, { ...answers, volunteer_for: "Hyderabad Meetup" });
});

test.each([true, false])("“Clear the form” empties the form and the draft, more typing first: %s", async (types) => {
  const page = await openForm(site.form);
  await submit(page, someAnswers());
  await confirmation(page).waitFor();
  if (types) {
    await page.getByRole("button", { name: "Show my answers" }).click();
    await fillIn(page, { comments: "More", volunteer_for: "Bengaluru Meetup" });
  }
  await page.getByRole("button", { name: "Clear the form" }).click();
  await expectFocus(control(page, "name"));
  expect(await filledIn(page, names)).toEqual(nothing);
  expect(await confirmation(page).count(), "confirmations").toBe(0);
  expect(await draft(page)).toBe("{}");
  await page.reload();
  await expectForm(page, nothing);
});

test("the draft of a sent registration goes although the form's script does not load after the success", async () => {
  const page = await openForm(site.form);
  await page.route(FORM_SCRIPT, (route) => route.abort());
  await submit(page, someAnswers());
  await confirmation(page).waitFor();
  await expect.poll(() => draft(page)).toBe("{}");
});

test("without cookies, a sent registration is confirmed without a form, and does not come back", async () => {
  const page = await openForm(site.form);
  await page.route("**/joinvolunteer?sent", async (route) => {
    await page.context().clearCookies();
    await route.continue();
  });
  const answers = someAnswers();
  await submit(page, answers);
  await page.getByRole("heading", { name: "If you have just pressed Register, your registration is saved." }).waitFor();
  expect(await registerButton(page).count(), "forms").toBe(0);
  expect(await site.rows(answers.email)).toHaveLength(1);
  await page.getByRole("link", { name: "Register somebody else" }).click();
  await focusForm(page);
  await expectForm(page, nothing);
  await fillIn(page, { name: "Somebody else" });
  await page.goto(`${site.form}?sent`);
  await page.goto(site.form);
  await expectForm(page, { ...nothing, name: "Somebody else" });
});

test("another tab keeps its unfinished answers, and leaves the confirmation to the tab that registered", async () => {
  const page = await openForm(site.form);
  const other = await page.context().newPage();
  await other.goto(site.form);
  await focusForm(other);
  const unfinished = { ...nothing, name: "Somebody else" };
  await fillIn(other, unfinished);
  const held = await hold(page, "**/joinvolunteer?sent");
  await submit(page, someAnswers());
  await held.asked;
  await other.reload();
  await expectForm(other, unfinished);
  expect(await confirmation(other).count(), "confirmations").toBe(0);
  held.release();
  await confirmation(page).waitFor();
});

test("the form works in a browser that blocks storage", async () => {
  const before = (page: Page) =>
    page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get() {
          throw new DOMException("Access is denied.", "SecurityError");
        },
      });
    });
  const page = await openForm(site.form, { before });
  const answers = someAnswers();
  await submit(page, answers);
  await confirmation(page).waitFor();
  expect(await site.rows(answers.email)).toHaveLength(1);
});

/** Opens the form, whose script waits until it is released. */
async function openBeforeHydration(before: (page: Page) => Promise<unknown> = async () => {}) {
  let held: Awaited<ReturnType<typeof hold>> | undefined;
  const page = await openPage(site.form, {
    expectedErrors: /status of 400/,
    before: async (page) => {
      await before(page);
      held = await hold(page, FORM_SCRIPT);
    },
  });
  await held?.asked;
  const hydrate = async () => {
    held?.release();
    await waitForIsland(page, "volunteer-form");
  };
  return { page, hydrate };
}

test("answers that are typed before hydration stay, also after a reload, with the caret where it was", async () => {
  const { page, hydrate } = await openBeforeHydration();
  const answers = someAnswers();
  await fillIn(page, answers);
  const comments = control(page, "comments");
  await comments.fill("one three");
  await comments.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(4, 4));
  await hydrate();
  await page.keyboard.type("two ");
  const expected = { ...answers, comments: "one two three" };
  expect(await filledIn(page, names)).toEqual(expected);
  await page.goto(site.form);
  await expectForm(page, expected);
});

test("an extension that changes the page before hydration leaves the form, the answers and the caret alone", async () => {
  const { page, hydrate } = await openBeforeHydration((page) =>
    page.addInitScript(() =>
      addEventListener("DOMContentLoaded", () => {
        document.documentElement.className = "extension";
        document.body.insertAdjacentHTML("afterbegin", "<extension-bar></extension-bar>");
        document.querySelector("main")?.insertAdjacentHTML("beforeend", "<extension-button></extension-button>");
        for (const field of document.querySelectorAll("input")) field.setAttribute("data-extension", "");
      }),
    ),
  );
  const answers = someAnswers();
  await fillIn(page, answers);
  const name = control(page, "name");
  await name.focus();
  await name.evaluate((field: HTMLInputElement) => field.setSelectionRange(4, 4));
  await hydrate();
  await page.keyboard.type("!");
  expect(await filledIn(page, names)).toEqual({ ...answers, name: "Asha! Kulkarni" });
});

test("an extension that changes the form itself before hydration leaves typed texts, and a form that registers", async () => {
  const page = await openPage(site.form, {
    // React reports that the HTML is not the server's.
    expectedErrors: /Minified React error #4(18|23|25)/,
    before: (page) =>
      page.addInitScript(() =>
        addEventListener("DOMContentLoaded", () => {
          for (const label of document.querySelectorAll("form label")) {
            label.replaceChildren(Object.assign(document.createElement("font"), { textContent: label.textContent }));
          }
          const [email, phone] = document.querySelectorAll<HTMLInputElement>("[type=email], [type=tel]");
          for (const field of [email, phone]) field?.setAttribute("data-typed", "");
          if (phone) phone.value = "98";
          if (email) email.value = "asha@";
          email?.focus();
        }),
      ),
  });
  await waitForIsland(page, "volunteer-form");
  await expectFocus(control(page, "email"));
  expect([await control(page, "email").inputValue(), await control(page, "phone").inputValue()]).toEqual([
    "asha@",
    "98",
  ]);
  const answers = someAnswers();
  await submit(page, answers);
  await confirmation(page).waitFor();
  expect(await site.rows(answers.email)).toMatchObject([answers]);
});
