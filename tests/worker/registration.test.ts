import { expect, test } from "vitest";
import { fields } from "#app/registration/fields.ts";
import { answersIn, expectStatus, mainOf, post, render, sharedSite, someAnswers, textOf } from "../support/site.ts";

const site = await sharedSite();
const names = fields.map(({ name }) => name);
const FORM = /<form[^>]*action="\/joinvolunteer"/;

test("stores a row with every answer and the time of submission, and redirects to its confirmation", async () => {
  const answers = someAnswers();
  const before = Date.now();
  const response = await post(site.form, answers);
  await expectStatus(response, 303);
  expect(response.headers.get("Location")).toBe("/joinvolunteer?sent");
  expect(response.headers.get("Clear-Site-Data")).toBe('"prefetchCache", "prerenderCache"');

  const [{ id, registration_date, ...row } = {}, ...others] = await site.rows(answers.email);
  expect(others).toEqual([]);
  expect(row).toEqual(answers);
  expect(id).toEqual(expect.any(Number));
  const date = new Date(String(registration_date)).getTime();
  expect(date).toBeGreaterThanOrEqual(before);
  expect(date).toBeLessThanOrEqual(Date.now());
});

test("without the toast, the page after a registration confirms only a press of the button, and has no form", async () => {
  for (const load of [fetch, render]) {
    const page = await load(`${site.form}?utm_source=x&sent`);
    await expectStatus(page, 200);
    const html = await page.text();
    expect(textOf(html)).toContain("If you have just pressed Register, your registration is saved.");
    expect(textOf(html)).not.toMatch(/Registration successful!|Thank you/);
    expect(html).not.toMatch(FORM);
    expect(html).toMatch(/<a[^>]*href="\/joinvolunteer"[^>]*>Register somebody else</);
    // The address may have been shared with somebody.
    expect(textOf(mainOf(html))).toMatch(
      /^ Register as a volunteer .* Register as a volunteer If you have just pressed/,
    );
  }
  for (const path of ["/joinvolunteer", "/about?sent"]) {
    expect(await (await fetch(site.url + path)).text(), path).not.toContain("If you have just pressed Register");
  }
});

test("confirms a registration whose name is too long for a cookie", async () => {
  const response = await post(site.form, someAnswers({ name: "आ".repeat(5000) }));
  await expectStatus(response, 303);
  const [cookie = ""] = response.headers.getSetCookie();
  expect(cookie.length).toBeLessThan(4096);
  const page = await fetch(`${site.form}?sent`, { headers: { Cookie: cookie.split(";", 1)[0] ?? "" } });
  expect(textOf(await page.text())).toContain("You are registered as a volunteer for the Pune Meetup.");
});

test("answers invalid input with 400, a summary, a message beside each field, and every answer in its field", async () => {
  const attack = `  "></textarea><script>alert(1)</script>`;
  const answers = someAnswers({ name: "\u200b", email: "not an address", company: attack, comments: `\n${attack}` });
  const response = await post(site.form, answers);
  await expectStatus(response, 400);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
  const html = await response.text();
  expect(answersIn(html, names)).toEqual(answers);
  expect(html).not.toContain("<script>alert");
  expect(html).toContain("<title>Error: Register as a volunteer");
  expect(textOf(html)).toContain("Error: Please correct 2 answers.");
  expect(html).toMatch(/<h2[^>]*tabindex="-1"[^>]*autofocus=""/i);
  expect(await site.rows("not an address")).toEqual([]);
});

test.for([
  ["Pune", "Pune Meetup"],
  ["bengaluru", "Bengaluru Meetup"],
  ["Mumbai", ""],
  ["__proto__", ""],
] as const)("?meetup=%s selects “%s”, whatever else the query has", async ([city, volunteer_for]) => {
  for (const load of [fetch, render]) {
    const page = await load(`${site.form}?utm_source=x&meetup=${city}&fbclid=1`);
    expect(answersIn(await page.text(), ["volunteer_for"])).toEqual({ volunteer_for });
  }
});
