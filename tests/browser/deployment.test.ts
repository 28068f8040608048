import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { control, filledIn, fillIn, hold, hydrated, openPage, pass, settled, submit } from "../support/browser.ts";
import { commonSite, someAnswers } from "../support/site.ts";

const site = await commonSite();

const expectedErrors = /Failed to load resource|net::ERR/;
const UNREACHABLE = "The site could not be reached, so this page stays as it is. Please check your connection.";

/** A deployment removes scripts that the page has not loaded yet, until the browser gets a new page. */
async function deploy(page: Page): Promise<void> {
  let isNewPage = false;
  page.on("request", (request) => {
    isNewPage ||= request.isNavigationRequest();
  });
  // The route stays: one that is taken away while requests are under way may leave them waiting for ever.
  await page.route("**/assets/*.js", (route) => (isNewPage ? route.continue() : route.fulfill({ status: 404 })));
}

/** Marks the document; a full page load would remove the mark. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute("data-marked"));
}

/** Opens a page whose own script exists, after one whose script may be gone. */
async function openContactAfterAbout(): Promise<Page> {
  const page = await openPage(`${site.url}/about`, { expectedErrors });
  await footerLink(page, "Contact Us").click();
  await page.getByRole("heading", { level: 1, name: "Contact Us" }).waitFor();
  await page.reload();
  await hydrated(page);
  await mark(page);
  return page;
}

function footerLink(page: Page, label: string) {
  return page.locator("footer").getByRole("link", { name: label, exact: true });
}

test("after a deployment a click is a full load of where it leads, and what was typed comes back", async () => {
  const page = await openPage(site.form, { expectedErrors });
  const answers = someAnswers({ comments: "Two\nlines" });
  await fillIn(page, answers);
  await mark(page);
  await deploy(page);
  await footerLink(page, "About").click();
  await page.getByRole("heading", { level: 1, name: "About us" }).waitFor();
  expect(page.url()).toBe(`${site.url}/about`);
  expect(await isMarked(page)).toBe(false);
  await hydrated(page);
  await page.goto(site.form);
  await hydrated(page);
  expect(await filledIn(page, Object.keys(answers))).toEqual(answers);
});

test.for([
  ["/about", "Code of conduct", "/terms#code-of-conduct"],
  ["/", "Volunteer in Hyderabad", "/joinvolunteer?meetup=Hyderabad"],
] as const)("after a deployment a click on %s, “%s”, leads to all of %s", async ([path, name, address]) => {
  const page = await openPage(site.url + path, { expectedErrors });
  await mark(page);
  await deploy(page);
  await page.getByRole("link", { name }).click();
  await expect.poll(() => page.url()).toBe(site.url + address);
  await hydrated(page);
  expect(await isMarked(page)).toBe(false);
});

test("after a deployment, Back to a page from the back/forward cache shows it, and not again where it led", async () => {
  const page = await openPage(site.form, { expectedErrors });
  await fillIn(page, { name: "Asha" });
  await mark(page);
  await deploy(page);
  // Chromium has no such cache here: the next page does not come, and this one is told that it is back.
  await page.route(`${site.url}/about`, async (route) => {
    await (route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue());
  });
  const leaves = page.waitForEvent("requestfailed", (request) => request.isNavigationRequest());
  await footerLink(page, "About").click();
  await leaves;
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await hydrated(page);
  await expect.poll(() => filledIn(page, ["name"])).toEqual({ name: "Asha" });
  expect(page.url()).toBe(site.form);
  expect(await page.locator(".toast").count()).toBe(0);
});

test.for([
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
  // Firefox drops the script as soon as it leaves the page.
  ["Reload", (page: Page) => page.evaluate(() => dispatchEvent(new Event("beforeunload")))],
] as const)("%s gives up a page that is under way: this one stays, without a word", async ([, giveUp]) => {
  const page = await openPage(`${site.url}/call-for-trainings`, { expectedErrors });
  await control(page, "title").fill("Passwords");
  await mark(page);
  const script = Promise.withResolvers<Route>();
  await page.route("**/assets/about-*.js", script.resolve);
  await footerLink(page, "About").click();
  const held = await script.promise;
  // To stay, the page asks for its data; they come after the script.
  const data = await hold(page, "**/*.data*");
  await giveUp(page);
  await held.fulfill({ status: 404 });
  await settled(page);
  data.release();
  await expect.poll(() => page.evaluate(() => window.__remixRouter.state.navigation.state)).toBe("idle");
  expect([page.url(), await isMarked(page)]).toEqual([`${site.url}/call-for-trainings`, true]);
  expect(await control(page, "title").inputValue()).toBe("Passwords");
  expect(await page.locator(".toast").count()).toBe(0);
  await footerLink(page, "Contact Us").click();
  await page.getByRole("heading", { level: 1, name: "Contact Us" }).waitFor();
  expect(await isMarked(page)).toBe(true);
});

test("after a deployment, pointing at a link changes nothing, while the page's own data are under way, too", async () => {
  const page = await openPage(`${site.url}/call-for-trainings`, { expectedErrors });
  await control(page, "title").fill("Passwords");
  await mark(page);
  await deploy(page);
  const data = await hold(page, "**/*.data*");
  await footerLink(page, "Call for trainings").click();
  await data.asked;
  const answer = page.waitForResponse(/\/assets\/about-.*\.js/);
  await footerLink(page, "About").hover();
  expect((await answer).status()).toBe(404);
  // A browser task runs after everything that the answer led to.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  data.release();
  await expect.poll(() => page.evaluate(() => window.__remixRouter.state.navigation.state)).toBe("idle");
  expect(await isMarked(page)).toBe(true);
  expect(await control(page, "title").inputValue()).toBe("Passwords");
});

test("after a deployment, going back to a page whose script is gone is a full load of it", async () => {
  const page = await openContactAfterAbout();
  await deploy(page);
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "About us" }).waitFor();
  expect(page.url()).toBe(`${site.url}/about`);
  expect(await isMarked(page)).toBe(false);
});

test.for([
  ["is there", (route: Route) => route.continue()],
  ["cannot be reached", (route: Route) => route.abort()],
] as const)(
  "after a deployment, a page that turns out late that it %s is left alone by whoever has gone elsewhere since",
  async ([, answer]) => {
    const page = await openPage(`${site.url}/contact`, { expectedErrors });
    await footerLink(page, "About").click();
    await page.getByRole("heading", { level: 1, name: "About us" }).waitFor();
    await mark(page);
    await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));
    const held: Route[] = [];
    await page.route(`${site.url}/events`, (route) => {
      if (route.request().method() === "HEAD") held.push(route);
      else return route.continue();
    });
    await footerLink(page, "Events").click();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await footerLink(page, "Contact Us").click();
    await page.getByRole("heading", { level: 1, name: "Contact Us" }).waitFor();

    await Promise.all(held.map(answer));
    await Promise.all(held.map((route) => route.request().response()));
    // A browser task runs after everything that the answer led to.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "About us" }).waitFor();
    expect(await isMarked(page)).toBe(true);
    expect(await page.getByText(UNREACHABLE).count()).toBe(0);
  },
);

test("after a deployment, an open form is still taken", async () => {
  const page = await openPage(site.form, { expectedErrors });
  const answers = someAnswers();
  await fillIn(page, answers);
  await mark(page);
  await deploy(page);
  await page.getByRole("button", { name: "Register" }).click();
  await page.getByText("Registration successful!").first().waitFor();
  expect(await isMarked(page)).toBe(true);
  expect(await site.rows(answers.email)).toHaveLength(1);
});

test.for([
  ["asks for a field that it has not", '"phone"', '"mobile"'],
  ["no longer offers what it does", "Hyderabad Meetup", "Nagpur Meetup"],
] as const)("an open form of before a deployment whose form %s says so", async ([, now, before]) => {
  const page = await openPage(`${site.url}/about`, { expectedErrors });
  await page.route(/\/(joinvolunteer|assets\/.*\.js)$/, async (route) => {
    const response = await route.fetch();
    // In a real deployment the scripts have other names.
    const headers = { ...response.headers(), "cache-control": "no-store" };
    await route.fulfill({ response, headers, body: (await response.text()).replaceAll(now, before) });
  });
  await page.goto(site.form);
  await hydrated(page);
  const answers = Object.fromEntries(
    Object.entries(someAnswers({ volunteer_for: "Hyderabad Meetup" })).map(([name, answer]) => [
      name === now.slice(1, -1) ? before.slice(1, -1) : name,
      answer.replace(now, before),
    ]),
  );
  await submit(page, answers);
  const changed = "The form has changed since you opened it. Please reload the page; your answers stay.";
  await page.getByText(`Error: ${changed}`).waitFor();
  expect(await filledIn(page, Object.keys(answers))).toEqual(answers);
  await page.unrouteAll();
  await page.reload();
  await hydrated(page);
  expect(await filledIn(page, ["name", "expectations"])).toEqual({
    name: answers.name,
    expectations: answers.expectations,
  });
});

const failures: [name: string, cut: (page: Page) => Promise<unknown>, mend: (page: Page) => Promise<unknown>][] = [
  ["offline", (page) => page.context().setOffline(true), (page) => page.context().setOffline(false)],
  [
    "with a server that does not answer",
    (page) => page.route("**", (route) => route.abort()),
    (page) => page.unroute("**"),
  ],
];

test.for(failures)(
  "%s, a click leaves the page as it is and says why, and works once mended",
  async ([, cut, mend]) => {
    const page = await openPage(site.form, { expectedErrors });
    const answers = someAnswers();
    await fillIn(page, answers);
    await mark(page);
    await cut(page);
    await footerLink(page, "About").click();
    await page.getByText(UNREACHABLE).waitFor();
    await footerLink(page, "Contact Us").click();
    await page.waitForFunction(() => window.__remixRouter.state.navigation.state === "idle");
    expect(page.url()).toBe(site.form);
    expect(await isMarked(page)).toBe(true);
    expect(await filledIn(page, Object.keys(answers))).toEqual(answers);
    expect(await page.getByText(UNREACHABLE).count()).toBe(1);
    await mend(page);
    await footerLink(page, "About").click();
    await page.getByRole("heading", { level: 1, name: "About us" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Register as a volunteer" }).waitFor();
    expect(await filledIn(page, Object.keys(answers))).toEqual(answers);
  },
);

test("after a deployment, a server that does not say whether it is there is given up after 10 s, not before", async () => {
  const page = await openPage(site.form, { expectedErrors });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await deploy(page);
  await page.route(`${site.url}/about`, () => {});
  const asked = page.waitForRequest(`${site.url}/about`);
  await footerLink(page, "About").click();
  await asked;
  await pass(page, 9000);
  expect(await page.getByText(UNREACHABLE).count()).toBe(0);
  expect(await page.locator("form p[role=status]").textContent()).toBe("");
  await pass(page, 2000);
  await page.getByText(UNREACHABLE).waitFor();
  expect(page.url()).toBe(site.form);
});

test("offline, a refusal stays beside its form", async () => {
  const page = await openPage(site.form, { expectedErrors });
  await submit(page, someAnswers({ name: " " }));
  const summary = page.getByRole("heading", { name: "Error: Some answers need another look." });
  await summary.waitFor();
  await page.context().setOffline(true);
  await footerLink(page, "About").click();
  await page.getByText(UNREACHABLE).waitFor();
  expect(await summary.isVisible()).toBe(true);
});

test("offline, going back to a page whose script is gone leaves page and address as they are", async () => {
  const page = await openContactAfterAbout();
  await page.route("**", (route) => route.abort());
  await page.evaluate(() => history.back());
  await page.getByText(UNREACHABLE).waitFor();
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Contact Us");
  await page.waitForURL(`${site.url}/contact`);
  expect(await isMarked(page)).toBe(true);
});
