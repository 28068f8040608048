import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { pages } from "#app/content/pages.ts";
import { commonSite, post, someAnswers } from "../support/site.ts";

const site = await commonSite();

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    "require-sri": ["error", { target: "crossorigin" }], // our own files come from where the page does
    "void-style": "off", // React writes <br/>
    "attribute-boolean-style": "off", // React writes required=""
    "attribute-empty-style": "off", // and hidden=""
    "attr-case": "off", // React writes charSet and autoComplete
    "no-autoplay": ["error", { exclude: ["video"] }], // the hero's has no sound, can be paused, and heeds reduced motion
  },
});

/** What is wrong with an answer's HTML, a line for each. */
async function problemsOf(response: Response): Promise<string[]> {
  const { results } = await validator.validateString(await response.text());
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ line, column, ruleId, message, selector }) => `${line}:${column} ${ruleId}: ${message} (${selector})`,
    ),
  );
}

test.for(pages.map(({ path }) => path))("%s is valid HTML", async (path) => {
  expect(await problemsOf(await fetch(site.url + path))).toEqual([]);
});

test("a page that is missing is valid HTML, also where it offers another", async () => {
  expect(await problemsOf(await fetch(`${site.url}/nowhere`))).toEqual([]);
  expect(await problemsOf(await fetch(`${site.url}/speaker`))).toEqual([]);
});

test("the last page of a sign-in window is valid HTML", async () => {
  expect(await problemsOf(await fetch(`${site.url}/auth/finished?popup=sign-in-1`))).toEqual([]);
});

test("a refused form is valid HTML", async () => {
  const answers = someAnswers({ name: " ", email: "nobody", comments: '"<b>&' });
  expect(await problemsOf(await post(site.form, answers))).toEqual([]);
  expect(await problemsOf(await post(site.form, ""))).toEqual([]);
  expect(await problemsOf(await post(site.form, answers, { Origin: "https://evil.example" }))).toEqual([]);
});
