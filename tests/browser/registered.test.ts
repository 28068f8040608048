import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { CORRECTION_SUBJECT } from "#app/content/registration.ts";
import { site as community, mailTo, socialLinks } from "#app/content/site.ts";
import { fields } from "#app/registration/fields.ts";
import {
  expectFocus,
  filledIn,
  fillIn,
  hold,
  hydrated,
  openPage,
  openWithoutScripts,
  settled,
  submit,
} from "../support/browser.ts";
import { post, someAnswers, startSite } from "../support/site.ts";
import { nextToast, toastsOf } from "../support/toasts.ts";

const PUBLIC_ORIGIN = "https://navbindu.example";
const site = await startSite({ PUBLIC_ORIGIN });

const names = fields.map(({ name }) => name);
const nothing = Object.fromEntries(names.map((name) => [name, ""]));
const SENTENCE = "Asha Kulkarni, you are registered as a volunteer for the Pune Meetup.";
const panel = (page: Page) => page.locator(".notice", { hasText: SENTENCE });
const status = (page: Page) => page.locator("form p[role=status]");

/** Whether what the answer brought has all come; the answer itself is shown before. */
function isIdle(page: Page): () => Promise<boolean> {
  return async () => {
    await settled(page);
    return page.evaluate(() => window.__remixRouter.state.navigation.state === "idle");
  };
}

async function register(page: Page, answers: Record<string, string> = someAnswers()): Promise<void> {
  await submit(page, answers);
  await panel(page).waitFor();
}

describe.each([
  { javaScriptEnabled: true, words: "with JavaScript" },
  { javaScriptEnabled: false, words: "without JavaScript" },
])("$words", ({ javaScriptEnabled }) => {
  test("a panel says who is registered, what happens next, and how to correct it; one live region says so, too", async () => {
    const page = await openPage(site.form, { javaScriptEnabled });
    await register(page);
    await expectFocus(panel(page).getByRole("heading", { name: SENTENCE }));
    const text = await panel(page).textContent();
    expect(text).toMatch(`write to you by email, from ${community.email}`);
    expect(text).toMatch("We never ask for a password, a PIN or a one-time code.");
    const links = await panel(page).getByRole("link").all();
    expect(await Promise.all(links.map((link) => link.getAttribute("href")))).toEqual([
      mailTo(CORRECTION_SUBJECT),
      socialLinks.find(({ network }) => network === "Discord")?.url,
      "/Volunteer",
    ]);
    expect(text).toContain(`${PUBLIC_ORIGIN}/Volunteer`);
    // Before, it stands beside the form.
    expect(await page.getByRole("heading", { name: "What happens next" }).count()).toBe(1);
    expect(await status(page).textContent()).toBe("Registration successful!");
    // A screen reader is told by one live region, not by the toast as well.
    const live = await page.getByText("Registration successful!").evaluateAll((said) =>
      said
        .map((element) => element.closest("[aria-live], [role=status]"))
        .filter((region) => region?.getAttribute("aria-live") !== "off")
        .map((region) => region?.closest("form") !== null),
    );
    expect(live).toEqual([true]);
  });

  test.for([
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 320, height: 800 },
  ])("at $width × $height the whole sentence is in sight, below the toast", async (viewport) => {
    const page = await openPage(site.form, { javaScriptEnabled, viewport });
    await register(page);
    const [toast, sentence] = await Promise.all([
      page.locator(".toast").boundingBox(),
      page.getByRole("heading", { name: SENTENCE }).boundingBox(),
    ]);
    expect(sentence?.y).toBeGreaterThan((toast?.y ?? 0) + (toast?.height ?? 0));
    expect((sentence?.y ?? 0) + (sentence?.height ?? 0)).toBeLessThan(viewport.height);
  });

  test("the title of a refused form begins with Error, until it is registered or left", async () => {
    const page = await openPage(site.form, { javaScriptEnabled, expectedErrors: /Failed to load resource/ });
    const title = await page.title();
    const refuse = async () => {
      await submit(page, { name: " " });
      await page.getByRole("heading", { name: /^Error/ }).waitFor();
      await expect.poll(() => page.title()).toBe(`Error: ${title}`);
    };
    await fillIn(page, someAnswers());
    await refuse();
    await refuse();
    await register(page, { name: "Asha Kulkarni" });
    await expect.poll(() => page.title()).toBe(title);
    await fillIn(page, someAnswers());
    await refuse();
    await page.locator("footer").getByRole("link", { name: "About", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "About us" }).waitFor();
    await expect.poll(() => page.title()).toMatch(/^About/);
  });

  test("nothing of it is in the address, or left after the next navigation", async () => {
    const page = await openPage(site.form, { javaScriptEnabled });
    await register(page);
    expect(page.url()).toBe(site.form);
    await page.locator("footer").getByRole("link", { name: "About" }).click();
    await page.getByRole("heading", { level: 1, name: "About us" }).waitFor();
    expect(await page.content()).not.toContain("Asha");
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Register as a volunteer" }).waitFor();
    expect(await panel(page).count()).toBe(0);
    expect(await status(page).textContent()).toBe("");
    expect(await filledIn(page, names)).toEqual(nothing);
  });
});

test("a shared computer: clearing the form takes answers, draft and panel away, also for whoever reloads", async () => {
  const page = await openPage(site.form);
  await register(page, someAnswers({ comments: "one\ntwo" }));
  // A kept answer that is edited is a draft again.
  await fillIn(page, { comments: "three" });
  await panel(page).getByRole("button", { name: "Clear the form" }).click();
  await panel(page).waitFor({ state: "detached" });
  expect(await filledIn(page, names)).toEqual(nothing);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("registration-draft"))).toBe("{}");
  expect(await status(page).textContent()).toBe("");
  await expectFocus(page.locator("#name"));
  await page.reload();
  await hydrated(page);
  expect(await filledIn(page, names)).toEqual(nothing);

  await register(page);
  expect(await filledIn(page, ["name"])).toEqual({ name: "Asha Kulkarni" });
});

test("a page from the back/forward cache shows the draft, and nothing of what was registered since", async () => {
  const page = await openPage(site.form);
  await fillIn(page, { name: "Asha Old", company: "Acme" });
  const comeBackFromCache = async (draft: Record<string, string>) => {
    // Chromium has no such cache here.
    await page.evaluate((draft) => sessionStorage.setItem("registration-draft", draft), JSON.stringify(draft));
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  };
  await comeBackFromCache({ name: "Bela New" });
  expect(await filledIn(page, ["name", "company"])).toEqual({ name: "Bela New", company: "" });
  await comeBackFromCache({});
  expect(await filledIn(page, names)).toEqual(nothing);
});

test("a registration whose answer did not come whole is told of once, and is not the next one's outcome", async () => {
  const page = await openPage(site.form, { expectedErrors: /Failed to load resource/ });
  await page.route("**/joinvolunteer.data?_routes=root", (route) => route.abort(), { times: 1 });
  await submit(page, someAnswers({ name: "Asha Kulkarni" }));
  await expectFocus(page.getByRole("heading", { name: "You are registered as a volunteer." }));
  await page.locator("#name").fill(" ");
  await page.getByRole("button", { name: "Register" }).click();
  await expectFocus(page.getByRole("heading", { name: "Some answers need another look." }));
  await expect.poll(isIdle(page)).toBe(true);
  expect(await status(page).textContent()).toMatch(/^Error: /);
  expect(await page.title()).toMatch(/^Error: /);
  expect(await page.locator(".notice-ok").count()).toBe(0);
  expect((await toastsOf(page)).filter((toast) => toast.startsWith("success"))).toHaveLength(1);
  // The next one that succeeds has its name.
  await page.locator("#name").fill("Ravi Friend");
  await page.getByRole("button", { name: "Register" }).click();
  await expectFocus(page.getByRole("heading", { name: /^Ravi Friend, you are registered/ }));
});

test("whoever leaves before the confirmation has come finds an empty form", async () => {
  const page = await openPage(site.form);
  await fillIn(page, someAnswers());
  const confirmation = await hold(page, "**/joinvolunteer.data?_routes=root");
  await page.getByRole("button", { name: "Register" }).click();
  await confirmation.asked;
  const main = page.getByRole("navigation", { name: "Main" });
  await main.getByRole("link", { name: "About" }).click();
  await page.getByRole("heading", { level: 1, name: "About us" }).waitFor();
  confirmation.release();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Register as a volunteer" }).waitFor();
  await expect.poll(isIdle(page)).toBe(true);
  expect(await filledIn(page, names)).toEqual(nothing);
});

test("a refusal stays although the account is asked for again before it came", async () => {
  const page = await openPage(site.form, { expectedErrors: /Failed to load resource/ });
  await page.route("**/joinvolunteer.data?_routes=root", (route) => route.abort(), { times: 1 });
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  expect(await nextToast(page)).toMatch("could not be reached");
  await submit(page, someAnswers({ name: " " }));
  const summary = page.getByRole("heading", { name: "Some answers need another look." });
  await expectFocus(summary);
  await expect.poll(isIdle(page)).toBe(true);
  await expectFocus(summary);
  expect(await status(page).textContent()).toMatch(/^Error: /);
});

test("what is typed after a success is a draft, out of the back/forward cache, too", async () => {
  const page = await openPage(site.form);
  await register(page);
  await page.locator("#name").fill("Ravi Friend");
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await page.reload();
  await hydrated(page);
  expect(await filledIn(page, ["name"])).toEqual({ name: "Ravi Friend" });
});

/** Registers as another tab of the same browser does, so that the confirmation comes to the page. */
async function registerElsewhere(page: Page, answers: Record<string, string>): Promise<void> {
  // As browsers send lines.
  const sent = Object.entries(answers).map(([name, answer]) => [name, answer.replaceAll("\n", "\r\n")]);
  const { headers } = await post(site.form, Object.fromEntries(sent));
  const [, name = "", value = ""] = /^(.*?)=(.*?);/.exec(headers.getSetCookie().join()) ?? [];
  await page.context().addCookies([{ name, value, url: site.url }]);
}

const draftOf = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem("registration-draft") ?? "null"));

test.for([
  ["keeps another's draft", { name: "Ravi" }],
  ["keeps a draft that has no name yet", { name: "" }],
  ["keeps a correction of what was registered", { phone: "+91 20 5550 0999" }],
  ["keeps a correction of a space", { name: "AshaKulkarni" }],
] as const)("a tab that a confirmation has come to %s", async ([, typed]) => {
  const page = await openPage(site.form);
  const answers = someAnswers();
  await fillIn(page, { ...answers, ...typed });
  await registerElsewhere(page, answers);
  await page.reload();
  await panel(page).getByText("Where the form below holds other answers, they are not registered.").waitFor();
  expect(await filledIn(page, names)).toEqual({ ...answers, ...typed });
  expect(await draftOf(page)).toMatchObject({ ...answers, ...typed });
});

test("a tab that a confirmation has come to has no draft of what was registered", async () => {
  const page = await openPage(site.form);
  // U+095E is stored as two characters.
  const answers = someAnswers({ name: " \u095e Kulkarni", comments: "one\n\ntwo " });
  await fillIn(page, answers);
  await registerElsewhere(page, answers);
  await page.reload();
  await page.locator(".notice").waitFor();
  await expect.poll(() => draftOf(page)).toEqual({});
  expect(await filledIn(page, names)).toEqual(nothing);
});

test("a correction under way stays when the page is reloaded, and the confirmation of what it corrects comes", async () => {
  const page = await openPage(site.form, { expectedErrors: /Failed to load resource/ });
  await page.route("**/joinvolunteer.data?_routes=root", (route) => route.abort(), { times: 1 });
  const answers = someAnswers();
  await submit(page, answers);
  await page.getByRole("heading", { name: "You are registered as a volunteer." }).waitFor();
  const { asked } = await hold(page, "**/joinvolunteer.data");
  await submit(page, { phone: "+91 20 5550 0999" });
  await asked;
  await page.reload();
  await panel(page).getByText("Where the form below holds other answers, they are not registered.").waitFor();
  expect(await filledIn(page, names)).toEqual({ ...answers, phone: "+91 20 5550 0999" });
  expect(await site.rows(answers.email)).toMatchObject([answers]);
});

test("a tab is told of its own registration, not of another tab's that was answered with it", async () => {
  const page = await openPage(site.form);
  const { asked, release } = await hold(page, "**/joinvolunteer.data?_routes=root");
  await submit(page, someAnswers());
  await asked;
  await registerElsewhere(page, someAnswers({ name: "Ravi", volunteer_for: "Bengaluru Meetup" }));
  release();
  await expectFocus(page.getByRole("heading", { name: "You are registered as a volunteer." }));
});

test("what is sent before the page is hydrated, after a draft, is no draft after its success", async () => {
  const page = await openPage(site.form);
  const answers = someAnswers();
  await fillIn(page, { ...answers, phone: "" });
  const scripts = await hold(page, "**/assets/*.js");
  await page.reload({ waitUntil: "domcontentloaded" });
  await submit(page, { phone: answers.phone ?? "" });
  await panel(page).waitFor();
  scripts.release();
  await hydrated(page);
  expect(await filledIn(page, names)).toEqual(nothing);
  expect(await draftOf(page)).toEqual({});
  expect(await site.rows(answers.email)).toMatchObject([answers]);
});

test("a confirmation that is drawn for a moment, on a page that is being reloaded, is there after it, once", async () => {
  const page = await openPage(site.form);
  // As it is left, a page can be asked nothing.
  const drawn = Promise.withResolvers<void>();
  await page.exposeFunction("noteDrawn", drawn.resolve);
  await page.evaluate(() => {
    const note = () => requestAnimationFrame(() => setTimeout(Reflect.get(window, "noteDrawn")));
    new MutationObserver(() => document.querySelector(".notice-ok") && note()).observe(document.body, {
      childList: true,
      subtree: true,
    });
  });
  const answer = await hold(page, "**/joinvolunteer.data");
  await submit(page, someAnswers());
  await answer.asked;
  const reloaded = await hold(page, "**/joinvolunteer");
  const reload = page.reload();
  await reloaded.asked;
  answer.release();
  await drawn.promise;
  reloaded.release();
  await reload;
  await expectFocus(page.getByRole("heading", { name: SENTENCE }));
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain("registered");
});

test("a link that is pressed as the answer comes takes the confirmation along", async () => {
  const page = await openPage(site.form);
  await fillIn(page, someAnswers());
  await page.evaluate(() => {
    const { arrayBuffer } = Response.prototype;
    Response.prototype.arrayBuffer = async function () {
      const body = await arrayBuffer.call(this);
      if (this.status === 202) document.querySelector<HTMLElement>("footer a[href='/about']")?.click();
      return body;
    };
  });
  await page.getByRole("button", { name: "Register" }).click();
  await page.getByRole("heading", { level: 1, name: "About us" }).waitFor();
  await expect.poll(() => toastsOf(page)).toContain("success: Registration successful!");
});

test("clearing the form takes the cookie away, too, of a registration that was told of without it", async () => {
  const page = await openPage(site.form, { expectedErrors: /Failed to load resource/ });
  await page.route("**/joinvolunteer.data?_routes=root", (route) => route.abort(), { times: 1 });
  await submit(page, someAnswers());
  await page.getByRole("heading", { name: "You are registered as a volunteer." }).waitFor();
  const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
  expect(await cookies()).toContain("toast");
  await page.getByRole("button", { name: "Clear the form" }).click();
  await expect.poll(cookies).not.toContain("toast");
  await expect.poll(isIdle(page)).toBe(true);
  expect(await page.locator(".notice").count()).toBe(0);
});

test("what is typed while a registration is under way is a draft after it", async () => {
  const page = await openPage(site.form);
  const { asked, release } = await hold(page, "**/joinvolunteer.data");
  await submit(page, someAnswers());
  await asked;
  await fillIn(page, { name: "Ravi", comments: "for a friend" });
  release();
  await panel(page).waitFor();
  await page.reload();
  await hydrated(page);
  expect(await filledIn(page, ["name", "comments"])).toEqual({ name: "Ravi", comments: "for a friend" });
});

test("a correction that was refused stays when the success of what it corrects comes after it, which says so", async () => {
  const page = await openPage(site.form, { expectedErrors: /Failed to load resource/ });
  await submit(page, someAnswers({ company: " ", comments: "corrected" }));
  await page.getByRole("heading", { name: "Some answers need another look." }).waitFor();
  await page.locator("#company").fill("Acme");
  await registerElsewhere(page, someAnswers());
  await page.reload();
  await panel(page).getByText("Where the form below holds other answers, they are not registered.").waitFor();
  expect(await filledIn(page, ["name", "company", "comments"])).toEqual({
    name: "Asha Kulkarni",
    company: "Acme",
    comments: "corrected",
  });
  // Sent and stored, it is nobody's draft.
  await page.getByRole("button", { name: "Register" }).click();
  await expect.poll(isIdle(page)).toBe(true);
  await panel(page).getByText("Where the form below holds").waitFor({ state: "detached" });
  expect(await page.evaluate(() => sessionStorage.getItem("registration-draft"))).toBe("{}");
});

test.for([
  ["at once", undefined],
  ["after a refusal", { name: " " }],
] as const)(
  "the next person after one registered %s, who chooses the form once more, gets an empty one",
  async ([, wrong]) => {
    const page = await openPage(site.form, { expectedErrors: /Failed to load resource/ });
    const answers = someAnswers({ comments: "private" });
    if (wrong) {
      await submit(page, { ...answers, ...wrong });
      await status(page)
        .filter({ hasNotText: /^(Submitting...)?$/ })
        .waitFor();
    }
    await register(page, answers);
    const again = page.locator("footer").getByRole("link", { name: "Volunteer registration" });
    await again.click();
    await panel(page).waitFor({ state: "detached" });
    await expect.poll(() => filledIn(page, names)).toEqual(nothing);
    // What has not been registered stays.
    await fillIn(page, { name: "Ravi", comments: "draft" });
    await again.click();
    await page.locator("h1:focus").waitFor();
    expect(await filledIn(page, ["name", "comments"])).toEqual({ name: "Ravi", comments: "draft" });
  },
);

test.for([
  ["a refusal", { name: " " }],
  ["a registration", {}],
] as const)("whoever goes back while a second try after %s is under way is told so", async ([, first]) => {
  const page = await openPage(site.url, { expectedErrors: /Failed to load resource/ });
  await page.getByRole("link", { name: "Volunteer in Pune" }).click();
  await page.getByRole("heading", { level: 1, name: "Register as a volunteer" }).waitFor();
  const answers = someAnswers();
  await submit(page, { ...answers, ...first });
  await status(page)
    .filter({ hasNotText: /^(Submitting...)?$/ })
    .waitFor();
  const { asked } = await hold(page, "**/joinvolunteer.data*");
  await submit(page, { ...answers, name: "Asha Kulkarni" });
  await asked;
  await page.goBack();
  const told = async () => (await toastsOf(page)).filter((text) => text.includes("You left before"));
  await expect.poll(told).toHaveLength(1);
});

test.for([
  ["a link", (page: Page) => page.locator("footer").getByRole("link", { name: "About", exact: true }).click()],
  ["Back", (page: Page) => page.goBack()],
] as const)(
  "whoever leaves by %s while the form is under way is told so, once, and keeps the answers",
  async ([, leave]) => {
    const page = await openPage(`${site.url}/Volunteer`);
    await page.getByRole("main").getByRole("link", { name: "Register as a volunteer" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Register as a volunteer" }).waitFor();
    const answers = someAnswers();
    const { asked, release } = await hold(page, "**/joinvolunteer.data*");
    await submit(page, answers);
    await asked;
    await leave(page);
    expect(await nextToast(page)).toMatch(/^blank: You left before your registration was confirmed\./);
    release();
    expect(await toastsOf(page)).toHaveLength(1);
    await page.locator("footer").getByRole("link", { name: "Volunteer registration" }).click();
    await page.getByRole("button", { name: "Register" }).waitFor();
    expect(await filledIn(page, names)).toEqual(answers);
    await page.getByRole("button", { name: "Register" }).click();
    await panel(page).waitFor();
    expect(await site.rows(answers.email)).toHaveLength(1);
  },
);

test("whoever leaves before the form is seen to be under way is told so, too", async () => {
  const page = await openPage(site.form);
  await fillIn(page, someAnswers());
  await page.evaluate(() => {
    document.querySelector<HTMLElement>("form[action='/joinvolunteer'] button[type=submit]")?.click();
    document.querySelector<HTMLElement>("footer a[href='/about']")?.click();
  });
  expect(await nextToast(page)).toMatch(/^blank: You left before your registration was confirmed\./);
});

test("what is sent once more unchanged stays when a link to the form is pressed before the answer comes", async () => {
  const page = await openPage(site.form, { expectedErrors: /Failed to load resource/ });
  const answers = someAnswers();
  await register(page, answers);
  const { asked, release } = await hold(page, "**/joinvolunteer.data*");
  await page.getByRole("button", { name: "Register" }).click();
  await asked;
  await page.locator("footer").getByRole("link", { name: "Volunteer registration" }).click();
  const told = async () => (await toastsOf(page)).filter((text) => text.includes("You left before"));
  await expect.poll(told).toHaveLength(1);
  release();
  await panel(page).waitFor({ state: "detached" });
  expect(await filledIn(page, names)).toEqual(answers);
});

test("whoever corrects an answer while the form is under way is told that the correction is not registered", async () => {
  const page = await openPage(site.form);
  const answers = someAnswers();
  const told = panel(page).getByText("Where the form below holds other answers, they are not registered.");
  const { asked, release } = await hold(page, "**/joinvolunteer.data*");
  await submit(page, answers);
  await asked;
  await fillIn(page, { phone: "+91 20 5550 0999" });
  release();
  await panel(page).waitFor();
  await told.waitFor();
  expect(await site.rows(answers.email)).toMatchObject([{ phone: answers.phone }]);
  expect(await filledIn(page, ["phone"])).toEqual({ phone: "+91 20 5550 0999" });
  await page.getByRole("button", { name: "Register" }).click();
  await told.waitFor({ state: "detached" });
  expect(await site.rows(answers.email)).toHaveLength(2);
});

test("without a script there is no button that would do nothing; with one, what has the focus keeps it", async () => {
  const [page, release] = await openWithoutScripts(site.form);
  await register(page);
  expect(await panel(page).getByRole("button").count()).toBe(0);
  await page.locator("#name").fill("A friend");
  release();
  await hydrated(page);
  await panel(page).getByRole("button", { name: "Clear the form" }).waitFor();
  expect(await page.locator("#name").inputValue()).toBe("A friend");
  await expectFocus(page.locator("#name"));
});

test("whoever registers before the scripts have come finds an empty form by Back, too", async () => {
  const [page, release] = await openWithoutScripts(`${site.form}?meetup=Pune`);
  await register(page);
  release();
  await hydrated(page);
  await panel(page).getByRole("button", { name: "Clear the form" }).waitFor();
  await page.goBack();
  await hydrated(page);
  await expect.poll(() => filledIn(page, names)).toEqual({ ...nothing, volunteer_for: "Pune Meetup" });
});

test("where the device can share, a friend is told by its share sheet; where not, by the link alone", async () => {
  const page = await openPage(site.form);
  await register(page);
  expect(await panel(page).getByRole("button", { name: "Share" }).count()).toBe(0);

  const phone = await openPage(site.form);
  await phone.evaluate(() => {
    // Closing the share sheet rejects.
    Object.assign(navigator, { share: (shared: ShareData) => Promise.reject(Object.assign(window, { shared })) });
  });
  await register(phone);
  await panel(phone).getByRole("button", { name: "Share the link" }).click();
  await expect
    .poll(() => phone.evaluate(() => (window as unknown as { shared?: ShareData }).shared))
    .toEqual({ title: community.name, url: `${PUBLIC_ORIGIN}/Volunteer` });
});

test("on paper a long answer is whole, and so are the addresses of the links in the panel", async () => {
  const page = await openPage(site.form, { viewport: { width: 780, height: 900 } });
  await register(page, someAnswers({ comments: "A long answer, of many sentences. ".repeat(80) }));
  await page.emulateMedia({ media: "print" });
  const answer = page.locator("#comments");
  expect(await answer.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  expect(await panel(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
