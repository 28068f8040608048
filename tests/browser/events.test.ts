import ICAL from "ical.js";
import { expect, test } from "vitest";
import { site as community } from "#app/content/site.ts";
import { openPage } from "../support/browser.ts";
import { startSiteWithEvents } from "../support/events-site.ts";
import { expectStatus, textOf } from "../support/site.ts";
import { startUpstream } from "../support/upstream.ts";

const messages: string[] = [];
const channel = await startUpstream((request, response) => {
  request.setEncoding("utf8").on("data", (text) => messages.push(JSON.parse(text).content));
  request.on("end", () => response.end());
});
const registered: Record<string, number> = {};
const database = await startUpstream((_, response) => response.end(JSON.stringify({ erased: 0, registered })));

const webinar = { speaker: "Speaker", description: "Description" };
const summit = { description: "Description", speakers: ["Speaker"], tracks: ["Track"] };
const pune = {
  city: "Pune",
  start: "2026-12-19T17:00",
  end: "2026-12-19T20:00",
  topic: "Safe <script> payments, step by step; “live”",
  venue: "Hall 2, नेहरू सभागृह",
  address: "1 Example Road, Shivajinagar, Pune 411005, Maharashtra, India",
  map: "https://maps.example/pune",
};
const site = await startSiteWithEvents(
  {
    "events.ts": {
      webinars: [
        { ...webinar, title: "Webinar ahead", date: "2026-12-12T18:00", status: "upcoming" },
        { ...webinar, title: "Webinar recorded", date: "2026-10-10", status: "recorded" },
      ],
      summits: [
        { ...summit, title: "Summit elsewhere", date: "2027-03-13", location: "Kochi" },
        { ...summit, title: "Summit in a city", date: "2027-02-13", location: "Bengaluru" },
      ],
      meetups: [
        { ...pune, start: "2027-01-16T17:00", end: "2027-01-16T20:00", topic: "Scam calls" },
        pune,
        { ...pune, city: "Bengaluru", start: "2026-12-20T10:30", end: "2026-12-20T12:30", cancelled: true },
        { ...pune, city: "Hyderabad", start: "2027-01-16T10:30", end: "2027-01-16T12:30" },
        {
          city: "Hyderabad",
          start: "2026-12-27T11:00",
          topic: "Strong passwords",
          venue: "Library",
          address: "Hyderabad",
        },
      ],
    },
    "about.ts": { organisers: [{ name: "First organiser", city: "Pune", does: "Finds the rooms." }] },
  },
  { SUPABASE_URL: database.url, SUPABASE_ANON_KEY: "key", ORGANISERS_WEBHOOK_URL: channel.url },
);

/** The last second of a day in India, and the first of the next. */
const endOf = (day: string) => `${day}T23:59:59+05:30`;
const after = (day: string) => new Date(Date.parse(endOf(day)) + 1000).toISOString();

const page = await openPage("about:blank");

/** Opens a page at a time. Prerendered and rendered pages are equal. */
async function openAt(time: string, path: string): Promise<void> {
  const [prerendered, rendered] = await Promise.all(
    [false, true].map(async (isRendered) => (await site.at(time, path, isRendered)).text()),
  );
  expect(prerendered).toBe(rendered);
  await page.setExtraHTTPHeaders({ "X-Clock": time });
  await page.goto(site.url + path);
}

/** The text that visitors see of the main element, or of an element in it. */
async function seenAt(time: string, path: string, selector = "main"): Promise<string> {
  await openAt(time, path);
  return (await page.locator(selector).innerText()).replace(/\s+/g, " ");
}

test("a webinar's date passes at midnight in India, and its button keeps label and colour", async () => {
  const before = await seenAt(endOf("2026-12-12"), "/webinars");
  expect(before).toContain("Upcoming");
  expect(before).toContain("12 December 2026, 6:00 pm IST");
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
  registered["Pune Meetup"] = 2;
  const [message] = await messageAt("2026-12-13T03:00+05:30");
  expect(message).toMatch(/^2 new volunteers .*Pune 2.*\nThe date of “Webinar ahead” has passed/);
  delete registered["Pune Meetup"];
  expect(await messageAt("2027-03-14T03:00+05:30")).toEqual([expect.stringContaining("“Summit elsewhere” has passed")]);
});

const UNKNOWN = "Events will be updated soon.";

test.for([
  ["ahead", "2026-12-01T12:00+05:30", "Pune, 19 December 2026"],
  ["today, after its end", endOf("2026-12-19"), "Pune, 19 December 2026"],
  ["passed yesterday: the next that takes place", after("2026-12-19"), "Hyderabad, 27 December 2026"],
  ["one of two in a city passed; two cities on one day", after("2026-12-27"), "Pune, 16 January 2027"],
] as const)("announces the next meetup on /events and the home page: %s", async ([, time, next]) => {
  const lead = await seenAt(time, "/events", "header.page h1 + p");
  expect(lead).toContain(`Next meetup: ${next}. Topic: `);
  expect(lead).toMatch(/[^.]\.$/);
  expect(await seenAt(time, "/events")).not.toContain(UNKNOWN);
  expect(await seenAt(time, "/")).toContain(`Next meetup: ${next}`);
  await page.getByRole("link", { name: next }).click();
  await page.waitForURL(/\/events#/);
  expect(next.toLowerCase()).toContain(new URL(page.url()).hash.slice(1));
});

test("announces no meetup after all have passed", async () => {
  const time = after("2027-01-16");
  expect(await seenAt(time, "/", "main")).not.toContain("Next meetup:");
  const events = await seenAt(time, "/events");
  expect(events).toContain(UNKNOWN);
  expect(events.match(/Date not announced yet/g)).toHaveLength(community.cities.length);
  expect(events).not.toMatch(/Next meetup:|Add to calendar|Cancelled/);
});

test("a city's card has its meetups, the next one first, and the link's card is marked", async () => {
  // From /events, the browser would only scroll.
  await page.goto("about:blank");
  await openAt(endOf("2026-12-19"), "/events#pune");
  const card = page.locator("#pune");
  const text = (await card.innerText()).replace(/\n+/g, " | ");
  expect(text).toContain("19 December 2026 | 5:00\u00a0pm to\u00a08:00\u00a0pm\u00a0IST | Safe <script> payments");
  expect(text).toMatch(/Hall 2, .* \| 1 Example Road.* Map .* Add to calendar.*16 January 2027.* Scam calls/);
  expect(text).not.toContain("Date not announced yet");
  const border = (id: string) => page.locator(id).evaluate((element) => getComputedStyle(element).borderTopColor);
  expect(await border("#pune")).not.toBe(await border("#hyderabad"));
  expect(await page.locator("#bengaluru").innerText()).toMatch(
    /Cancelled[\s\S]*20 December[\s\S]*Date not announced yet/,
  );
  expect(await page.locator("#hyderabad").innerText()).toContain("27 December 2026\n11:00\u00a0am\u00a0IST");
  expect(await seenAt(after("2026-12-19"), "/events", "#pune")).not.toContain("19 December");
});

test("tells search engines of each meetup", async () => {
  const html = await (await site.at(endOf("2026-12-19"), "/events")).text();
  const [, json = ""] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? [];
  const events = JSON.parse(json)["@graph"];
  expect(events).toHaveLength(5);
  expect(events[1]).toMatchObject({
    "@type": "Event",
    name: pune.topic,
    startDate: "2026-12-19T17:00+05:30",
    endDate: "2026-12-19T20:00+05:30",
    eventStatus: "https://schema.org/EventScheduled",
    location: { "@type": "Place", name: pune.venue, address: pune.address },
    isAccessibleForFree: true,
    url: `${site.url}/events#pune`,
  });
  expect(events[2].eventStatus).toBe("https://schema.org/EventCancelled");
});

test("the links of a meetup lead to its map and its calendar file, and a cancelled one has none", async () => {
  await openAt(endOf("2026-12-19"), "/events");
  const linksOf = (city: string) =>
    page.locator(`#${city} a:visible`).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(await linksOf("pune")).toEqual([
    pune.map,
    "/calendar/pune-2026-12-19.ics",
    pune.map,
    "/calendar/pune-2027-01-16.ics",
  ]);
  expect(await linksOf("hyderabad")).toContain("/calendar/hyderabad-2026-12-27.ics");
  expect((await linksOf("bengaluru")).join()).not.toMatch(/calendar|maps/);
});

/** The events of a calendar file. Fails unless the file is as RFC 5545 says. */
async function readCalendar(path: string) {
  const response = await fetch(site.url + path);
  await expectStatus(response, 200);
  expect(response.headers.get("Content-Type")).toMatch(/^text\/calendar\b/);
  const file = await response.text();
  expect(file).toMatch(/\r\n$/);
  for (const line of file.split("\r\n")) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  }
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
}

test("writes a calendar file for each meetup, with times in UTC", async () => {
  const [event] = await readCalendar("/calendar/pune-2026-12-19.ics");
  expect(event).toMatchObject({ uid: "pune-2026-12-19-navbindu", location: `${pune.venue}, ${pune.address}` });
  expect(event?.summary).toContain(pune.topic);
  expect([event?.startDate, event?.endDate].map(String)).toEqual(["2026-12-19T11:30:00Z", "2026-12-19T14:30:00Z"]);
  const [cancelled] = await readCalendar("/calendar/bengaluru-2026-12-20.ics");
  expect(cancelled?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
  const [withoutEnd] = await readCalendar("/calendar/hyderabad-2026-12-27.ics");
  expect(withoutEnd?.component.getFirstProperty("dtend")).toBeNull();
});

test("writes one calendar of everything, and /events links to it", async () => {
  const events = await readCalendar("/calendar.ics");
  const starts = Object.fromEntries(events.map(({ uid, startDate }) => [uid, String(startDate)]));
  expect(starts).toMatchObject({
    "hyderabad-2026-12-27-navbindu": "2026-12-27T05:30:00Z",
    "webinar-ahead-navbindu": "2026-12-12T12:30:00Z",
    "webinar-recorded-navbindu": "2026-10-10",
    "summit-elsewhere-navbindu": "2027-03-13",
  });
  expect(events).toHaveLength(9);
  const html = await (await site.at(endOf("2026-12-19"), "/events")).text();
  expect(html).toContain(`href="webcal://${new URL(site.url).host}/calendar.ics"`);
});

test("introduces the organisers on /about", async () => {
  expect(await seenAt(endOf("2026-12-19"), "/about")).toContain("Who runs this First organiser, Pune Finds the rooms.");
});

test("a build with a wrong meetup fails, and names it in its last line", async () => {
  expect(await site.failToBuild("2026-12-19T20:00", "20:00")).toBe(
    "The meetup in Pune at 2026-12-19T17:00 (app/content/events.ts) is wrong: " +
      "the end is not a date and time that exists, such as 2026-12-19T20:00.",
  );
});
