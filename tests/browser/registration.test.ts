import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { fields } from "#app/registration/fields.ts";
import { control, expectFocus, filledIn, fillIn, openPage, submit } from "../support/browser.ts";
import {
  confirmation,
  correctOneAnswer,
  FAILED_LOAD,
  names,
  registerButton,
  status,
  waitForForm,
} from "../support/form.ts";
import { post, sharedSite, someAnswers } from "../support/site.ts";
import { nextToast, toastsOf } from "../support/toasts.ts";

const site = await sharedSite();

const colour = (page: Page) => status(page).evaluate((element) => getComputedStyle(element).color);
const RED = "rgb(178, 58, 30)";
const GREEN = "rgb(28, 107, 69)";

/** As people really write them. */
const PHONE_NUMBERS = [
  ..."9876543210|98765 43210|98765-43210|+919876543210|+91 98765 43210|+91-98765-43210|(+91) 98765 43210".split("|"),
  ..."0091 9876543210|09876543210|919876543210|+91 (0) 98765 43210|९८७६५४३२१०|+९१ ९८७६५ ४३२१०|৯৮৭৬৫৪৩২১০".split("|"),
  ..."020 2555 0100|(020) 2555-0100|080-4555-0100 ext. 12|022 2555 0100 / 98765 43210|+1 (415) 555-0100".split("|"),
  ..."+44 20 7946 0100|+977 1-4555010|98765.43210 (WhatsApp)|Mobile: 9876543210".split("|"),
];

/** Blocks requests as a content blocker does. */
const block = (type: string, urls = /./) => ({
  before: (page: Page) =>
    page.route(urls, (route) =>
      route.request().resourceType() === type ? route.abort("blockedbyclient") : route.continue(),
    ),
});

const ways: [what: string, options: Parameters<typeof openPage>[1], keeps: boolean][] = [
  ["with scripts", {}, true],
  ["without JavaScript", { javaScriptEnabled: false }, false],
  ["with all scripts blocked", block("script"), false],
  ["with every script after the entry blocked", block("script", /\/assets\/(?!entry)/), false],
  ["with every scripted request blocked", block("fetch"), false],
];

test("the form is a narrow column, and what happens next is beside it or, on a phone, after it", async () => {
  const page = await openPage(site.form);
  const boxOf = async (selector: string) => (await page.locator(selector).boundingBox()) ?? { x: 0, y: 0, width: 0 };
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const form = await boxOf("form:has(#email)");
    const email = await boxOf("#email");
    const phone = await boxOf("#phone");
    expect(form.width).toBeLessThanOrEqual(680);
    expect(email.width).toBeLessThanOrEqual(600);
    expect(phone.width).toBeLessThanOrEqual(320);
    const next = await boxOf("section:has(> h2:text('What happens next'))");
    if (width === 1280) expect(next.x).toBeGreaterThanOrEqual(form.x + 680);
    else expect(next.y).toBeGreaterThan(phone.y);
  }
});

test.for(ways)("a volunteer registers and sees the confirmation %s", async ([what, options, keeps]) => {
  const page = await openPage(site.form, { expectedErrors: FAILED_LOAD, ...options });
  if (keeps) await waitForForm(page);
  const answers = someAnswers({ name: `Asha ${what}`, comments: "one\ntwo" });
  await submit(page, answers);
  expect(await nextToast(page)).toBe("success: Registration successful!");
  await expectFocus(confirmation(page));
  expect(await confirmation(page).textContent()).toContain(
    `Asha ${what}, you are registered as a volunteer for the Pune Meetup.`,
  );
  expect(await page.getByText("What happens next").count(), "“What happens next” in the page").toBe(1);
  expect(await status(page).textContent()).toBe("Registration successful!");
  expect(await colour(page)).toBe(GREEN);
  expect(await registerButton(page).isVisible(), "the form is visible").toBe(false);
  expect(page.url()).toBe(keeps ? site.form : `${site.form}?sent`);
  if (keeps) expect(await filledIn(page, names), "the form is not cleared").toEqual(answers);
  else expect(await control(page, "name").count(), "forms").toBe(0);
  expect(await site.rows(answers.email)).toMatchObject([answers]);

  await page.reload();
  expect(await toastsOf(page)).toEqual([]);
  expect(await confirmation(page).count(), "confirmations").toBe(0);
  expect(await page.getByText(answers.email ?? "").count(), "addresses in the page").toBe(0);
  expect(await site.rows(answers.email)).toHaveLength(1);
});

describe.each([true, false])("with JavaScript: %s", (javaScriptEnabled) => {
  const open = async (url: string) => {
    const page = await openPage(url, { javaScriptEnabled, expectedErrors: FAILED_LOAD });
    if (javaScriptEnabled) await waitForForm(page);
    return page;
  };

  test("a rejected form keeps the answers, and its summary takes the focus and leads to the field", async () => {
    const page = await open(`${site.form}?meetup=Pune`);
    const answers = someAnswers({
      name: " ",
      company: "\u3164",
      volunteer_for: "Hyderabad Meetup",
      comments: "one\ntwo",
    });
    await submit(page, answers);
    await expectFocus(page.getByRole("heading", { name: "Error: Please correct 2 answers." }));
    const ring = await page.locator(".notice").evaluate((notice) => getComputedStyle(notice).outlineStyle);
    expect(ring, "the ring around the summary").toBe("solid");
    expect(await status(page).textContent()).toBe("Error: Please correct 2 answers.");
    await expect.poll(() => colour(page)).toBe(RED);
    expect(await page.locator("form [inert]").count(), "parts of the form that are still inert").toBe(0);
    expect(await filledIn(page, names)).toEqual(answers);
    expect(await page.locator("#name-error").textContent()).toBe("Enter your name.");
    expect(await control(page, "company").getAttribute("aria-describedby")).toBe("company-hint company-error");
    expect(await page.locator("[aria-invalid=true]").count(), "invalid fields").toBe(2);
    await page.getByRole("link", { name: "Enter your company or college." }).click();
    await expectFocus(control(page, "company"));

    await submit(page, { name: "Asha", company: "College" });
    await confirmation(page).waitFor();
    expect(await page.locator("[aria-invalid=true]").count(), "invalid fields").toBe(0);
    expect(await site.rows(answers.email)).toMatchObject([{ volunteer_for: "Hyderabad Meetup", comments: "one\ntwo" }]);
  });

  test("the optional fields are folded, sent either way, and never hide an answer", async () => {
    const page = await open(site.form);
    const comments = control(page, "comments");
    const legend = page.getByText("About you (optional)");
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await comments.isVisible(), "an empty field is visible").toBe(false);
    expect(await page.evaluate(() => document.body.scrollHeight), "px of the page").toBeLessThanOrEqual(3600);
    await legend.click();
    await comments.fill("folded");
    await page.goto(`${site.url}/about`);
    await page.goBack();
    await comments.waitFor();
    expect(await comments.inputValue()).toBe("folded");

    async function fold(): Promise<void> {
      if (await comments.isVisible()) await legend.click();
    }
    const answers = someAnswers();
    const required = fields.filter((field) => field.required).map(({ name }) => [name, answers[name] ?? ""]);
    await fold();
    await submit(page, { ...Object.fromEntries(required), name: " " });
    await correctOneAnswer(page).waitFor();
    await comments.waitFor();
    await fold();
    await submit(page, { name: "Asha" });
    await confirmation(page).waitFor();
    expect(await site.rows(answers.email)).toMatchObject([{ comments: "folded" }]);
  });

  test("marks the answers as required that the server asks for", async () => {
    const answers = await post(site.form, {});
    const asked = (await answers.text()).match(/(?<=id=")\w+(?=-error")/g);
    const page = await open(site.form);
    const fieldsWith = (has: Locator) =>
      page.locator(".field", { has }).evaluateAll((found) => found.map((one) => one.querySelector(".control")?.id));
    const label = page.locator("label");
    expect(await fieldsWith(page.locator(":required")), "fields that are required").toEqual(asked);
    expect(await fieldsWith(label.filter({ hasText: "*" })), "fields marked *").toEqual(asked);
    const others = names.filter((name) => !asked?.includes(name));
    expect(await fieldsWith(label.filter({ hasText: "(optional)" })), "fields marked (optional)").toEqual(others);
  });

  test("long answers are whole on paper", async () => {
    const page = await open(site.form);
    const answers = someAnswers({ company: "College ".repeat(40), comments: "one line\n".repeat(80) });
    await fillIn(page, answers);
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    const cut = await page
      .locator(javaScriptEnabled ? ".control" : "textarea")
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.scrollHeight > control.clientHeight || control.scrollWidth > control.clientWidth)
          .map(({ id }) => id),
      );
    expect(cut).toEqual([]);
    const height = (await page.locator(".field", { has: control(page, "comments") }).boundingBox())?.height;
    expect(height, "px of 80 lines").toBeGreaterThan(80 * 16);
    await page.emulateMedia({ media: "screen" });
    expect(await control(page, "comments").isVisible(), "the field is visible").toBe(true);
  });

  test("the browser checks required answers, the email address and the phone number itself", async () => {
    const page = await open(site.form);
    await registerButton(page).click();
    await expectFocus(control(page, "name"));
    for (const [name, wrong] of [
      ["email", ["not an address"]],
      ["phone", ["asdf", "98765", "022-1234", "९८७६५४३", "1930"]],
    ] as const) {
      for (const answer of wrong) {
        await submit(page, someAnswers({ [name]: answer }));
        await expectFocus(control(page, name));
        const message = await control(page, name).evaluate((field: HTMLInputElement) => field.validationMessage);
        expect(message, answer).not.toBe("");
      }
    }
    expect(await status(page).textContent()).toBe("");
    const phone = control(page, "phone");
    expect(await phone.getAttribute("title")).toBe("Enter at least 8 digits.");
    for (const number of PHONE_NUMBERS) {
      await phone.fill(number);
      expect(await phone.evaluate((field: HTMLInputElement) => field.validity.valid), number).toBe(true);
    }
  });

  test("no control is exposed as invalid before it was answered or sent, and Return says Send", async () => {
    const page = await open(site.form);
    const devtools = await page.context().newCDPSession(page);
    for (const typed of ["", "A"]) {
      await control(page, "name").pressSequentially(typed);
      const { nodes } = await devtools.send("Accessibility.getFullAXTree");
      const invalid = nodes.filter((node) =>
        JSON.stringify(node).includes('"invalid","value":{"type":"token","value":"t'),
      );
      const labels = invalid.map(({ name }) => name?.value).join();
      expect(labels, `invalid after “${typed}” was typed`).toBe("");
    }
    const others = page.locator("input.control:not([enterkeyhint=send])");
    expect(await others.evaluateAll((all) => all.map(({ id }) => id)), "other labels of Return").toEqual([]);
  });
});
