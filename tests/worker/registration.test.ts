import { expect, test } from "vitest";
import { fields } from "#app/registration/fields.ts";
import { answersIn, commonSite, expectStatus, mainOf, post, render, someAnswers, textOf } from "../support/site.ts";

const site = await commonSite();
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

test("stores empty optional answers as empty texts, and empty comments as null", async () => {
  const optional = fields.filter(({ required }) => !required).map(({ name }) => name);
  const answers = someAnswers(Object.fromEntries(optional.map((name) => [name, ""])));
  for (const name of optional.slice(1)) delete answers[name];
  await expectStatus(await post(site.form, answers), 303);
  expect(await site.rows(answers.email)).toMatchObject([
    { community_experience: "", super_power: "", dev_experience: "", comments: null },
  ]);
});

test("confirms a registration once: a toast, the status, and who is registered for which meetup", async () => {
  const answers = someAnswers({ name: "Asha <b>Kulkarni</b>", volunteer_for: "Hyderabad Meetup" });
  const response = await post(site.form, answers);
  const [cookie = ""] = response.headers.getSetCookie().map((header) => header.split(";", 1)[0]);
  const page = await fetch(`${site.form}?sent`, { headers: { Cookie: cookie } });
  const html = await page.text();
  expect(textOf(html).match(/Registration successful!/g), "in the toast and in the status").toHaveLength(2);
  expect(textOf(html)).toContain("Asha <b>Kulkarni</b>, you are registered as a volunteer for the Hyderabad Meetup.");
  expect(html).not.toContain("<b>Kulkarni");
  expect(html).not.toMatch(FORM);
  expect(page.headers.get("Cache-Control")).toBe("private, no-cache");
  expect(page.headers.getSetCookie(), "the cookie is removed").toEqual([
    expect.stringMatching(/^toast=; .*Expires=Thu, 01 Jan 1970/),
  ]);
});

test("without the toast, the page after a registration confirms only a press of the button, and has no form", async () => {
  for (const load of [fetch, render]) {
    const page = await load(`${site.form}?utm_source=x&sent`);
    await expectStatus(page, 200);
    const html = await page.text();
    expect(textOf(html)).toContain("If you have just pressed Register, your registration is saved.");
    expect(textOf(html)).not.toContain("Registration successful!");
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

test.for(["one comment", ""])(
  "stores one row for answers that are sent twice, also at the same time and with other white space (comments: “%s”)",
  async (comments) => {
    const answers = someAnswers({ comments });
    const again = { ...answers, name: `  ${answers.name}\u200b ` };
    const responses = await Promise.all([answers, answers, again].map((sent) => post(site.form, sent)));
    responses.push(await post(site.form, answers));
    for (const response of responses) await expectStatus(response, 303);
    expect(await site.rows(answers.email)).toMatchObject([{ comments: comments || null }]);
  },
);

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
  for (const [name, message] of [
    ["name", "Enter your name."],
    ["email", "Enter an email address like name@example.com."],
  ]) {
    expect(html).toContain(`<a href="#${name}">${message}</a>`);
    expect(html).toMatch(new RegExp(`<strong id="${name}-error"[^>]*>${message}`));
    expect(html).toMatch(
      new RegExp(`<input[^>]*name="${name}"[^>]*aria-describedby="[^"]*${name}-error"[^>]*aria-invalid`),
    );
  }
  expect(html.match(/aria-invalid="true"/g), "fields that are marked").toHaveLength(2);
  expect(await site.rows("not an address")).toEqual([]);
});

test.for([
  ["Pune", "Pune Meetup"],
  ["bengaluru", "Bengaluru Meetup"],
  ["HYDERABAD", "Hyderabad Meetup"],
  ["Mumbai", ""],
  ["__proto__", ""],
] as const)("?meetup=%s selects “%s”, whatever else the query has", async ([city, volunteer_for]) => {
  for (const load of [fetch, render]) {
    const page = await load(`${site.form}?utm_source=x&meetup=${city}&fbclid=1`);
    expect(answersIn(await page.text(), ["volunteer_for"])).toEqual({ volunteer_for });
  }
});
