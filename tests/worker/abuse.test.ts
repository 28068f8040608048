import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { heapOf } from "../support/heap.ts";
import { minuteWithRoom, post, someAnswers, startSite, textOf } from "../support/site.ts";
import { startUpstream } from "../support/upstream.ts";

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

test("a form as long as a form may be counts for sixteen, and one that is too much comes back with every answer", async () => {
  const site = await startSite({}, undefined, 20);
  await minuteWithRoom(10_000);
  const from = { "CF-Connecting-IP": "192.0.2.1" };
  const long = someAnswers({ expectations: "x".repeat(250_000) });
  expect((await post(site.form, long, from)).status).toBe(303);
  for (let sent = 0; sent < 4; sent++) expect((await post(site.form, someAnswers(), from)).status).toBe(303);
  const more = someAnswers({ name: "The next" });
  const refused = await post(site.form, more, from);
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain('value="The next"');
  expect((await post(site.form, more, { "CF-Connecting-IP": "192.0.2.2" })).status).toBe(303);
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

test("while the database is asked, an isolate holds a form's answers, and nothing else that came with them", async () => {
  const asked: ServerResponse[] = [];
  const slow = await startUpstream((_, response) => void asked.push(response));
  const site = await startSite({ SUPABASE_URL: slow.url }, undefined, undefined, true);
  const heap = () => heapOf(site.inspector ?? "", async () => void (await (await fetch(site.form)).text()));
  const body = `${new URLSearchParams(someAnswers())}${"&a".repeat(130_000)}`;
  const send = () => post(site.form, body, { "Content-Type": "application/x-www-form-urlencoded" });
  const first = send();
  await expect.poll(() => asked.length).toBe(1);
  const before = await heap();
  const others = Array.from({ length: 9 }, send);
  await expect.poll(() => asked.length).toBe(10);
  const grown = (await heap()) - before;
  for (const response of asked) response.writeHead(201).end();
  for (const answer of await Promise.all([first, ...others])) expect(answer.status).toBe(303);
  // In MiB: the nine came with 2.2, of which their answers are next to nothing.
  expect(grown).toBeLessThan(5);
});
