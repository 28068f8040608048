// What docs/product.md states of each page, looked up in the pages themselves.
import { expect, test } from "vitest";
import { assessments } from "#app/content/assessments.ts";
import { postalAddress } from "#app/content/contact.ts";
import { courses } from "#app/content/courses.ts";
import { experiences } from "#app/content/home.ts";
import { initiatives } from "#app/content/initiatives.ts";
import { pages } from "#app/content/pages.ts";
import { privacy } from "#app/content/privacy.ts";
import { site as community, mailTo, socialLinks } from "#app/content/site.ts";
import { SPEAKER_SUBJECT, speakerBenefits, speakerForm, speakerTerms } from "#app/content/speaker.ts";
import { SPONSOR_SUBJECT, sponsorBenefits } from "#app/content/sponsorships.ts";
import { summits } from "#app/content/summits.ts";
import { terms } from "#app/content/terms.ts";
import { testimonials } from "#app/content/testimonials.ts";
import { starsCount, tools } from "#app/content/tools.ts";
import { venueBenefits, venueForm, venueGuidelines } from "#app/content/venue.ts";
import { interestForm, volunteerBenefits } from "#app/content/volunteer.ts";
import { webinars } from "#app/content/webinars.ts";
import { fields } from "#app/registration/fields.ts";
import { purposes } from "#app/registration/purposes.ts";
import { formatDate } from "#app/ui/format.ts";
import { documentOf, words } from "../support/document.ts";
import { commonSite, post, someAnswers } from "../support/site.ts";

const site = await commonSite();

/** A page's own part. */
async function mainOf(path: string): Promise<Element> {
  const main = (await documentOf(await fetch(site.url + path))).querySelector("main");
  if (!main) throw new Error(`${path} has no <main>.`);
  return main;
}

function texts(within: Document | Element, selector: string): string[] {
  return [...within.querySelectorAll(selector)].map(words);
}

function links(within: Document | Element, selector = "a"): string[] {
  return [...within.querySelectorAll(selector)].map((link) => link.getAttribute("href") ?? "");
}

/** The list items that contain a heading of this level: a page's cards. */
function cards(main: Element, heading: "h2" | "h3" = "h2"): Element[] {
  return [...main.querySelectorAll(heading)].flatMap((title) => title.closest("li") ?? []);
}

/** The section that begins with a heading of these words. */
function section(main: Element, title: RegExp): Element {
  const heading = [...main.querySelectorAll("h2")].find((heading) => title.test(words(heading)));
  const found = heading?.closest("section");
  if (!found) throw new Error(`No section ${title}.`);
  return found;
}

/** Address and subject of a link that begins a mail. In one "+" is no blank (RFC 6068, 5), as it is in a form's. */
function mailOf(link = ""): string[] {
  const [, address = "", subject = ""] = /^mailto:([^?]+)\?subject=(.+)$/.exec(link) ?? [];
  return [address, subject].map(decodeURIComponent);
}

const inertLabels = (within: Element) => texts(within, "button[aria-disabled=true]");

/** The texts within a value of app/content, and the titles by which they stand there. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return /[A-Z\d ]/.test(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (key === "kind" || key === "group") return [];
    return /^[A-Z][a-z]/.test(key) ? [key, ...textsOf(part)] : textsOf(part);
  });
}

test("no text of app/content is forgotten: each is on a page, in words or in an attribute", async () => {
  const [toast = ""] = (await post(site.form, someAnswers())).headers.getSetCookie();
  const headers = { Cookie: toast.split(";", 1)[0] ?? "" };
  const shown: string[] = [];
  // The form first, for whoever has just registered.
  for (const address of [site.form, ...pages.map(({ path }) => site.url + path)]) {
    const { documentElement } = await documentOf(await fetch(address, shown.length === 0 ? { headers } : {}));
    for (const script of documentElement.querySelectorAll("script")) script.remove();
    const attributes = [...documentElement.querySelectorAll("*")].flatMap((element) => [...element.attributes]);
    const values = attributes.map(({ value }) => (value.startsWith("mailto:") ? decodeURIComponent(value) : value));
    shown.push([documentElement.textContent, ...values].join("\n"));
  }
  const modules = import.meta.glob(["../../app/content/*.ts", "!**/sample.ts"], { eager: true });
  const all = Object.values(modules).flatMap(textsOf);
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter((text) => !shown.some((page) => page.includes(text)))).toEqual([]);
});

test("each page has a drawing of its own, and so has each card or entry of a list", async () => {
  const drawn = async (path: string, selector: string) =>
    [...(await mainOf(path)).querySelectorAll(selector)].map(({ innerHTML }) => innerHTML);
  const inHeaders: string[] = [];
  for (const { path } of pages) inHeaders.push(...(await drawn(path, ".page-header-art")));
  for (const [drawings, least] of [
    [inHeaders, 15],
    [await drawn("/", ".loop-mark"), 3],
    [await drawn("/register", ".petal > svg:first-child"), 3],
    [await drawn("/briefings", "section > div > svg"), 4],
    [await drawn("/Volunteer", "section:has(h3) li > svg"), 6],
  ] as const) {
    expect(new Set(drawings).size).toBe(drawings.length);
    expect(drawings.length).toBeGreaterThanOrEqual(least);
  }
});

test("every mail that a page begins has its subject in words", async () => {
  const begun: Record<string, string[]> = {};
  for (const { path } of pages) {
    const mails = links(await documentOf(await fetch(site.url + path)), "a[href^=mailto][href*='?']");
    if (mails.length > 0) begun[path] = [...new Set(mails.map((mail) => mailOf(mail).join(": ")))];
  }
  expect(begun).toEqual({
    "/events": [`${community.email}: The next meetup`],
    "/call-for-trainings": [`${community.email}: A training`],
    "/Speaker": [`${community.email}: Call for Speakers`],
    "/sponsorships": [`${community.email}: ${SPONSOR_SUBJECT}`],
  });
});

test("the shell links to the six pages of the menu, and to every page", async () => {
  const document = await documentOf(await fetch(site.url));
  expect(links(document, "header .site-bar > span > a")).toEqual(["/"]);
  for (const navigation of document.querySelectorAll("header nav")) {
    const named = [...navigation.querySelectorAll("a")].map((link) => [link.getAttribute("href"), words(link)]);
    expect(named).toEqual([
      ["/", "Home"],
      ["/events", "Events"],
      ["/briefings", "Initiatives"],
      ["/trainings", "Knowledge Base"],
      ["/about", "About"],
      ["/contact", "Contact Us"],
    ]);
  }
  expect(document.querySelectorAll("header nav")).toHaveLength(2);
  expect(texts(document, "header form button")).toEqual(["Sign in with Google", "Sign in with Google"]);

  const footer = document.querySelector("footer") as Element;
  const year = new Intl.DateTimeFormat("en", { timeZone: "Asia/Kolkata", year: "numeric" }).format(new Date());
  expect(words(footer)).toContain(`© ${year} ${community.name}`);
  expect(links(footer, "a[href^='/']:not([href*='#'])").sort()).toEqual(pages.map(({ path }) => path).sort());
  const elsewhere = socialLinks.filter(({ network }) => network !== "Discord").map(({ url }) => url);
  expect(links(footer, "a[href^=http]")).toEqual(elsewhere);
});

test("/: the hero's two buttons, counters, cards, testimonials and social links", async () => {
  const main = await mainOf("/");
  expect(links(main, ".hero .button")).toEqual(["#join", "/events"]);
  expect(main.querySelector("#join")).not.toBeNull();
  expect(main.querySelectorAll(".hero video source")).toHaveLength(2);
  expect(texts(main, "dd").map((figure, index) => `${figure} ${texts(main, "dt")[index]}`)).toEqual([
    "4000+ Members",
    "14+ Events conducted",
    "86+ Certified professionals",
  ]);
  expect(texts(section(main, /^What you take home$/), "h3")).toEqual(Object.keys(experiences));
  expect(Object.keys(experiences)).toEqual(["Skill development", "Knowledge sharing", "Networking"]);
  expect(links(main, "#join h3 a")).toEqual(["/Speaker", "/volunteer", "/VenueCollaboration"]);
  expect(testimonials).toHaveLength(4);
  expect(texts(main, "[aria-label=Testimonials] figure")).toEqual(
    testimonials.map(({ name, role, message }) => `${message}${name} · ${role}`),
  );
  expect(links(section(main, /^Find us/))).toEqual(socialLinks.map(({ url }) => url));
  expect(socialLinks.map(({ kind }) => kind)).toEqual(["photo sharing", "team chat", "professional network"]);
});

test("/register: a welcome and the three cards", async () => {
  const main = await mainOf("/register");
  expect(words(main)).toContain("Welcome");
  expect(links(main, "h2 a")).toEqual(["/Speaker", "/volunteer", "/VenueCollaboration"]);
});

test.for([
  ["/events", "Events will be updated soon."],
  ["/trainings", "Trainings will be updated soon."],
] as const)("%s: %s, and ways on", async ([path, sentence]) => {
  const main = await mainOf(path);
  expect(words(main)).toContain(sentence);
  expect(links(main)).toHaveLength(2);
});

test("/briefings: four initiatives with goals and an external form each", async () => {
  const main = await mainOf("/briefings");
  expect(texts(main, "h2")).toEqual(initiatives.map(({ title }) => title));
  expect(initiatives.map(({ title }) => title)).toEqual([
    "Cyber safety in schools",
    "Women in cybersecurity",
    "Rural awareness",
    "Research grants",
  ]);
  for (const { title, goals, link } of initiatives) {
    const section = [...main.querySelectorAll("section")].find((element) => words(element).startsWith(title));
    expect(texts(section as Element, "li")).toEqual(goals);
    expect(links(section as Element)).toEqual([link]);
    expect(texts(section as Element, "a")).toEqual([`Get Involved: ${title} (leaves this site)`]);
    expect(words(section)).toContain(new URL(link).host);
  }
});

test("/on-demand-training: three courses", async () => {
  const main = await mainOf("/on-demand-training");
  expect(texts(main, "h2")).toEqual(courses.map(({ title }) => title));
  expect(cards(main).map((card) => texts(card, "dt"))).toEqual(Array(3).fill(["Duration", "Level"]));
  const figures = cards(main).map((card) => [...texts(card, "dd"), ...texts(card, "p")]);
  expect(figures).toEqual([
    ["10 hours", "Beginner", courses[0]?.description, "Rs 4,999", "Not open yet."],
    ["15 hours", "Intermediate", courses[1]?.description, "Rs 6,999", "Not open yet."],
    ["12 hours", "Advanced", courses[2]?.description, "Rs 7,999", "Not open yet."],
  ]);
  expect(inertLabels(main)).toEqual(["Start Learning", "Start Learning", "Start Learning"]);
});

test("/self-assessment: three assessments", async () => {
  const main = await mainOf("/self-assessment");
  expect(texts(main, "h2")).toEqual(assessments.map(({ title }) => title));
  expect(cards(main).map((card) => texts(card, "dt"))).toEqual(Array(3).fill(["Questions", "Duration"]));
  expect(cards(main).map((card) => texts(card, "dd"))).toEqual([
    ["50 questions", "60 minutes"],
    ["40 questions", "45 minutes"],
    ["45 questions", "55 minutes"],
  ]);
  expect(inertLabels(main)).toEqual(["Start Assessment", "Start Assessment", "Start Assessment"]);
});

test("/call-for-trainings: four fields, and a note before them that nothing is sent", async () => {
  const main = await mainOf("/call-for-trainings");
  expect(texts(main, "label")).toEqual(["Title", "Description", "Duration in hours", "Target audience"]);
  const controls = [...main.querySelectorAll(":is(input, textarea, select)[id]")];
  const kinds = controls.map((control) => [control.localName, control.getAttribute("type"), control.id].join(" "));
  expect(kinds).toEqual(["input text title", "textarea  description", "input number duration", "select  audience"]);
  expect(main.querySelector("[required]")).toBeNull();
  expect(texts(main, "option")).toEqual(["Choose one", "Beginner", "Intermediate", "Advanced"]);
  expect(inertLabels(main)).toHaveLength(1);
  const text = words(main);
  expect(text.indexOf("Proposals are not being taken yet.")).toBeLessThan(text.indexOf("Duration in hours"));
  expect(main.querySelector("form, [formaction], [type=submit]")).toBeNull();
});

test("/arsenal: three tools", async () => {
  const main = await mainOf("/arsenal");
  expect(texts(main, "h2")).toEqual(tools.map(({ name }) => name));
  for (const [index, { category, description, author, stars }] of tools.entries()) {
    const card = cards(main)[index] as Element;
    expect(texts(card, "p").slice(0, 2)).toEqual([category, description]);
    expect(texts(card, "dt")).toEqual(["Author", starsCount]);
    expect(texts(card, "dd")).toEqual([author, String(stars)]);
    expect(inertLabels(card)).toEqual(["Download", "Documentation"]);
  }
});

test("/summits: two summits", async () => {
  const main = await mainOf("/summits");
  expect(texts(main, "h2")).toEqual(summits.map(({ title }) => title));
  for (const [index, { date, location, description, speakers, tracks }] of summits.entries()) {
    const card = cards(main)[index] as Element;
    expect(card.querySelector("time")?.getAttribute("datetime")).toBe(date);
    expect(words(card)).toContain(formatDate(date));
    expect(words(card)).toContain(location);
    expect(words(card)).toContain(description);
    const named = [...card.querySelectorAll("dl > div")].map((one) => [texts(one, "dt"), texts(one, "dd")]);
    expect(named).toEqual([
      [["Speakers"], speakers],
      [["Tracks"], tracks],
    ]);
    expect(inertLabels(card)).toEqual(["Register Now", "Learn More"]);
  }
});

test("/webinars: three webinars, whose status says what the button is called and how it looks", async () => {
  const main = await mainOf("/webinars");
  expect(texts(main, "h2")).toEqual(webinars.map(({ title }) => title));
  expect(new Set(webinars.map(({ status }) => status))).toEqual(new Set(["upcoming", "recorded"]));
  for (const [index, { date, time, speaker, description, status }] of webinars.entries()) {
    const card = cards(main)[index] as Element;
    const [name, label, note] = {
      upcoming: ["Upcoming", "Register Now", "Registration is not open yet."],
      recorded: ["Recorded", "Watch Recording", "The recording is not available yet."],
    }[status] as [string, string, string];
    expect([texts(card, ".chip"), inertLabels(card), texts(card, ".inert-note p")]).toEqual([[name], [label], [note]]);
    expect(card.querySelector(".chip")?.getAttribute("data-status")).toBe(status);
    expect(card.querySelector("button")?.dataset.tone).toBe(status);
    // An hour without an offset would be the reader's own.
    expect(card.querySelector("time")?.getAttribute("datetime")).toBe(time ? `${date}T${time}+05:30` : date);
    expect(texts(card, "time")).toEqual([time ? `${formatDate(date)}, ${time} IST` : formatDate(date)]);
    for (const text of [speaker, description]) expect(words(card)).toContain(text);
  }
});

test("/sponsorships: three benefits, and three tiers with their prices and passes", async () => {
  const main = await mainOf("/sponsorships");
  expect(texts(section(main, /^What your support does$/), "h3")).toEqual(Object.keys(sponsorBenefits));
  const tiers = cards(main, "h3").filter((card) => card.querySelector("button"));
  const note = "This button is not open yet.";
  expect(tiers.map((tier) => [...texts(tier, "h3, p"), texts(tier, "li")[0]])).toEqual([
    ["Platinum", "Rs 5,00,000", note, "10 passes"],
    ["Gold", "Rs 3,00,000", note, "6 passes"],
    ["Silver", "Rs 1,50,000", note, "3 passes"],
  ]);
  expect(inertLabels(main)).toEqual(["Contact Us", "Contact Us", "Contact Us"]);
  expect(texts(main, ".inert-note a")).toEqual(Array(3).fill("Write to us instead"));
});

test("/sponsorships: a mail with a subject, first in the header and then at every button that does nothing", async () => {
  const main = await mainOf("/sponsorships");
  const mails = links(main, ":is(header, .inert-note) a[href^=mailto]");
  expect(mails).toHaveLength(4);
  for (const mail of mails) expect(mailOf(mail)).toEqual([community.email, SPONSOR_SUBJECT]);
});

test.for(["/about", "/sponsorships"])("%s: four figures, each with its own label", async (path) => {
  const main = await mainOf(path);
  const labels = texts(main, "dt");
  expect(texts(main, "dd").map((figure, index) => `${figure} ${labels[index]}`)).toEqual([
    "4,000+ members",
    "14+ cities",
    "86+ training sessions",
    "6+ partners",
  ]);
});

test("/contact: an email and a postal address", async () => {
  const main = await mainOf("/contact");
  expect(links(main)).toContain(`mailto:${community.email}`);
  expect(texts(main, "address span")).toEqual(postalAddress);
  expect(links(main)).toContain("/sponsorships");
});

test("/privacy says of each answer of the registration what it is for, and whether it is optional", async () => {
  const rows = [...(await mainOf("/privacy")).querySelectorAll("tbody tr")];
  expect(rows.map((row) => texts(row, "th, td"))).toEqual(
    fields.map(({ name, label, required }) => [required ? label : `${label} optional`, purposes[name]]),
  );
});

test("/privacy names who handles data, the law, and twice where to write", async () => {
  const main = await mainOf("/privacy");
  expect(links(main, "section a")).toEqual(Array(2).fill(`mailto:${community.email}`));
  expect(texts(main, "h2")).toEqual(Object.keys(privacy.sections));
  const text = words(main);
  for (const name of ["Supabase", "Cloudflare", "Google", "Digital Personal Data Protection Act 2023"])
    expect(text).toContain(name);
});

test("/terms: eight numbered sections, the privacy policy and a mail", async () => {
  const main = await mainOf("/terms");
  expect(links(main, "section a")).toEqual(["/privacy", `mailto:${community.email}`]);
  const headings = texts(main, "h2");
  expect(headings).toEqual(Object.keys(terms.sections).map((title, index) => `${index + 1}. ${title}`));
  expect(headings).toHaveLength(8);
});

test.for([
  ["/Volunteer", volunteerBenefits, interestForm, ["/Speaker", "/VenueCollaboration"]],
  ["/VenueCollaboration", venueBenefits, venueForm, ["/Speaker", "/Volunteer"]],
  ["/Speaker", speakerBenefits, speakerForm, ["/Volunteer", "/VenueCollaboration"]],
] as const)("%s: six benefits, an external form, and the other two ways", async ([path, benefits, form, others]) => {
  const main = await mainOf(path);
  expect(texts(section(main, /gives you$/), "h3")).toEqual(Object.keys(benefits));
  expect(Object.keys(benefits)).toHaveLength(6);
  expect(new Set(links(main, "a[href^=http]"))).toEqual(new Set([form]));
  expect(links(section(main, /^Two other ways/))).toEqual(others);
});

test.for([
  ["/Volunteer", "/joinvolunteer", "Register as a volunteer"],
  ["/VenueCollaboration", venueForm, "Offer your venue (leaves this site)"],
  ["/Speaker", speakerForm, "Propose a talk (leaves this site)"],
] as const)("%s: its one action stands in the header, and once more at the end", async ([path, action, label]) => {
  const main = await mainOf(path);
  const actions = [...main.querySelectorAll(`a[href="${action}"]`)];
  expect(actions.map(words)).toEqual([label, label]);
  expect(actions.map((link) => link.closest("header") !== null)).toEqual([true, false]);
});

test("/joinvolunteer: what it asks, and what browsers and their keyboards are told of each field", async () => {
  const main = await mainOf("/joinvolunteer");
  expect(texts(main, "legend")).toEqual(["You", "Work", "Meetup", "About you"]);
  expect(texts(main, "option").join()).toBe(
    "Choose one,Student,Professional,Other,Choose one,Pune Meetup,Bengaluru Meetup,Hyderabad Meetup",
  );
  const told = ["type", "inputmode", "autocomplete", "autocapitalize", "spellcheck", "enterkeyhint", "rows"];
  const asked = [...main.querySelectorAll("fieldset label")].map((label) => {
    const control = main.querySelector(`[name="${label.getAttribute("for")}"]`);
    const attributes = told.flatMap((name) => control?.getAttribute(name) ?? []);
    return [label.textContent, control?.localName, ...attributes].join(", ");
  });
  expect(asked).toEqual([
    "Name *, input, text, name, words, false, next",
    "Email *, input, email, email, false, next",
    "Phone *, input, tel, tel, false, next",
    "Designation *, select",
    "Company *, input, text, organization, words, false, next",
    "Volunteer for *, select",
    "Community experience (optional), textarea, 4",
    "Super power (optional), input, text, next",
    "Dev experience (optional), textarea, 4",
    "Expectations *, textarea, 4",
    "Comments (optional), textarea, 4",
  ]);
  expect(main.querySelector("[name=reference_url]")?.getAttribute("autocomplete")).toBe("off");
});

test("/VenueCollaboration: guidelines before the form", async () => {
  const main = await mainOf("/VenueCollaboration");
  expect(texts(section(main, /^Guidelines/), "li")).toEqual(venueGuidelines);
});

test("/Speaker: the terms, the audience, two steps, and a mail that carries its subject", async () => {
  const main = await mainOf("/Speaker");
  expect(texts(section(main, /^Speaker terms$/), "li")).toEqual(speakerTerms);
  expect(words(main)).toContain("2000+ audience");
  expect(links(main, "ol > li a")).toEqual([speakerForm, mailTo(SPEAKER_SUBJECT)]);
  const text = words(section(main, /^Speaker terms$/));
  for (const term of ["2 months", "10 multiple-choice questions", "no compensation for travel or lodging"])
    expect(text).toContain(term);
  expect(mailOf(links(main, "a[href^=mailto]")[0])).toEqual([community.email, "Call for Speakers"]);
});
