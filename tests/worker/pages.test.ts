import { renderSVG } from "uqr";
import { expect, test } from "vitest";
import { summits, webinars } from "#app/content/events.ts";
import { allPages } from "#app/content/pages.ts";
import { site as community } from "#app/content/site.ts";
import { english } from "#app/content/translations.ts";
import { expectStatus, mainOf, render, sharedSite, sharedSiteWithOrigin, textOf } from "../support/site.ts";

const site = await sharedSite();
const configured = await sharedSiteWithOrigin();

/** The width and the height in the header of a PNG file. */
async function pngSize(path: string): Promise<number[]> {
  const response = await fetch(site.url + path);
  await expectStatus(response, 200);
  const png = Buffer.from(await response.arrayBuffer());
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

const JOIN_CARDS = ["/Speaker", "/volunteer", "/VenueCollaboration"];

/** What the specification states about the main element of a page. */
type Specified = {
  h1: string;
  texts?: string[];
  /** Texts that occur several times, at least as often as this. */
  repeated?: Record<string, number>;
  /** The beginnings of the addresses of links. */
  links?: string[];
  /** Parts of the HTML, at least as often as this. */
  html?: Record<string, number>;
};

const specified: Record<string, Specified> = {
  "/": {
    h1: community.tagline,
    texts: ["4,000+", "14+", "86+", "Skill development", "Knowledge sharing", "Networking"],
    links: ["#join", "/events", ...JOIN_CARDS],
    html: { "<video": 1, "<blockquote": 4, "QR code of our": 3 },
  },
  "/events": { h1: "Events", texts: ["Events will be updated soon."] },
  "/briefings": {
    h1: "Initiatives",
    texts: ["schools", "Women in cybersecurity", "Rural", "Research"],
    repeated: { Goals: 4, "Get Involved": 4 },
  },
  "/trainings": { h1: "Knowledge Base", texts: ["Trainings will be updated soon."] },
  "/on-demand-training": {
    h1: "On-demand training",
    texts: [
      "Rs 4,999",
      "10 hours",
      "Beginner",
      "Rs 6,999",
      "15 hours",
      "Intermediate",
      "Rs 7,999",
      "12 hours",
      "Advanced",
    ],
    repeated: { "Start Learning": 3 },
  },
  "/self-assessment": {
    h1: "Self-assessment",
    texts: ["50 questions", "60 minutes", "40 questions", "45 minutes", "45 questions", "55 minutes"],
    repeated: { "Start Assessment": 3 },
  },
  "/call-for-trainings": { h1: "Call for trainings", texts: ["Beginner", "Intermediate", "Advanced"] },
  "/arsenal": { h1: "Arsenal", repeated: { "Download ": 3, "Documentation ": 3, Author: 3 } },
  "/summits": {
    h1: "Summits",
    repeated: {
      "Register Now": summits.length,
      "Learn More": summits.length,
      Speakers: summits.length,
      Tracks: summits.length,
    },
  },
  "/webinars": {
    h1: "Webinars",
    texts: webinars.map(({ status }) => (status === "upcoming" ? "Register Now" : "Watch Recording")),
    html: { "<time": webinars.length },
  },
  "/sponsorships": {
    h1: "Sponsorships",
    texts: ["Platinum Rs 5,00,000 10 passes", "Gold Rs 3,00,000 6 passes", "Silver Rs 1,50,000 3 passes"],
    repeated: { "Contact Us ": 3 },
  },
  "/about": { h1: "About", texts: ["4,000+", "14+", "86+", "6+"] },
  "/register": { h1: "Ways to join", links: JOIN_CARDS },
  "/contact": { h1: "Contact Us", links: [`mailto:${community.email}`], html: { "<address": 1 } },
  "/privacy": { h1: "Privacy policy" },
  "/terms": { h1: "Terms of service", texts: ["1.", "2.", "3.", "4.", "5.", "6.", "7.", "8."] },
  "/Volunteer": { h1: "Volunteer", texts: ["(leaves this site)"], links: ["/joinvolunteer"] },
  "/VenueCollaboration": { h1: "Host", texts: ["Guidelines", "(leaves this site)"] },
  "/Speaker": {
    h1: "Speak",
    texts: [
      "2000+",
      "at least 2 months",
      "10 multiple-choice questions",
      "“Call for Speakers”",
      "travel",
      "lodging",
      "(leaves this site)",
    ],
    links: [`mailto:${community.email}?subject=Call%20for%20Speakers`],
  },
  "/joinvolunteer": { h1: "Register as a volunteer", texts: ["Fields marked * are required.", "Register"] },
};

const countOf = (part: string, whole: string) => whole.split(part).length - 1;

test.for(Object.entries(specified))("%s has the content of the specification", async ([path, page]) => {
  const { h1, texts = [], repeated = {}, links = [], html = {} } = page;
  const response = await fetch(site.url + path);
  await expectStatus(response, 200);
  const document = await response.text();
  const headings = [...document.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)];
  expect(headings.map(([, text = ""]) => textOf(text).trim())).toEqual([h1]);
  const main = mainOf(document);
  const text = textOf(main);
  for (const part of texts) expect(text).toContain(part);
  for (const link of links) expect(main).toContain(`href="${link}`);
  for (const [part, times] of Object.entries(repeated)) {
    expect(countOf(part, text), `“${part}” on ${path}`).toBeGreaterThanOrEqual(times);
  }
  for (const [part, times] of Object.entries(html)) {
    expect(countOf(part, main), `${part} on ${path}`).toBeGreaterThanOrEqual(times);
  }
});

/** The `aria-current` of a menu's link on a page. */
function currentMark(href: string, path: string): string | undefined {
  if (href === path) return "page";
  return path.startsWith(`${href}/`) ? "true" : undefined;
}

test("every page has the navigation, the footer's links to all pages but the warnings, and the year", async () => {
  const year = new Date().toLocaleString("en", { year: "numeric", timeZone: "Asia/Kolkata" });
  for (const path of [...allPages().map(({ path }) => path), "/nowhere"]) {
    const html = await (await fetch(site.url + path)).text();
    for (const [href = "", label] of [
      ["/", "Home"],
      ["/events", "Events"],
      ["/briefings", "Initiatives"],
      ["/trainings", "Knowledge Base"],
      ["/about", "About"],
      ["/contact", "Contact Us"],
    ]) {
      const link = new RegExp(`<a href="${href}" class="[^"]*"(?: aria-current="(.*?)")?>${label}</a>`, "g");
      const current = [...html.matchAll(link)].map(([, mark]) => mark);
      const mark = currentMark(href, path);
      // In the header, the menu and the footer.
      expect(current.slice(0, 2), `${label} on ${path}`).toEqual([mark, mark]);
    }
    const footer = html.slice(html.indexOf("<footer"));
    for (const page of allPages())
      expect(footer.includes(`href="${page.path}"`), page.path).toBe(page.group !== "To share");
    expect(textOf(footer), path).toContain(`© ${year} ${community.name}`);
    expect(html.match(/<script\b(?! type="application)[^>]*>/g), `scripts of ${path}`).toEqual([
      expect.stringMatching(/^<script type="module" src="\/assets\/entry\.client-[\w-]+\.js">$/),
    ]);
  }
});

test("every page's help strip calls 1930, and every number to call is the one in its label", async () => {
  for (const [path, { words }] of [
    ...allPages().map(({ path, texts }) => [path, texts] as const),
    ["/nowhere", english] as const,
  ]) {
    const html = await (await fetch(site.url + path)).text();
    const strip = /<aside aria-label="([^"]*)"[\s\S]*?<\/aside>/.exec(html) ?? [];
    expect(textOf(strip[0] ?? ""), path).toContain(`${words.lostMoney} ${words.helpShort.split("[", 1)}`);
    expect(strip[1]).toBe(words.helpNow);
    expect(strip[0], path).toContain('href="tel:1930"');
    for (const [, number = "", label = ""] of html.matchAll(/href="tel:(.*?)"[^>]*>(.*?)<\/a>/g)) {
      expect(textOf(label).match(/\d+/g), `a label on ${path}`).toEqual([number]);
    }
  }
});

test.for(["/nowhere", "/.env", "/about/x", "/ABOUTS", "/404", "/trainings/nothing", "/constructor", "/a%20b"])(
  "%s is not found, with links to the home page and the events",
  async (path) => {
    for (const load of [fetch, render]) {
      const response = await load(site.url + path);
      await expectStatus(response, 404);
      const html = await response.text();
      expect(html).toContain("<title>Page not found | ");
      expect([...mainOf(html).matchAll(/<a[^>]*class="button[^"]*"[^>]*>/g)].join()).toMatch(
        /href="\/".*href="\/events"/,
      );
      expect(html).toMatch(/<nav[^>]*aria-label="Main"/);
      expect(html, "no address for search engines").not.toMatch(/rel="canonical"|og:url/);
    }
  },
);

test.for([
  ["/volunteer.", "/Volunteer", "Volunteer"],
  ["/events%20", "/events", "Events"],
  ["/about&fbclid=x", "/about", "About"],
  ["/events%7C", "/events", "Events"],
  ["/+about+", "/about", "About"],
  ["/Events", "/events", "Events"],
  ["/%E2%80%8Bspeaker", "/Speaker", "Speak"],
  ["/Trainings/Lost-Money.", "/trainings/lost-money", "Lost money? Call 1930"],
  ["/about/hi", "/about", "About"],
] as const)("%s is not found, and offers %s first", async ([path, page, title]) => {
  for (const load of [fetch, render]) {
    const response = await load(site.url + path);
    await expectStatus(response, 404);
    const [, href, label] = /<a href="([^"]*)" class="button[^>]*>(.*?)<\/a>/.exec(mainOf(await response.text())) ?? [];
    expect([href, textOf(label ?? "")]).toEqual([page, `Go to ${title}`]);
  }
});

test("robots.txt, sitemap.xml and security.txt name the public origin", async () => {
  const text = async (path: string) => (await fetch(configured.url + path)).text();
  expect(await text("/robots.txt")).toContain("Sitemap: https://navbindu.example/sitemap.xml");
  const sitemap = await text("/sitemap.xml");
  for (const { path } of allPages()) expect(sitemap).toContain(`<loc>https://navbindu.example${path}</loc>`);
  const security = await text("/.well-known/security.txt");
  expect(security).toContain(`Contact: mailto:${community.email}`);
  expect(security).toContain("Canonical: https://navbindu.example/.well-known/security.txt");
  const days = (Date.parse(/^Expires: (.*)$/m.exec(security)?.[1] ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

/** The addresses in the HTML of a page: of links, pictures and metadata. */
function addressesIn(html: string): string[] {
  const ofElements = html.matchAll(/ (?:href|src|poster)="([^"]*)"/g);
  const ofMetadata = html.matchAll(/ content="(http[^"]*)"/g);
  return [...ofElements, ...ofMetadata].map(([, address = ""]) => address.replaceAll("&amp;", "&"));
}

test("every link and picture of the pages leads to something on this site, fragments included", async () => {
  const html = new Map<string, string>();
  for (const { path } of allPages()) html.set(path, await (await fetch(site.url + path)).text());
  const addresses = new Set<string>();
  for (const [path, page] of html) {
    for (const address of addressesIn(page)) addresses.add(new URL(address, site.url + path).href);
  }
  for (const address of addresses) {
    const { origin, pathname, hash } = new URL(address);
    if (origin !== new URL(site.url).origin) continue;
    const page = html.get(pathname);
    if (page && hash) expect(page, address).toContain(`id="${decodeURIComponent(hash.slice(1))}"`);
    if (!page) await expectStatus(await fetch(address), 200);
  }
});

test("each page names its own address and a picture of 1200 by 630 pixels", async () => {
  for (const { path } of allPages()) {
    const html = await (await fetch(configured.url + path)).text();
    const address = `https://navbindu.example${path}`;
    expect(/ rel="canonical" href="([^"]*)/.exec(html)?.[1], "canonical").toBe(address);
    expect(/ property="og:url" content="([^"]*)/.exec(html)?.[1], "og:url").toBe(address);
    const picture = /"og:image" content="https:\/\/navbindu\.example(\/[^"]*)"/.exec(html)?.[1] ?? "";
    expect(await pngSize(picture), `${picture} of ${path}`).toEqual([1200, 630]);
    expect(html.match(/og:image:(width|height)" content="\d+/g)?.join()).toMatch(/width.*"1200,.*height.*"630/);
  }
});

test("each icon of the manifest and of iOS has its size", async () => {
  const { icons } = (await (await fetch(`${site.url}/site.webmanifest`)).json()) as {
    icons: { src: string; sizes: string }[];
  };
  for (const { src, sizes } of icons) expect((await pngSize(src)).join("x"), src).toBe(sizes);
  expect(icons.map(({ sizes }) => sizes)).toEqual(["192x192", "512x512", "512x512"]);
  expect(await pngSize("/apple-touch-icon.png"), "apple-touch-icon.png").toEqual([180, 180]);
});

test("each QR code of the home page holds the address of its link", async () => {
  const html = await (await fetch(site.url)).text();
  const links = [...html.matchAll(/<a href="([^"]*)"[^>]*><img src="(\/qr\/[^"]*)"/g)];
  expect(links.length).toBeGreaterThan(0);
  for (const [, href = "", source] of links) {
    const response = await fetch(site.url + source);
    await expectStatus(response, 200);
    const look = { ecc: "M", border: 4, pixelSize: 1, whiteColor: "#FBF7F0", blackColor: "#2B2670" } as const;
    expect(await response.text(), href).toBe(renderSVG(href.replaceAll("&amp;", "&"), look));
  }
});
