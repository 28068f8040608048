import { expect, test } from "vitest";
import { inParallel } from "../support/in-parallel.ts";
import { post, someAnswers, startSite } from "../support/site.ts";

const site = await startSite();

test("200 identical posts at 20 parallel are all told success and leave one row", async () => {
  const answers = someAnswers();
  const statuses = await inParallel(20, 200, async () => (await post(site.form, answers)).status);
  expect(new Set(statuses)).toEqual(new Set([303]));
  expect(await site.rows(answers.email)).toHaveLength(1);
});

test("2,000 different posts at 20 parallel leave 2,000 rows", async () => {
  const run = crypto.randomUUID();
  const statuses = await inParallel(20, 2000, async (index) => {
    return (await post(site.form, someAnswers({ company: run, name: `Volunteer ${index}` }))).status;
  });
  expect(new Set(statuses)).toEqual(new Set([303]));
  const rows = (await site.rows()).filter(({ company }) => company === run);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(2000);
  expect(rows).toHaveLength(2000);
});
