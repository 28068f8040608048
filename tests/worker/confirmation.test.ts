import { expect, test } from "vitest";
import { commonSite, post, someAnswers, textOf } from "../support/site.ts";

const site = await commonSite();

/** Registers, and returns the page that the redirect leads to. */
async function registered(overrides: Record<string, string>) {
  const answers = someAnswers(overrides);
  const response = await post(site.form, answers);
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe("/joinvolunteer");
  const [cookie = ""] = response.headers.getSetCookie();
  const page = await fetch(site.form, { headers: { Cookie: cookie.split(";")[0] ?? "" } });
  expect(await site.rows(answers.email)).toHaveLength(1);
  return { cookie, html: await page.text() };
}

test.for([
  ["a name", "Asha"],
  ["a name in Devanagari", "आशा कुलकर्णी"],
  ["a name of 150 emoji", "🦚".repeat(150)],
  ["a name with markup", `<img src=x> & "Co"`],
] as const)("%s is in the sentence of the page that follows, and in nobody else's", async ([, name]) => {
  const { html } = await registered({ name });
  expect(textOf(html)).toContain(`${name}, you are registered as a volunteer for the Pune Meetup.`);
  expect(textOf(html)).toContain("Registration successful!");
  expect(await (await fetch(site.form)).text()).not.toContain("registered as a volunteer for");
});

test.for([
  ["of 300 emoji", "🦚".repeat(300)],
  ["of 5,000 letters", "a".repeat(5000)],
  ["of 250 KB", "a".repeat(250_000)],
] as const)("a name %s is stored, and left out of the sentence", async ([, name]) => {
  const { cookie, html } = await registered({ name });
  expect(cookie.length).toBeLessThan(1024);
  expect(textOf(html)).toContain("You are registered as a volunteer for the Pune Meetup.");
  expect(textOf(html)).toContain("Registration successful!");
  expect(html).not.toContain(name.slice(0, 20));
});

test("no name makes a cookie that a browser would refuse", async () => {
  // Base64 turns at most six of its values into a character that is percent-encoded; these texts come closest.
  for (const sign of ["\uffdf", "🿿", "߿", "~", "?"]) {
    for (const lead of ["", "a", "ab"]) {
      const { cookie } = await registered({ name: lead + sign.repeat(700 / new TextEncoder().encode(sign).length) });
      expect(cookie.length).toBeLessThan(4096);
    }
  }
});
