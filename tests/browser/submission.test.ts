import type { Route } from "playwright-core";
import { expect, test } from "vitest";
import { comeBack, control, filledIn, fillIn, hold, submit } from "../support/browser.ts";
import { confirmation, names, openForm, registerButton, status, waitForForm } from "../support/form.ts";
import { sharedSite, someAnswers } from "../support/site.ts";
import { startUpstream } from "../support/upstream.ts";

const site = await sharedSite();

test("pressing Register often sends the form once, and says “Submitting...” at once", async () => {
  const page = await openForm(site.form);
  const answers = someAnswers();
  await fillIn(page, answers);
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.url());
  });
  const held = await hold(page, "**/joinvolunteer");
  await registerButton(page).dblclick();
  expect(await status(page).textContent()).toBe("Submitting...");
  await control(page, "name").click({ force: true });
  await page.keyboard.type("changed while it was sent");
  await page.keyboard.press("Enter");
  await registerButton(page).click({ force: true });
  held.release();
  await confirmation(page).waitFor();
  expect(posts).toHaveLength(1);
  expect(await site.rows(answers.email)).toMatchObject([answers]);
  await expect.poll(() => filledIn(page, names), { message: "the answers that were sent" }).toEqual(answers);
});

test("an offline submission keeps the answers, and succeeds once the browser is back online", async () => {
  const page = await openForm(site.form);
  await page.context().setOffline(true);
  const answers = someAnswers();
  await submit(page, answers);
  await expect.poll(() => status(page).textContent()).toMatch(/^Error: You seem to be offline\. /);
  expect(await filledIn(page, names)).toEqual(answers);
  await page.context().setOffline(false);
  await registerButton(page).click();
  await confirmation(page).waitFor();
  expect(await site.rows(answers.email)).toMatchObject([answers]);
});

const redirectTo = (location: string) => (route: Route) => route.fulfill({ status: 302, headers: { location } });
const gateway = await startUpstream((_, response) => response.end("<h1>Please sign in</h1>"));

test.for<[what: string, answer: (route: Route) => Promise<void>, urls?: string]>([
  ["every request fails although the browser is online", (route) => route.abort("connectionreset"), "**"],
  ["a gateway answers with an error", (route) => route.fulfill({ status: 520, body: "<h1>x</h1>" })],
  ["a gateway answers with a page", (route) => route.fulfill({ contentType: "text/html", body: "<main></main>" })],
  ["a proxy redirects to another page of the site", redirectTo("/about")],
  ["a proxy redirects to the form", redirectTo("/joinvolunteer")],
  ["a proxy redirects to a page like the confirmation", redirectTo("/joinvolunteer?sent=elsewhere")],
  ["a proxy redirects to another origin", redirectTo(gateway.url)],
])(
  "if %s, nothing is said to be saved, and the answers can be sent again after a reload",
  async ([, answer, urls = "**/joinvolunteer"]) => {
    const page = await openForm(site.form, { expectedErrors: /Failed to load|net::ERR|violates|Fetch API/ });
    await page.clock.install();
    await page.route(urls, (route) => {
      const isAnswered = urls === "**" || route.request().method() === "POST";
      return isAnswered ? answer(route) : route.continue();
    });
    const answers = someAnswers();
    await submit(page, answers);
    await expect
      .poll(async () => {
        // The browser blocks the redirect of a form that it submits itself. The script waits for this navigation.
        await page.clock.runFor(1000);
        return status(page).textContent();
      })
      .toMatch(/^Error: We could not confirm your registration\. /);
    expect(await page.getByText("Registration successful!").count(), "claims of a success").toBe(0);
    expect(await filledIn(page, names)).toEqual(answers);
    await page.unroute(urls);
    await page.reload();
    await waitForForm(page);
    await expect.poll(() => filledIn(page, names), { message: "answers after a reload" }).toEqual(answers);
    await registerButton(page).click();
    await confirmation(page).waitFor();
    expect(await site.rows(answers.email)).toMatchObject([answers]);
  },
);

test("after 25 s without an answer the browser submits the form itself", async () => {
  const page = await openForm(site.form);
  await page.route("**/joinvolunteer", (route) => {
    if (route.request().resourceType() !== "fetch") return route.continue();
  });
  const answers = someAnswers();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit(page, answers);
  await page.clock.runFor(24_900);
  expect(await status(page).textContent()).toBe("Submitting...");
  await page.clock.runFor(200);
  await confirmation(page).waitFor();
  expect(await site.rows(answers.email)).toMatchObject([answers]);
});

test("answers that are too long stay in the form", async () => {
  const page = await openForm(site.form);
  const answers = someAnswers({ comments: "ू".repeat(15_000) });
  await submit(page, answers);
  await expect
    .poll(() => status(page).textContent())
    .toBe("Error: Your answers are too long. Please shorten them and try again.");
  expect(await filledIn(page, names)).toEqual(answers);
});

test("the honeypot is hidden, and a browser that fills it in costs one more press", async () => {
  const page = await openForm(site.form);
  const honeypot = control(page, "reference_url");
  expect((await honeypot.boundingBox())?.x, "px from the left edge").toBeLessThan(-1000);
  expect(await page.getByRole("textbox", { name: "leave this field empty" }).count(), "spoken honeypots").toBe(0);
  await honeypot.evaluate((field: HTMLInputElement) => {
    field.value = "https://autofill.example";
  });
  const answers = someAnswers();
  await submit(page, answers);
  await expect.poll(() => status(page).textContent()).toMatch(/^Error: Your browser may have filled in /);
  await registerButton(page).click();
  await confirmation(page).waitFor();
  expect(await site.rows(answers.email)).toMatchObject([answers]);
});

test("a form that comes back from the back/forward cache while it was sent can be sent again", async () => {
  const page = await openForm(site.form);
  const held = await hold(page, "**/joinvolunteer");
  const answers = someAnswers();
  await submit(page, answers);
  expect(await status(page).textContent()).toBe("Submitting...");
  const focused = await page.evaluate(() => document.activeElement?.getAttribute("role"));
  expect(focused, "the role of what has the focus").toBe("status");
  const cancelled = page.waitForEvent("requestfailed");
  await comeBack(page);
  await cancelled;
  await expect.poll(() => status(page).textContent()).toBe("");
  expect(await page.locator("form [inert]").count(), "parts of the form that are still inert").toBe(0);
  await control(page, "name").click();
  await page.keyboard.type("!");
  await registerButton(page).click();
  held.release();
  await confirmation(page).waitFor();
  expect(await site.rows(answers.email)).toHaveLength(1);
});
