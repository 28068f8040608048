import { expect, test } from "vitest";
import { RETENTION_MONTHS } from "#app/content/retention.ts";
import { site as community } from "#app/content/site.ts";
import { fields } from "#app/registration/fields.ts";
import { commonSite, post, someAnswers, textOf } from "../support/site.ts";

const site = await commonSite();

test("a complete form becomes one row with every column", async () => {
  const answers = someAnswers();
  expect(new Set(Object.values(answers)).size).toBe(fields.length);
  const before = Date.now();
  const response = await post(site.form, answers);
  const after = Date.now();

  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe("/joinvolunteer");
  const [row, ...others] = await site.rows(answers.email);
  expect(others).toEqual([]);
  const { id, registration_date, ...columns } = row ?? {};
  expect(columns).toEqual(answers);
  expect(id).toEqual(expect.any(Number));
  const registered = new Date(String(registration_date)).getTime();
  expect(registered).toBeGreaterThanOrEqual(before);
  expect(registered).toBeLessThanOrEqual(after);
});

test("empty optional answers are stored as given, empty comments as null", async () => {
  const optional = fields.filter(({ required }) => !required).map(({ name }) => name);
  const required = Object.entries(someAnswers()).filter(([name]) => !optional.some((one) => one === name));
  const answers: Record<string, string> = Object.fromEntries(required);
  expect((await post(site.form, answers)).status).toBe(303);
  const empty = Object.fromEntries(optional.map((name) => [name, ""]));
  expect(await site.rows(answers.email)).toMatchObject([{ ...empty, comments: null }]);
});

test("multipart is taken like urlencoded, unknown fields are ignored", async () => {
  const answers = someAnswers({ expectations: "one\r\ntwo  " });
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...answers, id: "7", registration_date: "1970-01-01" }))
    form.set(name, value);
  expect((await post(site.form, form)).status).toBe(303);
  const [row] = await site.rows(answers.email);
  expect(row).toMatchObject({ expectations: "one\ntwo" });
  expect(new Date(String(row?.registration_date)).getFullYear()).toBeGreaterThan(2000);
});

test("the success arrives once: as toast and status in the next page's HTML, then no more", async () => {
  const response = await post(site.form, someAnswers());
  const cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const page = await fetch(site.form, { headers: { Cookie: cookie } });
  expect(textOf(await page.text()).match(/Registration successful!/g)).toHaveLength(2); // toast, status
  expect(page.headers.get("Cache-Control")).toBe("private, no-store");
  expect(page.headers.getSetCookie()[0]).toMatch(/^toast=; .*Expires=Thu, 01 Jan 1970/);
  expect(textOf(await (await fetch(site.form)).text())).not.toContain("Registration successful!");
});

test("a change in any answer makes a new registration, white space at the ends does not", async () => {
  const answers = someAnswers();
  await post(site.form, answers);
  expect((await post(site.form, { ...answers, name: `  ${answers.name} ` })).status).toBe(303);
  expect(await site.rows(answers.email)).toHaveLength(1);
  await post(site.form, { ...answers, comments: "One more thing" });
  await post(site.form, { ...answers, super_power: "One more thing" });
  expect(await site.rows(answers.email)).toHaveLength(3);
});

test("right above the button five lines say what the answers are for, how long they stay, and which rights there are", async () => {
  const page = await (await fetch(site.form)).text();
  const section = />Your answers and your privacy<[\s\S]*?<\/section>(?=<div[^>]*><button[^>]*>Register<)/;
  const notice = section.exec(page)?.[0] ?? "";
  expect(notice.match(/<li>/g)).toHaveLength(5);
  expect(textOf(notice)).toMatch(/name, email and phone to write to you.* the other answers to find tasks/);
  expect(textOf(notice)).toContain(`after ${RETENTION_MONTHS} months at most`);
  expect(textOf(notice)).toMatch(/withdraw your consent, or complain.* Data Protection Board of India/);
  expect(textOf(notice)).toContain("By pressing Register you agree");
  expect(notice).toContain(`href="mailto:${community.email}"`);
  expect(notice).toContain('href="/privacy"');
  const policy = textOf(await (await fetch(`${site.url}/privacy`)).text());
  expect(policy).toContain(`by itself, on the day on which it is ${RETENTION_MONTHS} months old`);
});
