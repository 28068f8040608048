import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage } from "../support/browser.ts";
import { startSiteWithEvents } from "../support/events-site.ts";
import { expectStatus, textOf } from "../support/site.ts";
import { startUpstream } from "../support/upstream.ts";

const messages: string[] = [];
const channel = await startUpstream((request, response) => {
  request.setEncoding("utf8").on("data", (text) => messages.push(JSON.parse(text).content));
  request.on("end", () => response.end());
});
const database = await startUpstream((_, response) => response.end('{"erased":0,"registered":{}}'));

const webinar = { speaker: "Speaker", description: "Description" };
const summit = { description: "Description", speakers: ["Speaker"], tracks: ["Track"] };
const site = await startSiteWithEvents(
  {
    webinars: [
      { ...webinar, title: "Webinar ahead", date: "2026-12-12T18:00", status: "upcoming" },
      { ...webinar, title: "Webinar recorded", date: "2026-10-10", status: "recorded" },
    ],
    summits: [
      { ...summit, title: "Summit in a city", date: "2027-02-13", location: "Bengaluru" },
      { ...summit, title: "Summit elsewhere", date: "2027-03-13", location: "Kochi" },
    ],
  },
  { SUPABASE_URL: database.url, SUPABASE_ANON_KEY: "key", ORGANISERS_WEBHOOK_URL: channel.url },
);

/** The last second of a day in India, and the first of the next. */
const endOf = (day: string) => `${day}T23:59:59+05:30`;
const after = (day: string) => new Date(Date.parse(endOf(day)) + 1000).toISOString();

/** Opens a page at a time. Prerendered and rendered pages are equal. */
async function openAt(time: string, path: string, options = {}): Promise<Page> {
  const [prerendered, rendered] = await Promise.all(
    [false, true].map(async (isRendered) => (await site.at(time, path, isRendered)).text()),
  );
  expect(prerendered).toBe(rendered);
  return openPage(site.url + path, { extraHTTPHeaders: { "X-Clock": time }, ...options });
}

/** The text that visitors see of the main element. */
async function seenAt(time: string, path: string): Promise<string> {
  const page = await openAt(time, path);
  return (await page.locator("main").innerText()).replace(/\s+/g, " ");
}

test("a webinar's date passes at midnight in India, and its button keeps label and colour", async () => {
  const before = await seenAt(endOf("2026-12-12"), "/webinars");
  expect(before).toContain("Upcoming");
  expect(before).toContain("Registration is not open yet.");
  expect(before).not.toContain("passed");
  const passed = await seenAt(after("2026-12-12"), "/webinars");
  expect(passed.match(/This date has passed\./g)).toHaveLength(2);
  expect(passed).not.toMatch(/Upcoming|not open/);
  expect(passed).toContain("Register Now");
  expect(await (await site.at(after("2026-12-12"), "/webinars")).text()).toContain('data-tone="upcoming"');
});

test("a summit's date passes, and a summit outside of the cities has no loop", async () => {
  expect(await seenAt(endOf("2027-02-13"), "/summits")).not.toContain("passed");
  const passed = await seenAt(after("2027-02-13"), "/summits");
  expect(passed.match(/This date has passed\./g)).toHaveLength(1);
  expect(passed.match(/Registration is not open yet/g)).toHaveLength(1);
  const html = await (await site.at(endOf("2027-02-13"), "/summits")).text();
  expect(html).not.toMatch(/class="[^"]*undefined/);
});

test("/events leaves out what has passed, and at last the section", async () => {
  const first = await seenAt(endOf("2026-12-12"), "/events");
  for (const title of ["Webinar ahead", "Summit in a city", "Summit elsewhere"]) expect(first).toContain(title);
  expect(first).not.toContain("Webinar recorded");
  const second = await seenAt(after("2026-12-12"), "/events");
  expect(second).not.toContain("Webinar ahead");
  expect(second).toContain("Summit in a city");
  expect(await seenAt(endOf("2027-03-13"), "/events")).toContain("Planned webinars and summits");
  expect(await seenAt(after("2027-03-13"), "/events")).not.toMatch(/Planned webinars|not open/);
});

test("one isolate fills in a page each day, and its ETag changes with its bytes", async () => {
  const etagsAt = async (time: string) =>
    Promise.all(["/webinars", "/about"].map(async (path) => (await site.at(time, path)).headers.get("ETag")));
  const [webinars, about] = await etagsAt(endOf("2026-12-11"));
  expect(await etagsAt(endOf("2026-12-12"))).toEqual([webinars, about]);
  const passed = await etagsAt(after("2026-12-12"));
  expect(passed).toEqual([expect.not.stringContaining(webinars ?? ""), about]);
  // The year is new in India before it is in UTC.
  const year = async (time: string) => textOf(await (await site.at(time, "/about")).text()).match(/© \d+/)?.[0];
  expect(await year(endOf("2026-12-31"))).toBe("© 2026");
  expect(await year(after("2026-12-31"))).toBe("© 2027");
  expect(await etagsAt(endOf("2026-12-12"))).toEqual([webinars, about]);
});

test("the daily message names what has passed, once", async () => {
  const messageAt = async (time: string) => {
    await site.at(time, "/");
    await expectStatus(await fetch(`${site.url}/cdn-cgi/handler/scheduled`), 200);
    return messages.splice(0);
  };
  expect(await messageAt("2026-12-12T03:00+05:30")).toEqual([]);
  expect(await messageAt("2026-12-13T03:00+05:30")).toEqual([expect.stringContaining("“Webinar ahead” has passed")]);
  expect(await messageAt("2026-12-14T03:00+05:30")).toEqual([]);
  expect(await messageAt("2026-10-11T03:00+05:30"), "a recorded webinar").toEqual([]);
  expect(await messageAt("2027-03-14T03:00+05:30")).toEqual([expect.stringContaining("“Summit elsewhere” has passed")]);
});
