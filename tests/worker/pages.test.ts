import { encode } from "uqr";
import { expect, test } from "vitest";
import { summits, webinars } from "#app/content/events.ts";
import { pages } from "#app/content/pages.ts";
import { site as community } from "#app/content/site.ts";
import { commonSite, configuredSite, expectStatus, mainOf, render, textOf } from "../support/site.ts";

const site = await commonSite();
const configured = await configuredSite();

/** The width and the height in the header of a PNG file. */
async function pngSize(path: string): Promise<number[]> {
  const response = await fetch(site.url + path);
  await expectStatus(response, 200);
  const png = Buffer.from(await response.arrayBuffer());
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

const JOIN_CARDS = ['href="/Speaker"', 'href="/volunteer"', 'href="/VenueCollaboration"'];

/** What the specification states about each page: its h1, and texts, links and controls of its main element. */
const specified: Record<string, (string | [times: number, text: string])[]> = {
  "/": [
    community.tagline,
    'href="#join"',
    'href="/events"',
    "<video",
    ...["4,000+", "14+", "86+", "Skill development", "Knowledge sharing", "Networking"],
    ...JOIN_CARDS,
    [4, "<blockquote"],
    [3, "QR code of our"],
  ],
  "/events": ["Events", "Events will be updated soon."],
  "/briefings": [
    "Initiatives",
    [4, "Goals"],
    [4, "Get Involved"],
    ...["schools", "Women in cybersecurity", "Rural", "Research"],
  ],
  "/trainings": ["Knowledge Base", "Trainings will be updated soon."],
  "/on-demand-training": [
    "On-demand training",
    ...["Rs 4,999", "10 hours", "Beginner", "Rs 6,999", "15 hours", "Intermediate", "Rs 7,999", "12 hours", "Advanced"],
    [3, "Start Learning"],
  ],
  "/self-assessment": [
    "Self-assessment",
    ...["50 questions", "60 minutes", "40 questions", "45 minutes", "45 questions", "55 minutes"],
    [3, "Start Assessment"],
  ],
  "/call-for-trainings": ["Call for trainings", "Beginner", "Intermediate", "Advanced"],
  "/arsenal": ["Arsenal", [3, "Download "], [3, "Documentation "], [3, "Author"]],
  "/summits": [
    "Summits",
    ...["Register Now", "Learn More", "Speakers", "Tracks"].map((text) => [summits.length, text] as [number, string]),
  ],
  "/webinars": [
    "Webinars",
    [webinars.length, "<time"],
    ...webinars.map(({ status }) => (status === "upcoming" ? "Register Now" : "Watch Recording")),
  ],
  "/sponsorships": [
    "Sponsorships",
    ...["Platinum Rs 5,00,000 10 passes", "Gold Rs 3,00,000 6 passes", "Silver Rs 1,50,000 3 passes"],
    [3, "Contact Us "],
  ],
  "/about": ["About", "4,000+", "14+", "86+", "6+"],
  "/register": ["Ways to join", ...JOIN_CARDS],
  "/contact": ["Contact Us", `mailto:${community.email}`, "<address"],
  "/privacy": ["Privacy policy"],
  "/terms": ["Terms of service", ...[1, 2, 3, 4, 5, 6, 7, 8].map((number) => `${number}.`)],
  "/Volunteer": ["Volunteer", 'href="/joinvolunteer"', "(leaves this site)"],
  "/VenueCollaboration": ["Host", "Guidelines", "(leaves this site)"],
  "/Speaker": [
    "Speak",
    ...["2000+", "at least 2 months", "10 multiple-choice questions", "“Call for Speakers”", "travel", "lodging"],
    "Call%20for%20Speakers",
    "(leaves this site)",
  ],
  "/joinvolunteer": ["Register as a volunteer", "Fields marked * are required.", "Register"],
};

test.for(Object.entries(specified))("%s has the content of the specification", async ([path, [title, ...parts]]) => {
  const response = await fetch(site.url + path);
  await expectStatus(response, 200);
  const html = await response.text();
  const main = mainOf(html);
  expect([...html.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)].map(([, text = ""]) => textOf(text).trim())).toEqual([title]);
  const content = `${main} ${textOf(main)}`;
  for (const part of parts) {
    const [times, text] = typeof part === "string" ? [1, part] : part;
    const found = textOf(main).includes(text) ? textOf(main).split(text).length - 1 : content.split(text).length - 1;
    expect(found, `“${text}” on ${path}`).toBeGreaterThanOrEqual(times);
  }
});

test("every page has the navigation, the footer's links to all pages but the warnings, and the year", async () => {
  const year = new Date().toLocaleString("en", { year: "numeric", timeZone: "Asia/Kolkata" });
  for (const path of [...pages.map(({ path }) => path), "/nowhere"]) {
    const html = await (await fetch(site.url + path)).text();
    for (const [href, label] of [
      ["/", "Home"],
      ["/events", "Events"],
      ["/briefings", "Initiatives"],
      ["/trainings", "Knowledge Base"],
      ["/about", "About"],
      ["/contact", "Contact Us"],
    ]) {
      const link = new RegExp(`<a href="${href}" class="[^"]*"(?: aria-current="(.*?)")?>${label}</a>`, "g");
      const current = [...html.matchAll(link)].map(([, mark]) => mark);
      const mark = href === path ? "page" : path.startsWith(`${href}/`) ? "true" : undefined;
      // In the header, the menu and the footer.
      expect(current.slice(0, 2), `${label} on ${path}`).toEqual([mark, mark]);
    }
    const footer = html.slice(html.indexOf("<footer"));
    for (const page of pages) expect(footer.includes(`href="${page.path}"`), page.path).toBe(page.group !== "To share");
    expect(textOf(footer), path).toContain(`© ${year} ${community.name}`);
    expect(html.match(/<script\b(?! type="application)[^>]*>/g), `scripts of ${path}`).toEqual([
      expect.stringMatching(/^<script type="module" src="\/assets\/entry\.client-[\w-]+\.js">$/),
    ]);
  }
});

test("every page's help strip calls 1930, and every number to call is the one in its label", async () => {
  for (const path of [...pages.map(({ path }) => path), "/nowhere"]) {
    const html = await (await fetch(site.url + path)).text();
    const strip = /<aside aria-label="Help now"[\s\S]*?<\/aside>/.exec(html)?.[0] ?? "";
    expect(textOf(strip), path).toContain("Lost money to online fraud? Call 1930 now");
    expect(strip, path).toContain('href="tel:1930"');
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
  ["/joinvolunteer.", "/joinvolunteer", "Register as a volunteer"],
  ["/Volunteer)", "/Volunteer", "Volunteer"],
  ["/volunteer.", "/Volunteer", "Volunteer"],
  ["/events%20", "/events", "Events"],
  ["/about&fbclid=x", "/about", "About"],
  ["/joinvolunteer%3E", "/joinvolunteer", "Register as a volunteer"],
  ["/events%7C", "/events", "Events"],
  ["/about%60", "/about", "About"],
  ["/about~", "/about", "About"],
  ["/+about+", "/about", "About"],
  ["/Events", "/events", "Events"],
  ["/%E2%80%8Bspeaker", "/Speaker", "Speak"],
  ["/Trainings/Lost-Money.", "/trainings/lost-money", "Lost money? Call 1930"],
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
  for (const { path } of pages) expect(sitemap).toContain(`<loc>https://navbindu.example${path}</loc>`);
  const security = await text("/.well-known/security.txt");
  expect(security).toContain(`Contact: mailto:${community.email}`);
  expect(security).toContain("Canonical: https://navbindu.example/.well-known/security.txt");
  const days = (Date.parse(/^Expires: (.*)$/m.exec(security)?.[1] ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test("every link and picture of the pages leads to something on this site, fragments included", async () => {
  const html = new Map<string, string>();
  for (const { path } of pages) html.set(path, await (await fetch(site.url + path)).text());
  const addresses = new Set(
    [...html].flatMap(([path, page]) =>
      [...page.matchAll(/ (?:href="|src="|poster="|content="(?=http))((?:\/|#|http:\/\/127)[^"]*)"/g)].map(
        ([, address = ""]) => new URL(address.replaceAll("&amp;", "&"), site.url + path).href,
      ),
    ),
  );
  for (const address of addresses) {
    const { pathname, hash } = new URL(address);
    const page = html.get(pathname);
    if (page && hash) expect(page, address).toContain(`id="${decodeURIComponent(hash.slice(1))}"`);
    if (!page) await expectStatus(await fetch(address), 200);
  }
});

test("each page names its own address and a picture of 1200 by 630 pixels", async () => {
  for (const { path } of pages) {
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
    const dark = [...(await response.text()).matchAll(/M(\d+),(\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`);
    const { data } = encode(href.replaceAll("&amp;", "&"), { ecc: "M", border: 4 });
    expect(dark, href).toEqual(data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : []))));
  }
});
