import naughtyStrings from "big-list-of-naughty-strings";
import { afterAll, expect, test } from "vitest";
import { post, someAnswers, startSite, textOf } from "../support/site.ts";

const site = await startSite();
afterAll(site.close);

// As docs/product.md has it; written again here, so that the two are compared.
const stored = (typed: string) => typed.replace(/\r\n/g, "\n").trim().normalize("NFC");
const refused = (text: string) => /\p{Cc}/u.test(text.replaceAll("\n", ""));

test("every naughty string is stored as it should be, or refused in words", async () => {
  expect(naughtyStrings.length).toBeGreaterThan(400);
  for (const typed of naughtyStrings) {
    const answers = someAnswers({ comments: typed });
    const response = await post(site.form, answers);
    const rows = await site.rows(answers.email);
    const label = JSON.stringify(typed);
    if (refused(stored(typed))) {
      expect(response.status, label).toBe(400);
      expect(textOf(await response.text()), label).toMatch(/“Comments” holds (a tab|an invisible control character)/);
      expect(rows, label).toEqual([]);
    } else {
      expect(response.status, label).toBe(303);
      expect(rows, label).toMatchObject([{ comments: stored(typed) || null }]);
    }
  }
});
