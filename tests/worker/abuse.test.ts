import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { minuteWithRoom, post, someAnswers, startSite, textOf } from "../support/site.ts";

const site = await startSite();
const limited = await startSite({}, undefined, "deployed");

const LIMIT = 120;

test("wrangler.toml limits a network to 120 registrations in 60 seconds", async () => {
  expect(await readFile("wrangler.toml", "utf8")).toContain(`simple = { limit = ${LIMIT}, period = 60 }`);
});

test("a meetup's Wi-Fi registers 120 volunteers a minute; the next is refused in words, with every answer", async () => {
  await minuteWithRoom(20_000);
  const from = { "CF-Connecting-IP": "192.0.2.1" };
  for (let sent = 0; sent < LIMIT; sent += 10) {
    const answers = Array.from({ length: 10 }, () => post(limited.form, someAnswers(), from));
    for (const { status } of await Promise.all(answers)) expect(status).toBe(303);
  }

  const answers = someAnswers({ name: "  The next ", comments: "one\ntwo" });
  const refused = await post(limited.form, answers, from);
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "60"]);
  expect(refused.headers.get("Cache-Control")).toBe("private, no-store");
  const html = await refused.text();
  expect(textOf(html)).toContain("Error: Many registrations came from your network in the last minute.");
  expect(html).toContain('value="  The next "');
  expect(html).toContain(`value="${answers.email}"`);
  expect(html).toMatch(/<option value="Pune Meetup" selected="">Pune Meetup<\/option>/);
  expect(html).toMatch(/<textarea[^>]*name="comments"[^>]*>one\r?\ntwo<\/textarea>/);
  const fromScript = await post(`${limited.form}.data`, answers, { ...from, Origin: limited.url });
  expect([fromScript.status, fromScript.headers.get("Retry-After")]).toEqual([429, "60"]);
  expect(await site.rows(answers.email)).toEqual([]);

  expect((await fetch(limited.form, { headers: from })).status).toBe(200);
  expect((await post(limited.form, answers, { "CF-Connecting-IP": "192.0.2.2" })).status).toBe(303);
});

test("what is refused counts for its network, too: damaged, too large, no form, with an answer missing", async () => {
  const refused: [status: number, body: BodyInit, type: string][] = [
    [400, "name=%", "application/x-www-form-urlencoded"],
    [413, "x".repeat(256 * 1024 + 1), "application/x-www-form-urlencoded"],
    [415, "{}", "application/json"],
    [400, "name=Asha", "application/x-www-form-urlencoded"],
  ];
  const site = await startSite({}, undefined, refused.length);
  await minuteWithRoom(10_000);
  const from = { "CF-Connecting-IP": "192.0.2.1" };
  for (const [status, body, type] of refused)
    expect((await post(site.form, body, { ...from, "Content-Type": type })).status).toBe(status);
  const answers = someAnswers();
  expect((await post(site.form, answers, from)).status).toBe(429);
  expect((await post(site.form, answers, { "CF-Connecting-IP": "192.0.2.2" })).status).toBe(303);
});

test("a form whose hidden field is filled in comes back in words, with every answer, and counts once it is empty", async () => {
  const answers = someAnswers({ name: "Not a script" });
  const refused = await post(site.form, { ...answers, reference_url: "https://spam.example" });
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(textOf(html)).toContain("Error: A hidden field that is meant to stay empty was filled in");
  expect(html).toContain('value="Not a script"');
  expect(html).not.toContain("spam.example");
  expect(await site.rows(answers.email)).toEqual([]);

  expect((await post(site.form, { ...answers, reference_url: "" })).status).toBe(303);
  expect(await site.rows(answers.email)).toHaveLength(1);
});
