import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { site as community, mailTo } from "#app/content/site.ts";
import { formatDate } from "#app/ui/format.ts";
import { renderCalendar } from "../../scripts/build/calendar.ts";
import { openPage } from "../support/browser.ts";
import { readCalendar } from "../support/calendar.ts";
import { BUILD_TIME, startSiteWithContent } from "../support/content-site.ts";
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
  note: "Step-free entrance from the car park. In Marathi, Hindi and English.",
};
const hyderabad = { city: "Hyderabad", topic: "Strong passwords", venue: "Library", address: "Hyderabad" };
/** Meetups of 2025: past at the build, one in each month. */
const passed = Array.from({ length: 12 }, (_, index) => ({
  ...hyderabad,
  start: `2025-${String(index + 1).padStart(2, "0")}-10T11:00`,
  topic: `Talk ${index + 1} of 2025`,
}));
const site = await startSiteWithContent(
  {
    "events.ts": {
      webinars: [
        { ...webinar, title: "Webinar ahead", date: "2026-12-12T18:00", status: "upcoming" },
        { ...webinar, title: "Webinar recorded", date: "2026-10-10", status: "recorded" },
        { ...webinar, title: "Webinar recorded", date: "2026-09-12", status: "recorded" },
      ],
      summits: [
        { ...summit, title: "Summit elsewhere", date: "2027-03-13", location: "Kochi" },
        { ...summit, title: "Summit in a city", date: "2027-02-13", location: "Bengaluru" },
      ],
    },
    "meetups.ts": {
      meetups: [
        pune,
        ...passed,
        { ...pune, start: "2026-11-21T17:00", end: "2026-11-21T20:00", topic: "Before the build", attended: 64 },
        { ...pune, start: "2027-01-16T17:00", end: "2027-01-16T20:00", topic: "Scam calls" },
        { ...hyderabad, city: "Bengaluru", start: "2026-12-01T11:00", cancelled: true },
        { ...pune, city: "Bengaluru", start: "2026-12-20T10:30", end: "2026-12-20T12:30", cancelled: true },
        { ...pune, city: "Hyderabad", start: "2027-01-16T10:30", end: "2027-01-16T12:30" },
        { ...hyderabad, start: "2026-12-27T11:00" },
        { ...hyderabad, start: "2026-12-27T09:00", venue: "Flooded hall", cancelled: true },
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
async function seen(selector = "main"): Promise<string> {
  return (await page.locator(selector).innerText()).replace(/\s+/g, " ");
}

/** Opens a page at a time, and returns what visitors see of it. */
async function seenAt(time: string, path: string, selector?: string): Promise<string> {
  await openAt(time, path);
  return seen(selector);
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

test("the daily message names what has passed once, and on the first of a month the cities without a meetup", async () => {
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
  expect(await messageAt("2026-12-31T03:00+05:30")).toEqual([]);
  const cities = "No meetup is announced in";
  expect(await messageAt("2027-01-01T03:00+05:30")).toEqual([expect.stringMatching(`${cities} Bengaluru[.,] `)]);
  expect(await messageAt("2027-02-01T03:00+05:30")).toEqual([
    expect.stringContaining(`${cities} Pune, Bengaluru, Hyd`),
  ]);
});

const UNKNOWN = "Events will be updated soon.";

test.for([
  ["ahead", "2026-12-01T12:00+05:30", "Pune, Saturday 19 December 2026"],
  ["today, after its end", endOf("2026-12-19"), "Pune, Saturday 19 December 2026"],
  ["passed yesterday: the next that takes place", after("2026-12-19"), "Hyderabad, Sunday 27 December 2026"],
  ["one of two in a city passed; two cities on one day", after("2026-12-27"), "Pune, Saturday 16 January 2027"],
] as const)("announces the next meetup on /events and the home page: %s", async ([, time, next]) => {
  const lead = await seenAt(time, "/events", "header.page h1 + p");
  expect(lead).toContain(`Next meetup: ${next}. Topic: `);
  expect(lead).toMatch(/[^.]\.$/);
  expect(await seen()).not.toContain(UNKNOWN);
  expect(await seenAt(time, "/")).toContain(`Next meetup: ${next}`);
  await page.getByRole("link", { name: next }).click();
  await page.waitForURL(/\/events#\w+-202\d-/);
  expect(await seen("main :target"), "the entry that the link leads to").toContain(next.replace(/^\w+, /, ""));
});

test("the hero names the day of each city's next meetup", async () => {
  const names = await seenAt(after("2026-12-19"), "/", ".hero-cities");
  expect(names.replace(/\s+/g, " ")).toMatch(/Pune 16 Jan Meetups in Bengaluru Meetups in Hyderabad 27 Dec/);
});

test("announces no meetup after all have passed", async () => {
  const time = after("2027-01-16");
  expect(await seenAt(time, "/")).not.toContain("Next meetup:");
  const events = await seenAt(time, "/events");
  expect(await seen("main header h1 + p + p"), "the line below the lead").toBe(UNKNOWN);
  expect(events.match(/Date not announced yet/g)).toHaveLength(community.cities.length);
  const mail = page.getByRole("link", { name: community.email }).first();
  expect(await mail.getAttribute("href")).toBe(mailTo("Next meetup in Pune"));
  expect(events).not.toMatch(/Next meetup:|Add to calendar|Cancelled/);
});

test("a city's card has its meetups, the next one first, and the link's card is marked", async () => {
  // From /events, the browser would only scroll.
  await page.goto("about:blank");
  await openAt(endOf("2026-12-19"), "/events#pune-2027-01-16");
  const card = page.locator("#pune");
  const text = (await card.innerText()).replace(/\n+/g, " | ");
  expect(text).toContain(
    "Saturday 19 December 2026 | 5:00\u00a0pm to\u00a08:00\u00a0pm\u00a0IST | Safe <script> payments",
  );
  expect(text).toMatch(
    /Hall 2, .* \| 1 Example Road.* \| Step-free entrance.* Map .* Add to calendar.*16 January 2027.* Scam calls/,
  );
  expect(text).not.toContain("Date not announced yet");
  const border = (id: string) => page.locator(id).evaluate((element) => getComputedStyle(element).borderTopColor);
  expect(await border("#pune")).not.toBe(await border("#hyderabad"));
  expect(await page.locator("#bengaluru").innerText()).toMatch(
    /Cancelled[\s\S]*20 December[\s\S]*Date not announced yet/,
  );
  expect(await page.locator("#hyderabad").innerText()).toMatch(
    /Cancelled\s+Sunday 27 December 2026\s+9:00[\s\S]*Flooded hall[\s\S]*Sunday 27 December 2026\s+11:00\u00a0am\u00a0IST/,
  );
  const ownersTexts = await card.locator("[dir=auto]:visible").allInnerTexts();
  expect(ownersTexts.slice(0, 4)).toEqual([pune.topic, pune.venue, pune.address, pune.note]);
  expect(await seenAt(after("2026-12-19"), "/events", "#pune")).not.toContain("Saturday 19");
});

test("tells search engines of each meetup that was ahead at the build", async () => {
  const html = await (await site.at(endOf("2026-12-19"), "/events")).text();
  const [, json = ""] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? [];
  const events = JSON.parse(json)["@graph"];
  const days = "2026-12-01 2026-12-19 2026-12-20 2026-12-27 2026-12-27 2027-01-16 2027-01-16";
  expect(events.map(({ startDate }: { startDate: string }) => startDate.slice(0, 10)).join(" ")).toBe(days);
  const place = { streetAddress: pune.address, addressLocality: "Pune", addressCountry: "IN" };
  const address = { "@type": "PostalAddress", ...place };
  expect(events[1]).toMatchObject({
    "@type": "Event",
    name: pune.topic,
    startDate: "2026-12-19T17:00+05:30",
    endDate: "2026-12-19T20:00+05:30",
    eventStatus: "https://schema.org/EventScheduled",
    location: { "@type": "Place", name: pune.venue, address },
    description: `A free cyber-safety meetup in Pune on Saturday 19 December 2026. ${pune.note}`,
    image: `${site.url}/og.png`,
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: 0, priceCurrency: "INR" },
    url: `${site.url}/events#pune-2026-12-19`,
  });
  expect(events[2].eventStatus).toBe("https://schema.org/EventCancelled");
  const ids = html.match(/(?<= id=")[^"]+/g);
  for (const { url } of events) expect(ids, "ids of the page").toContain(url.split("#")[1]);
});

test("the links of a meetup lead to its map and its calendar file, and a cancelled one has none", async () => {
  await openAt(endOf("2026-12-19"), "/events");
  const linksOf = (city: string) =>
    page.locator(`#${city} a:visible`).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(await linksOf("pune")).toEqual([
    pune.map,
    "/calendar/pune-2026-12-19.ics",
    expect.stringMatching("^https://wa.me/"),
    pune.map,
    "/calendar/pune-2027-01-16.ics",
    expect.stringMatching("^https://wa.me/"),
    "/joinvolunteer?meetup=pune",
  ]);
  expect(await linksOf("hyderabad")).toContain("/calendar/hyderabad-2026-12-27.ics");
  expect((await linksOf("bengaluru")).join()).not.toMatch(/calendar|maps|wa\.me/);
  const share = page.locator("#pune").getByRole("link", { name: /^Share on WhatsApp.*Pune, Saturday 19 December/ });
  const { hash, searchParams } = new URL((await share.getAttribute("href")) ?? "");
  const sentence = `Free cyber-safety meetup in Pune, Saturday 19 December 2026, 5:00\u00a0pm: ${pune.topic}`;
  expect([hash, searchParams.get("text")]).toEqual(["", `${sentence} ${site.url}/events#pune-2026-12-19`]);
  const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
  expect(new Set(ids).size, `ids: ${ids.join(" ")}`).toBe(ids.length);
});

async function fetchCalendar(path: string) {
  const response = await fetch(site.url + path);
  await expectStatus(response, 200);
  expect(response.headers.get("Content-Type")).toMatch(/^text\/calendar\b/);
  return readCalendar(await response.text()).events;
}

test("writes a calendar file for each meetup, with times in UTC", async () => {
  const [event] = await fetchCalendar("/calendar/pune-2026-12-19.ics");
  for (const [name, value] of [
    ["uid", "pune-2026-12-19-navbindu"],
    ["summary", `${community.name} Pune: ${pune.topic}`],
    ["location", `${pune.venue}, ${pune.address}`],
    ["description", `${pune.note}\nMap: ${pune.map}`],
    ["dtstart", "2026-12-19T11:30:00Z"],
    ["dtend", "2026-12-19T14:30:00Z"],
    ["sequence", String(BUILD_TIME.getTime() / 60_000)],
    ["last-modified", "2026-12-01T06:30:00Z"],
  ] as const) {
    expect(String(event?.component.getFirstPropertyValue(name)), name.toUpperCase()).toBe(value);
  }
  const [cancelled] = await fetchCalendar("/calendar/bengaluru-2026-12-20.ics");
  expect(cancelled?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
  expect(cancelled?.summary).toMatch(/^Cancelled: /);
  const [replacement] = await fetchCalendar("/calendar/hyderabad-2026-12-27.ics");
  expect(replacement?.component.getFirstPropertyValue("status")).toBe("CONFIRMED");
  expect(replacement?.location).toContain("Library");
  expect(replacement?.component.getFirstProperty("dtend")).toBeNull();
});

test("writes one calendar of everything, and /events links to it", async () => {
  const events = await fetchCalendar("/calendar.ics");
  const starts = Object.fromEntries(events.map(({ uid, startDate }) => [uid, String(startDate)]));
  expect(starts).toMatchObject({
    "hyderabad-2026-12-27-navbindu": "2026-12-27T05:30:00Z",
    "webinar-webinar-ahead-2026-12-12-navbindu": "2026-12-12T12:30:00Z",
    "webinar-webinar-recorded-2026-10-10-navbindu": "2026-10-10",
    "webinar-webinar-recorded-2026-09-12-navbindu": "2026-09-12",
    "summit-summit-elsewhere-2027-03-13-navbindu": "2027-03-13",
  });
  expect(events).toHaveLength(passed.length + 12);
  await openAt(endOf("2026-12-19"), "/events");
  const main = page.locator("main");
  expect(await main.getByRole("link", { name: "Subscribe" }).getAttribute("href")).toMatch(
    /^webcal:.*\/calendar\.ics$/,
  );
  expect(await main.innerText()).toContain(`${site.url}/calendar.ics`);
});

test("a calendar without events is valid, too", () => {
  const { calendar, events } = readCalendar(renderCalendar([]));
  expect(events).toEqual([]);
  expect(calendar.getFirstSubcomponent("vtimezone")?.getFirstPropertyValue("tzid")).toBe("Asia/Kolkata");
});

test("a meetup moves from its card to the past meetups when its day is over", async () => {
  const pastAt = async (time: string) => {
    await openAt(time, "/events");
    const section = page.locator("main section", { has: page.getByRole("heading", { name: "Past meetups" }) });
    return section.locator("li:visible").allInnerTexts();
  };
  const lastIn = async (city: string) => /Last meetup: (.*)/.exec(await page.locator(`#${city}`).innerText())?.[1];
  const before = await pastAt(endOf("2026-12-19"));
  expect(before[0]).toBe("21 November 2026, Pune: Before the build (64 people came)");
  expect(await lastIn("pune")).toBe("Pune, 21 November 2026, Before the build (64 people came)");
  expect(await lastIn("hyderabad")).toBe("Hyderabad, 10 December 2025, Talk 12 of 2025");
  expect(before.at(-1)).toBe("10 February 2025, Hyderabad: Talk 2 of 2025");
  const [first, ...others] = await pastAt(after("2026-12-19"));
  expect(first).toBe(`19 December 2026, Pune: ${pune.topic}`);
  expect(await lastIn("pune")).toBe(`Pune, 19 December 2026, ${pune.topic}`);
  expect(others).toEqual(before.slice(0, 11));
  expect((await pastAt(after("2026-12-20"))).join(), "a cancelled meetup").not.toContain("20 December");
  expect(await lastIn("bengaluru"), "a city without a past meetup").toBeUndefined();
  const html = await (await site.at(endOf("2026-12-19"), "/events")).text();
  expect(html.match(/Before the build/g), "in the list, and as the last one of its city").toHaveLength(2);
  expect(html).not.toContain("Talk 1 of");
});

test("introduces the organisers on /about", async () => {
  expect(await seenAt(endOf("2026-12-19"), "/about")).toContain("Who runs this First organiser, Pune Finds the rooms.");
});

test("a build ends with the meetups as it understood them", () => {
  const over = passed.map((_, index) => `Hyderabad ${formatDate(`2025-${String(index + 1).padStart(2, "0")}-10`)}`);
  expect(site.buildOutput.trim().split("\n").slice(-8)).toEqual([
    `Over already: ${over.join(", ")}, Pune 21 November 2026`,
    "Bengaluru: Tuesday 1 December 2026, 11:00 am, Library (cancelled)",
    "Pune: Saturday 19 December 2026, 5:00 pm to 8:00 pm, Hall 2, नेहरू सभागृह",
    "Bengaluru: Sunday 20 December 2026, 10:30 am to 12:30 pm, Hall 2, नेहरू सभागृह (cancelled)",
    "Hyderabad: Sunday 27 December 2026, 9:00 am, Flooded hall (cancelled)",
    "Hyderabad: Sunday 27 December 2026, 11:00 am, Library",
    "Hyderabad: Saturday 16 January 2027, 10:30 am to 12:30 pm, Hall 2, नेहरू सभागृह",
    "Pune: Saturday 16 January 2027, 5:00 pm to 8:00 pm, Hall 2, नेहरू सभागृह",
  ]);
});

test("a build warns at the first past meetup of a city that says not how many came: its year may be wrong", () => {
  const start = "^::warning file=app/content/meetups.ts,line=(\\d+),title=Over already::Over already: (.*)";
  const warnings = [...site.annotations.matchAll(new RegExp(start, "gm"))];
  expect(warnings.map(([, , over]) => over)).toEqual(["Hyderabad 10 January 2025"]);
  const lines = readFileSync(site.meetupsFile, "utf8").split("\n");
  const line = Number(warnings[0]?.[1]);
  expect(lines.slice(line - 1, line + 5).join(), "the entry at the line").toContain("2025-01-10");
});

test("a build with a wrong meetup fails with one sentence, and annotates the line in GitHub Actions", async () => {
  const lines = await site.failToBuild('"Scam calls"', '"Scam calls", "50%": true');
  const [annotation, sentence = ""] = lines.slice(-2);
  expect(sentence).toMatch(/^app\/content\/meetups\.ts, line \d+: in meetups, entry 15 .*, "50%" is an unknown key/);
  const [, line] = /line (\d+)/.exec(sentence) ?? [];
  expect(annotation).toBe(
    `::error file=app/content/meetups.ts,line=${line},title=Wrong content::${sentence.replace("%", "%25")}`,
  );
});
