import type { ServerResponse } from "node:http";
import type { Page, Response, Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { fields } from "#app/registration/fields.ts";
import {
  control,
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
import { representatives } from "../support/representatives.ts";
import { commonSite, minuteWithRoom, post, someAnswers, startSite } from "../support/site.ts";
import { dismissToasts, nextToast, toastsOf } from "../support/toasts.ts";
import { startUpstream } from "../support/upstream.ts";

const site = await commonSite();
let fault: (response: ServerResponse) => void = () => {};
const upstream = await startUpstream((_, response) => fault(response));
const faulty = await startSite({ SUPABASE_URL: upstream.url });
const unconfigured = await startSite({ SUPABASE_URL: undefined });
const limited = await startSite({}, undefined, 1);

const names = fields.map(({ name }) => name);
const register = (page: Page) => page.getByRole("button", { name: "Register" });
const status = (page: Page) => page.locator("form p[role=status]");
const toasts = (page: Page) => page.locator(".toast");
// Chromium reports every answer of 400 and more on the console.
const FAILED_LOAD = /Failed to load resource|net::ERR/;

async function colourOf(page: Page, token: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = `var(${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
}

describe.each([
  { javaScriptEnabled: true, words: "with JavaScript" },
  { javaScriptEnabled: false, words: "without JavaScript" },
])("$words", ({ javaScriptEnabled }) => {
  test("a volunteer registers and is told so in toast and status", async () => {
    const page = await openPage(site.form, { javaScriptEnabled });
    const answers = someAnswers({ super_power: "Calm 😀", comments: "one\ntwo" });
    await submit(page, answers);

    expect(await nextToast(page)).toBe("success: Registration successful!");
    expect(await toastsOf(page)).toHaveLength(1);
    expect(await status(page).textContent()).toBe("Registration successful!");
    expect(await site.rows(answers.email)).toMatchObject([answers]);
    const kept = await filledIn(page, names);
    expect(kept).toEqual(javaScriptEnabled ? answers : Object.fromEntries(names.map((name) => [name, ""])));
    expect(page.url()).toBe(site.form);
  });

  test("double click, back, reload and resend leave one row", async () => {
    const page = await openPage(site.form, { javaScriptEnabled });
    const answers = someAnswers();
    await fillIn(page, answers);
    await register(page).dblclick();
    await nextToast(page);
    await page.reload();
    await page.goBack();
    await page.goto(site.form);
    await submit(page, answers);
    await nextToast(page);
    expect(await site.rows(answers.email)).toHaveLength(1);
  });

  test("a refused form keeps every answer, and the summary with the focus leads to the field", async () => {
    const page = await openPage(site.form, { javaScriptEnabled, expectedErrors: FAILED_LOAD });
    const answers = someAnswers({ name: "   ", super_power: "a\tb", comments: "kept\nwhole" });
    await submit(page, answers);
    const summary = page.locator(".notice", { hasText: "Error" });
    await expectFocus(summary.getByRole("heading", { name: "Error: Some answers need another look." }));
    expect(await filledIn(page, names)).toEqual(answers);
    expect(await status(page).textContent()).toBe("Error: Some answers need another look.");
    expect(await page.locator("#name").getAttribute("aria-describedby")).toBe("name-error");
    expect(await page.locator("#name-error").textContent()).toBe("“Name” needs an answer.");
    expect(await toasts(page).count()).toBe(0);
    await summary.getByRole("link", { name: "“Super power” holds a tab" }).click();
    await expectFocus(page.locator("#super_power"));

    await submit(page, { name: "Asha", super_power: "a b" });
    await nextToast(page);
    expect(await summary.count()).toBe(0);
    expect(await site.rows(answers.email)).toMatchObject([{ comments: "kept\nwhole", super_power: "a b" }]);
  });

  const failures: [what: string, answer: (response: ServerResponse) => void, sentence: RegExp][] = [
    [
      "says no",
      (response) => {
        response.writeHead(403, { "Content-Type": "application/json" });
        response.end(JSON.stringify({ code: "42501", message: "permission denied", details: null, hint: null }));
      },
      /^Error: permission denied$/,
    ],
    [
      "is behind a broken gateway",
      (response) => response.writeHead(522, { "Content-Type": "text/html" }).end("<h1>522</h1>"),
      /^Error: We could not reach the registration service\. Your answers are still here; please try again\. \(Reference \w+\)$/,
    ],
    ["hangs up", (response) => response.destroy(), /^Error: We could not reach the registration service\./],
    ["does not answer", () => {}, /^Error: We could not reach the registration service\./],
  ];
  // All of them are the Worker's own test, too.
  test.for(representatives(1, failures))(
    "a database that %s: the truth in red, and every answer kept",
    async ([, answer, sentence]) => {
      fault = answer;
      const options = { javaScriptEnabled, expectedErrors: FAILED_LOAD, reducedMotion: "reduce" } as const;
      const page = await openPage(faulty.form, options);
      const answers = someAnswers({ comments: "kept" });
      await submit(page, answers);
      await expect.poll(() => status(page).textContent()).toMatch(sentence);
      // Where the volunteer looks: beside the button that was pressed, or at the top of a page that has just come.
      const summary = page.getByRole("heading", { name: /^Error/ });
      expect(await summary.count()).toBe(javaScriptEnabled ? 0 : 1);
      const { y = -1 } = (await (javaScriptEnabled ? status(page) : summary).boundingBox()) ?? {};
      expect(y > 0 && y < 900).toBe(true);
      expect(await status(page).evaluate((element) => getComputedStyle(element).color)).toBe(
        await colourOf(page, "--color-error"),
      );
      expect(await filledIn(page, names)).toEqual(answers);
      expect(await toasts(page).count()).toBe(0);
    },
  );

  test("the field for scripts is out of everybody's way, and a browser that fills it in costs one more press", async () => {
    const page = await openPage(site.form, { javaScriptEnabled, expectedErrors: FAILED_LOAD });
    const trap = page.locator("[name=reference_url]");
    expect(await page.getByLabel("leave this field empty").and(page.getByRole("textbox")).count()).toBe(0);
    expect((await trap.boundingBox())?.x).toBeLessThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
    await register(page).focus();
    const visited: string[] = [];
    while (visited.at(-1) !== "name" && visited.length < 40) {
      await page.keyboard.press("Shift+Tab");
      visited.push(await page.evaluate(() => document.activeElement?.getAttribute("name") ?? ""));
    }
    expect(visited.filter(Boolean)).toEqual(names.toReversed());

    const answers = someAnswers({ comments: "kept" });
    await fillIn(page, answers);
    await trap.evaluate((input: HTMLInputElement) => {
      input.value = "https://navbindu.example";
    });
    await register(page).click();
    await page
      .getByText(/^Error: A hidden field/)
      .first()
      .waitFor();
    expect(await filledIn(page, names)).toEqual(answers);
    await register(page).click();
    await nextToast(page);
    expect(await site.rows(answers.email)).toHaveLength(1);
  });
});

test("the browser itself asks for what is required", async () => {
  const page = await openPage(site.form);
  const required = fields.filter((field) => field.required).map(({ name }) => name);
  const invalid = page.locator("main form :is(input, select, textarea):invalid");
  expect(await invalid.evaluateAll((controls) => controls.map((control) => control.getAttribute("name")))).toEqual(
    required,
  );
  await fillIn(page, someAnswers({ email: "nobody" }));
  expect(await invalid.evaluateAll((controls) => controls.map((control) => control.getAttribute("name")))).toEqual([
    "email",
  ]);
  await register(page).click();
  expect(await status(page).textContent()).toBe("");
  expect(await page.locator("main form").evaluate((form: HTMLFormElement) => form.noValidate)).toBe(false);
});

test("an answer runs in the direction of its own script", async () => {
  const page = await openPage(site.form);
  await fillIn(page, { name: "زینب", expectations: "لوگوں سے ملنا", company: "Fergusson College" });
  const directions = ["name", "expectations", "company"].map((name) =>
    control(page, name).evaluate((field) => getComputedStyle(field).direction),
  );
  expect(await Promise.all(directions)).toEqual(["rtl", "rtl", "ltr"]);
});

test("without configuration the page works and the form names what is missing", async () => {
  const page = await openPage(unconfigured.form, { expectedErrors: FAILED_LOAD });
  const answers = someAnswers();
  await submit(page, answers);
  await expect.poll(() => status(page).textContent()).toBe("Error: supabaseUrl is required.");
  expect(await filledIn(page, names)).toEqual(answers);
});

test("on a phone a long word stays within its field, typed and refused", async () => {
  const viewport = { width: 390, height: 800 };
  const page = await openPage(site.form, { viewport, expectedErrors: FAILED_LOAD });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  const answers = someAnswers({ name: "   ", expectations: "https://example.org/".padEnd(300, "x") });
  await fillIn(page, answers);
  expect(await width()).toBe(390);
  await register(page).click();
  await page.getByRole("heading", { name: /^Error/ }).waitFor();
  expect(await filledIn(page, names)).toEqual(answers);
  expect(await width()).toBe(390);
});

test("a network that is over its limit: the truth in red, and every answer kept", async () => {
  const crowded = { "CF-Connecting-IP": "192.0.2.1" };
  const page = await openPage(limited.form, { expectedErrors: FAILED_LOAD, extraHTTPHeaders: crowded });
  const answers = someAnswers({ comments: "kept" });
  await fillIn(page, answers);
  // Somebody else is faster, in the same minute.
  await page.route("**/joinvolunteer*", async (route) => {
    await minuteWithRoom(5000);
    await post(limited.form, {}, crowded);
    await route.continue();
  });
  await register(page).click();
  await page
    .getByText(/^Error: Many registrations came from your network/)
    .first()
    .waitFor();
  expect(await status(page).evaluate((element) => getComputedStyle(element).color)).toBe(
    await colourOf(page, "--color-error"),
  );
  expect(await filledIn(page, names)).toEqual(answers);
  expect(await toasts(page).count()).toBe(0);
});

test("without JavaScript a form that cannot be read says that Back brings the answers back, and it does", async () => {
  const page = await openPage(site.form, { javaScriptEnabled: false, expectedErrors: FAILED_LOAD });
  const answers = someAnswers({ comments: "x".repeat(300_000) });
  await submit(page, answers);
  const summary = page.locator(".notice", { hasText: "Error: The form is larger than 256 KiB" });
  await summary.getByText("Back button").waitFor();
  await page.goBack();
  expect(await filledIn(page, names)).toEqual(answers);
});

test("a form larger than the cap is refused in words", async () => {
  const page = await openPage(site.form, { expectedErrors: FAILED_LOAD });
  await submit(page, someAnswers({ comments: "x".repeat(300 * 1024) }));
  await page.getByText("Error: The form is larger than 256 KiB").first().waitFor();
});

test("the status is empty, then 'Submitting...', then 'Registration successful!' in green; the fields keep the focus and text", async () => {
  const held = Promise.withResolvers<void>();
  fault = async (response) => {
    await held.promise;
    response.writeHead(201).end();
  };
  const page = await openPage(faulty.form);
  expect(await status(page).textContent()).toBe("");
  await submit(page, someAnswers());
  await page.getByText("Submitting...").waitFor();
  expect(await status(page).textContent()).toBe("Submitting...");
  held.resolve();
  await nextToast(page);
  expect(await status(page).textContent()).toBe("Registration successful!");
  expect(await status(page).evaluate((element) => getComputedStyle(element).color)).toBe(
    await colourOf(page, "--color-ok"),
  );
});

test("after a success, other answers are a new registration, told anew", async () => {
  const page = await openPage(site.form);
  const answers = someAnswers();
  await submit(page, answers);
  await nextToast(page);
  await dismissToasts(page);
  await submit(page, { name: "A friend" });
  await nextToast(page);
  expect(await site.rows(answers.email)).toHaveLength(2);
});

test("a registration is told of in its tab, also if another tab has taken its toast meanwhile", async () => {
  const page = await openPage(site.form);
  const answers = someAnswers();
  await fillIn(page, answers);
  const rootData = await hold(page, "**/joinvolunteer.data?_routes=root");
  await register(page).click();
  await rootData.asked;
  const other = await page.context().newPage();
  await other.goto(`${site.url}/about`);
  expect(await nextToast(other)).toBe("success: Registration successful!");
  rootData.release();
  await expectFocus(page.getByRole("heading", { name: "You are registered as a volunteer." }));
  expect(await status(page).textContent()).toBe("Registration successful!");
  expect(await site.rows(answers.email)).toHaveLength(1);
});

test("a link that overtakes the answer with a registration's toast brings the toast along, once", async () => {
  const page = await openPage(site.form);
  const answers = someAnswers();
  await fillIn(page, answers);
  const taken = Promise.withResolvers<void>();
  // The Worker has answered, and so taken back the toast's cookie; the answer is still under way.
  await page.route("**/joinvolunteer.data?_routes=root", (route) => route.fetch().then(() => taken.resolve()));
  await register(page).click();
  await taken.promise;
  const main = page.getByRole("navigation", { name: "Main" });
  await main.getByRole("link", { name: "About" }).click();
  expect(await nextToast(page)).toBe("success: Registration successful!");
  // The page itself says nothing of it.
  const shown = await page.evaluate(() =>
    (window as { toasts?: HTMLElement[] }).toasts?.[0]?.getAttribute("aria-live"),
  );
  expect(shown).toBe("polite");
  expect(new URL(page.url()).pathname).toBe("/about");
  await dismissToasts(page);
  await main.getByRole("link", { name: "Events" }).click();
  await page.getByRole("heading", { level: 1, name: "Events" }).waitFor();
  expect(await toasts(page).count()).toBe(0);
  expect(await site.rows(answers.email)).toHaveLength(1);
});

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const givingUp: [what: string, giveUp: (page: Page, code: Route) => Promise<unknown>, path: string][] = [
  ["Escape", (page) => page.keyboard.press("Escape"), "/joinvolunteer"],
  ["another link", (page) => main(page).getByRole("link", { name: "Events" }).press("Enter"), "/events"],
  ["Back", (page) => page.evaluate(() => history.back()), "/Volunteer"],
  ["an outage", (page, code) => Promise.all([page.context().setOffline(true), code.abort()]), "/joinvolunteer"],
  ["a deployment", (_, code) => code.fulfill({ status: 404 }), "/about"],
];

test.each(givingUp)(
  "a link that overtakes a confirmation, and is given up by %s, takes it along",
  async (_, giveUp, path) => {
    const page = await openPage(`${site.url}/Volunteer`, { expectedErrors: FAILED_LOAD });
    const code = Promise.withResolvers<Route>();
    await page.route("**/assets/about-*.js", code.resolve, { times: 1 });
    await page.getByRole("link", { name: "Register as a volunteer" }).first().click();
    await register(page).waitFor();
    const answers = someAnswers();
    await fillIn(page, answers);
    const { asked, release } = await hold(page, "**/joinvolunteer.data?_routes=root");
    await register(page).click();
    await asked;
    const taken = page.waitForResponse("**/about.data*");
    await main(page).getByRole("link", { name: "About" }).press("Enter");
    await taken.then((response) => response.finished());
    await settled(page);
    release();
    await giveUp(page, await code.promise);
    await expect.poll(() => toastsOf(page)).toContain("success: Registration successful!");
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await site.rows(answers.email)).toHaveLength(1);
  },
);

test("a reload while the confirmation is on its way takes it along, once", async () => {
  const page = await openPage(site.form);
  const answers = someAnswers();
  await fillIn(page, answers);
  const taken = Promise.withResolvers<void>();
  await page.route("**/joinvolunteer.data?_routes=root", (route) => route.fetch().then(() => taken.resolve()), {
    times: 1,
  });
  await register(page).click();
  await taken.promise;
  await page.reload();
  expect(await nextToast(page)).toBe("success: Registration successful!");
  await expectFocus(page.getByRole("heading", { name: "You are registered as a volunteer." }));
  // Nor is it there to be told again.
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain("registered");
  await page.reload();
  await hydrated(page);
  expect(await toasts(page).count()).toBe(0);
  expect(await site.rows(answers.email)).toHaveLength(1);
});

test.for([
  [
    "is older than 60 s",
    { since: Date.now() - 60_000, flash: { id: "1", type: "success", message: "Old", description: "Old" } },
  ],
  ["is none", { id: "a" }],
  ["is nothing", 0],
] as const)("a toast of the page before that %s is not told", async ([, kept]) => {
  const page = await openPage(`${site.url}/about`);
  await page.evaluate((kept) => sessionStorage.setItem("untold-toast", JSON.stringify(kept)), kept);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await hydrated(page);
  await main(page).getByRole("link", { name: "Events" }).press("Enter");
  await page.getByRole("heading", { level: 1, name: "Events" }).waitFor();
  expect(asked.filter((path) => path.endsWith(".data"))).toEqual([]);
  expect(await toastsOf(page)).toEqual([]);
});

const isInSight = (line: Element) => {
  const { top, bottom } = line.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

test("a failure after a success is in sight, also where the browser holds no place for what goes", async () => {
  const page = await openPage(site.form, { viewport: { width: 390, height: 844 }, expectedErrors: FAILED_LOAD });
  // As in Safari; a style sheet's rules would be against the policy.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("*"))
      element.style.setProperty("overflow-anchor", "none");
  });
  await submit(page, someAnswers());
  await expectFocus(page.getByRole("heading", { name: /you are registered/ }));
  await page.context().setOffline(true);
  await register(page).click();
  await page.getByText("Error: You seem to be offline.").waitFor();
  await expect.poll(() => status(page).evaluate(isInSight)).toBe(true);
});

/**
 * Has React draw nothing of a submission until it is answered and no data are on their way: those that the page asks for
 * as it comes back from the back/forward cache are there first.
 */
function refreshBeforeDrawn(): void {
  const { postMessage } = MessagePort.prototype;
  const held: (() => void)[] = [];
  MessagePort.prototype.postMessage = function (message) {
    held.push(() => postMessage.call(this, message));
  };
  let isAnswered = false;
  const stop = window.__remixRouter.subscribe(({ navigation }) => {
    if (navigation.state !== "idle") return;
    if (!isAnswered) {
      isAnswered = true;
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    }
    if (window.__remixRouter.state.revalidation !== "idle") return;
    stop();
    MessagePort.prototype.postMessage = postMessage;
    for (const send of held) send();
  });
}

const isData = (response: Response) =>
  response.request().method() === "GET" && new URL(response.url()).pathname === "/joinvolunteer.data";

// As in WebKit, where Back aborts a submission and takes its page into the back/forward cache, and Forward brings it back.
test("a refusal is drawn, and stays in sight, although data are refreshed as it comes", async () => {
  const viewport = { width: 390, height: 844 };
  const page = await openPage(site.form, { viewport, reducedMotion: "reduce", expectedErrors: FAILED_LOAD });
  await fillIn(page, someAnswers());
  await page.route("**/joinvolunteer.data*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await page.evaluate(refreshBeforeDrawn);
  const refreshed = page.waitForResponse(isData);
  await control(page, "name").press("Enter");
  await refreshed;
  await page.getByText(UNREACHABLE).waitFor();
  await settled(page);
  await expect.poll(() => status(page).evaluate(isInSight)).toBe(true);
});

test("a refusal is told before data are refreshed that come with it, and the form can be sent again", async () => {
  const page = await openPage(site.form, { expectedErrors: FAILED_LOAD });
  const answers = someAnswers();
  await fillIn(page, answers);
  const stale = await hold(page, "**/joinvolunteer.data?_routes=root");
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await stale.asked;
  await page.route("**/joinvolunteer.data", (route) => route.abort(), { times: 1 });
  await register(page).click();
  await page.getByText(UNREACHABLE).waitFor();
  await register(page).click();
  await expect.poll(() => site.rows(answers.email)).toHaveLength(1);
  stale.release();
  expect(await nextToast(page)).toBe("success: Registration successful!");
});

test("a registration is told of, although data are refreshed as its confirmation comes", async () => {
  const page = await openPage(site.form);
  await fillIn(page, someAnswers());
  await page.evaluate(refreshBeforeDrawn);
  const confirmed = page.waitForResponse(isData);
  await control(page, "name").press("Enter");
  await confirmed;
  await page.waitForResponse(isData);
  expect(await nextToast(page)).toBe("success: Registration successful!");
  await expectFocus(page.getByRole("heading", { name: /you are registered/ }));
});

test("offline, the form stays and says so; online again, it is sent", async () => {
  const page = await openPage(site.form, { expectedErrors: FAILED_LOAD });
  const answers = someAnswers();
  await fillIn(page, answers);
  await page.context().setOffline(true);
  await register(page).click();
  await page.getByText(/^Error: You seem to be offline\. Your answers are still here/).waitFor();
  expect(await filledIn(page, names)).toEqual(answers);
  await page.context().setOffline(false);
  await register(page).click();
  await nextToast(page);
  expect(await site.rows(answers.email)).toHaveLength(1);
});

const UNREACHABLE = /^Error: We could not reach the registration service\./;
const strangers = [
  ["cuts the connection", { abort: true }],
  ["is a gateway's page", { status: 522, contentType: "text/html", body: "<h1>522 secret-host</h1>" }],
  [
    "is Cloudflare's page of an exception",
    { status: 500, contentType: "text/html", body: "<h1>1101 secret-host</h1>" },
  ],
  ["is Cloudflare's word on too much CPU", { status: 503, contentType: "text/plain", body: "error code: 1102" }],
  [
    "is Cloudflare's page of a rate limit",
    { status: 429, contentType: "text/html", body: "<h1>1015 secret-host</h1>" },
  ],
  ["is an error as JSON", { status: 503, contentType: "application/json", body: '["secret-host"]' }],
  ["is nothing", { status: 204 }],
  // What the site itself answers to a request that a proxy has changed.
  ["is a refusal", { headers: { "x-forwarded-host": "proxy.example" } }],
  ["is a login page", { status: 200, contentType: "text/html", body: "<h1>secret-host wi-fi login</h1>" }],
] as const;

test("whatever answers instead of the Worker, the form stays", async () => {
  // Remix reports what it could not decode on the console.
  const page = await openPage(site.form, { expectedErrors: /Failed to load resource|net::ERR|^(Syntax)?Error/ });
  const answers = someAnswers();
  await fillIn(page, answers);
  for (const [what, answer] of strangers) {
    const { asked, release } = await hold(page, "**/*.data*", (route) =>
      "abort" in answer
        ? route.abort()
        : "headers" in answer
          ? route.continue({ headers: { ...route.request().headers(), ...answer.headers } })
          : route.fulfill(answer),
    );
    await register(page).click();
    await asked;
    await expect.poll(() => status(page).textContent(), { message: what }).toBe("Submitting...");
    release();
    await expect.poll(() => status(page).textContent(), { message: what }).toMatch(UNREACHABLE);
    expect(await filledIn(page, names), what).toEqual(answers);
    expect(await page.content(), what).not.toContain("secret-host");
  }
});

test("a draft survives a reload, and is gone after success", async () => {
  const page = await openPage(site.form);
  const answers = someAnswers({ comments: "one\ntwo" });
  // One that was cut off is none.
  await page.evaluate(() => sessionStorage.setItem("registration-draft", '{"name'));
  await page.reload();
  await hydrated(page);
  await fillIn(page, answers);
  await page.reload();
  await hydrated(page);
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>("#name")?.value !== "");
  expect(await filledIn(page, names)).toEqual(answers);
  await register(page).click();
  await nextToast(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("registration-draft"))).toBe("{}");
  await page.goto(site.url);
  await page.goto(site.form);
  await hydrated(page);
  expect(await page.locator("#name").inputValue()).toBe("");
});

test("a draft stays in its tab: the next one begins empty", async () => {
  const page = await openPage(site.form);
  await fillIn(page, { name: "Asha Kulkarni" });
  const next = await page.context().newPage();
  await next.goto(site.form);
  await hydrated(next);
  expect(await filledIn(next, ["name"])).toEqual({ name: "" });
  await page.reload();
  await hydrated(page);
  expect(await filledIn(page, ["name"])).toEqual({ name: "Asha Kulkarni" });
});

test("a city of the home page leads to the form with its meetup chosen", async () => {
  const page = await openPage(site.url);
  await page.getByRole("link", { name: "Volunteer in Hyderabad" }).click();
  await page.getByRole("heading", { level: 1, name: "Register as a volunteer" }).waitFor();
  expect(await filledIn(page, ["volunteer_for"])).toEqual({ volunteer_for: "Hyderabad Meetup" });
  const answers = someAnswers({ volunteer_for: "Hyderabad Meetup" });
  const { volunteer_for, ...typed } = answers;
  await submit(page, typed);
  await nextToast(page);
  expect(await site.rows(answers.email)).toMatchObject([{ volunteer_for }]);
  expect(page.url()).toBe(site.form);
  expect(await filledIn(page, ["volunteer_for"])).toEqual({ volunteer_for });
});

test("the meetup of a draft wins over that of the address; a draft without one leaves it chosen", async () => {
  const page = await openPage(`${site.form}?meetup=Pune`);
  await fillIn(page, { volunteer_for: "Bengaluru Meetup" });
  await page.goto(`${site.form}?meetup=Hyderabad`);
  await hydrated(page);
  await expect.poll(() => filledIn(page, ["volunteer_for"])).toEqual({ volunteer_for: "Bengaluru Meetup" });
  await fillIn(page, { name: "Asha", volunteer_for: "" });
  await page.goto(`${site.form}?meetup=Hyderabad`);
  await hydrated(page);
  await expect.poll(() => filledIn(page, ["name"])).toEqual({ name: "Asha" });
  expect(await filledIn(page, ["volunteer_for"])).toEqual({ volunteer_for: "Hyderabad Meetup" });
});

test("a meetup that only a link has chosen makes way for the next link's, and stays where there is none", async () => {
  const page = await openPage(site.url);
  const leadsTo = async (link: string, answers: object) => {
    await page.getByRole("link", { name: link }).first().click();
    await register(page).waitFor();
    await expect.poll(() => filledIn(page, ["name", "volunteer_for"])).toEqual(answers);
    await page.goBack();
  };
  await page.getByRole("link", { name: "Volunteer in Hyderabad" }).click();
  await fillIn(page, { name: "Asha" });
  await page.goBack();
  await leadsTo("Volunteer in Pune", { name: "Asha", volunteer_for: "Pune Meetup" });
  await leadsTo("Volunteer in Bengaluru", { name: "Asha", volunteer_for: "Bengaluru Meetup" });
  await page.goto(site.form);
  await hydrated(page);
  await fillIn(page, { company: "Acme" });
  for (const url of [site.form, `${site.form}?meetup=Hyderabad`]) {
    await page.goto(url);
    await page.reload();
    await hydrated(page);
    const volunteer_for = url === site.form ? "Bengaluru Meetup" : "Hyderabad Meetup";
    const company = "Acme";
    await expect.poll(() => filledIn(page, ["company", "volunteer_for"])).toEqual({ company, volunteer_for });
  }
});

test("what is typed before the page hydrates stays, and is a draft", async () => {
  const [page, release] = await openWithoutScripts(site.form);
  const answers = someAnswers({ comments: "early" });
  await fillIn(page, answers);
  release();
  await hydrated(page);
  expect(await filledIn(page, names)).toEqual(answers);
  await page.getByRole("link", { name: "privacy policy" }).click();
  await page.getByRole("heading", { level: 1, name: "Privacy" }).waitFor();
  await page.goBack();
  await register(page).waitFor();
  expect(await filledIn(page, names)).toEqual(answers);
});

test("what is typed stays, though the page was loaded again before it had hydrated", async () => {
  const [page, release] = await openWithoutScripts(site.form);
  await page.waitForLoadState("domcontentloaded");
  await page.reload({ waitUntil: "domcontentloaded" });
  await fillIn(page, { name: "Asha Kulkarni" });
  release();
  await hydrated(page);
  expect(await filledIn(page, ["name"])).toEqual({ name: "Asha Kulkarni" });
});

test.for([
  ["a draft", { name: "Asha", company: "Fergusson College", volunteer_for: "Hyderabad Meetup" }],
  ["nothing, after a registration,", {}],
] as const)("%s takes the place of what the browser restores, but not of what is typed since", async ([, draft]) => {
  const page = await openPage(site.form);
  const kept = { name: "", phone: "", company: "", volunteer_for: "", comments: "", ...draft };
  await page.evaluate((draft) => sessionStorage.setItem("registration-draft", JSON.stringify(draft)), draft);
  // As Firefox restores it, and Chromium if nobody listens to its requests: while the document is being read.
  await page.addInitScript(() => {
    const before = { company: "Before", volunteer_for: "Pune Meetup", comments: "deleted", name: "Before", phone: "1" };
    new MutationObserver((_, observer) => {
      if (!document.querySelector("footer")) return;
      observer.disconnect();
      for (const [id, value] of Object.entries(before)) Object.assign(document.getElementById(id) ?? {}, { value });
    }).observe(document, { childList: true, subtree: true });
  });
  const { release } = await hold(page, "**/assets/*.js");
  await page.reload({ waitUntil: "domcontentloaded" });
  expect(await filledIn(page, Object.keys(kept))).toEqual(kept);
  await fillIn(page, { name: "Asha K", phone: "020" });
  release();
  await hydrated(page);
  expect(await filledIn(page, Object.keys(kept))).toEqual({ ...kept, name: "Asha K", phone: "020" });
});

test("whoever corrects a refused answer before the scripts have come goes on typing when they do", async () => {
  const [page, release] = await openWithoutScripts(site.form);
  await submit(page, someAnswers({ expectations: " " }));
  const summary = page.getByRole("heading", { name: "Some answers need another look." });
  await expectFocus(summary);
  const field = page.locator("#expectations");
  await field.fill("To ");
  release();
  await hydrated(page);
  await page.keyboard.type("learn");
  await expectFocus(field);
  expect(await field.inputValue()).toBe("To learn");
});

test("an empty form is no draft: the meetup of the next address is chosen", async () => {
  const page = await openPage(`${site.form}?meetup=Pune`);
  await page.goto(`${site.form}?meetup=Hyderabad`);
  await hydrated(page);
  expect(await filledIn(page, ["volunteer_for"])).toEqual({ volunteer_for: "Hyderabad Meetup" });
});

test("no letter is lost that is typed while the page hydrates", async () => {
  const [page, release] = await openWithoutScripts(site.form);
  // One in every task, so that one falls between any two steps of React.
  await page.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    const typing = Object.assign(window, { typed: "", stop: () => port1.close() });
    port1.onmessage = () => {
      const field = document.querySelector<HTMLTextAreaElement>("#expectations");
      // The page may not have come as far.
      if (field) {
        typing.typed += "a";
        field.value += "a";
      }
      port2.postMessage(null);
    };
    port2.postMessage(null);
  });
  release();
  await hydrated(page);
  const [typed, kept] = await page.evaluate(() => {
    const typing = window as unknown as { typed: string; stop: () => void };
    typing.stop();
    return [typing.typed, document.querySelector<HTMLTextAreaElement>("#expectations")?.value];
  });
  expect(kept?.length).toBe(typed?.length);
});

test("where an extension has added an element, typing goes on through hydration", async () => {
  for (const path of ["/joinvolunteer", "/call-for-trainings"]) {
    // React's words for a page that is not the server's.
    const [page, release] = await openWithoutScripts(site.url + path, /React error #4\d\d|Failed to load resource/);
    const field = page.locator("main textarea").first();
    await field.pressSequentially("As");
    await page.evaluate(() => document.documentElement.insertAdjacentHTML("beforeend", "<b></b>"));
    release();
    await hydrated(page);
    await page.keyboard.type("ha");
    expect(await field.inputValue()).toBe("Asha");
  }
});

test("what is corrected on a refused page before it hydrates stays", async () => {
  const [page, release] = await openWithoutScripts(site.form);
  const answers = someAnswers({ name: "   ", comments: "first" });
  await fillIn(page, answers);
  await register(page).click({ noWaitAfter: true });
  await page.getByRole("heading", { name: "Error: Some answers need another look." }).waitFor();
  await fillIn(page, { comments: "second", designation: "Other" });
  release();
  await hydrated(page);
  expect(await filledIn(page, names)).toEqual({ ...answers, comments: "second", designation: "Other" });
});
