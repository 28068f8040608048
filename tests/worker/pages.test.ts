import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import { pages, sharedPictureOf } from "#app/content/pages.ts";
import { site as community, socialLinks } from "#app/content/site.ts";
import { palette } from "#app/motif/palette.ts";
import { documentOf, words } from "../support/document.ts";
import { commonSite, startSite } from "../support/site.ts";

const PUBLIC_ORIGIN = "https://navbindu.example";
const TOKEN = "0123456789abcdef0123456789abcdef";

const site = await commonSite();
const counted = await startSite({ PUBLIC_ORIGIN, CF_ANALYTICS_TOKEN: TOKEN }, site);

const paths = pages.map(({ path }) => path);
const documents = new Map(
  await Promise.all(paths.map(async (path) => [path, await documentOf(await fetch(site.url + path))] as const)),
);
const documentAt = (path: string) => documents.get(path as (typeof paths)[number]) as Document;

/** The values of an attribute of every element that a selector finds. */
function all(document: Document, selector: string, attribute: string): string[] {
  return [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? "");
}

function meta(document: Document, name: string): string[] {
  return all(document, `meta[name="${name}"], meta[property="${name}"]`, "content");
}

/** What a page loads, or names for others to load, as absolute URLs. */
function assetsOf(document: Document): string[] {
  const srcset = all(document, "[srcset]", "srcset").flatMap((set) =>
    set.split(",").map((candidate) => candidate.trim().split(/\s+/)[0] ?? ""),
  );
  return [
    ...all(document, "[src]", "src"),
    ...all(document, "[poster]", "poster"),
    ...all(document, "link[href]:not([rel=canonical])", "href"),
    ...meta(document, "og:image"),
    ...srcset,
  ].map((address) => new URL(address, document.baseURI).href);
}

test.for(pages)(
  "$path answers with one heading, its own title and description",
  async ({ path, title, description }) => {
    const response = await fetch(site.url + path, { redirect: "manual" });
    expect(response.status).toBe(200);
    const document = documentAt(path);
    expect(document.documentElement.lang).toBe("en-IN");
    expect([...document.querySelectorAll("h1")].map(words)).toEqual([title]);
    expect(document.querySelectorAll("title")).toHaveLength(1);
    expect(document.title).toBe(`${title} | ${community.name}`);
    expect(meta(document, "description")).toEqual([description]);
    expect(meta(document, "og:title")).toEqual([document.title]);
    expect(meta(document, "og:description")).toEqual([description]);
    expect(meta(document, "og:image:alt")).toEqual([`${community.name}: ${title}`]);
    expect(meta(document, "og:locale")).toEqual(["en_IN"]);
    const ids = all(document, "[id]", "id");
    expect(ids).toEqual([...new Set(ids)]);
  },
);

test("no two pages share an address, a title, a description or a drawing", () => {
  for (const key of ["path", "title", "description", "drawing"] as const) {
    expect(new Set(pages.map((page) => page[key])).size, key).toBe(pages.length);
  }
});

test.for([
  ["the origin that was asked", site, site.url],
  ["the configured origin", counted, PUBLIC_ORIGIN],
] as const)("canonical link and sharing tags name %s", async ([, { url }, origin]) => {
  for (const path of paths) {
    const document = await documentOf(await fetch(url + path));
    expect(all(document, "link[rel=canonical]", "href"), path).toEqual([origin + path]);
    expect(meta(document, "og:url"), path).toEqual([origin + path]);
    expect(meta(document, "og:image"), path).toEqual([origin + sharedPictureOf(path)]);
    expect(meta(document, "og:type"), path).toEqual(["website"]);
    expect(meta(document, "og:site_name"), path).toEqual([community.name]);
    expect(meta(document, "twitter:card"), path).toEqual(["summary_large_image"]);
  }
});

test("the pictures for shared links are PNGs of the size that the tags say, and no two are the same", async () => {
  const pictures = await Promise.all(
    paths.map(async (path) => Buffer.from(await (await fetch(site.url + sharedPictureOf(path))).arrayBuffer())),
  );
  for (const [index, picture] of pictures.entries()) {
    const document = documentAt(paths[index] as string);
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)].map(String), paths[index]).toEqual([
      ...meta(document, "og:image:width"),
      ...meta(document, "og:image:height"),
    ]);
  }
  expect(new Set(pictures.map(String)).size).toBe(paths.length);
});

test("the cards' /volunteer leads to /Volunteer for good", async () => {
  const response = await fetch(`${site.url}/volunteer`, { redirect: "manual" });
  expect([response.status, response.headers.get("Location")]).toEqual([301, "/Volunteer"]);
});

test("another spelling of a page is not found, and offers the right one", async () => {
  const spellings = paths
    .slice(1)
    .flatMap((path) => [path.toLowerCase(), path.toUpperCase(), `/${path.slice(1, 2).toUpperCase()}${path.slice(2)}`]);
  for (const spelling of spellings) {
    if (paths.some((path) => path === spelling) || spelling === "/volunteer") continue;
    const response = await fetch(site.url + spelling);
    expect(response.status, spelling).toBe(404);
    const main = (await documentOf(response)).querySelector("main");
    const meant = paths.find((path) => path.toLowerCase() === spelling.toLowerCase());
    expect(words(main), spelling).toContain(`Did you mean ${meant}?`);
    expect(main?.querySelector(`p a[href="${meant}"]`), spelling).not.toBeNull();
  }
});

test("what resembles no page offers none, and has no sharing tags", async () => {
  const document = await documentOf(await fetch(`${site.url}/nowhere`));
  expect(words(document.querySelector("main"))).not.toContain("Did you mean");
  expect(document.querySelector("link[rel=canonical], meta[property^='og:']")).toBeNull();
});

test("every internal link leads to a page, and its fragment to a place on it", async () => {
  const targets = new Set<string>();
  const missing = await documentOf(await fetch(`${site.url}/nowhere`));
  const links = [...documents.values()].map((document) => [document, all(document, "a[href]", "href")] as const);
  for (const [{ baseURI }, hrefs] of [...links, [missing, all(missing, "main a[href]", "href")] as const]) {
    for (const href of hrefs) {
      const target = new URL(href, baseURI);
      if (target.origin === site.url) targets.add(target.href);
    }
  }
  expect(targets.size).toBeGreaterThan(paths.length);
  for (const target of targets) {
    const { pathname, hash } = new URL(target);
    const response = await fetch(target);
    expect(response.status, target).toBe(200);
    const page = documentAt(new URL(response.url).pathname);
    expect(page, pathname).toBeDefined();
    if (hash) expect(page.getElementById(decodeURIComponent(hash.slice(1))), target).not.toBeNull();
  }
});

test("every page can be reached by clicking", () => {
  const reached = new Set(["/"]);
  for (const path of reached) {
    for (const href of documents.has(path as "/") ? all(documentAt(path), "a[href]", "href") : []) {
      const { origin, pathname } = new URL(href, site.url);
      if (origin === site.url) reached.add(pathname);
    }
  }
  expect([...reached].sort()).toEqual([...paths, "/volunteer"].sort());
});

test("every asset is the site's own and arrives: of pages, stylesheet and web manifest", async () => {
  const assets = new Set([...documents.values()].flatMap(assetsOf));
  const manifest = await (await fetch(`${site.url}/site.webmanifest`)).json<{ icons: { src: string }[] }>();
  for (const { src } of manifest.icons) assets.add(new URL(src, site.url).href);
  const fonts = new Set<string>();
  for (const sheet of [...assets].filter((asset) => asset.endsWith(".css"))) {
    const css = await (await fetch(sheet)).text();
    expect(css).not.toContain("@import");
    for (const [, address = ""] of css.matchAll(/url\(["']?([^"')]+)["']?\)/g)) {
      if (address.startsWith("data:") || address.startsWith("#")) continue;
      const { href } = new URL(address, sheet);
      assets.add(href);
      fonts.add(href);
    }
  }
  const types: Record<string, RegExp> = {
    css: /^text\/css/,
    ico: /^image\//,
    js: /javascript/,
    mp4: /^video\/mp4/,
    png: /^image\/png/,
    svg: /^image\/svg\+xml/,
    webm: /^video\/webm/,
    webmanifest: /^application\/manifest\+json/,
    woff2: /^font\/woff2/,
  };
  for (const asset of assets) {
    const response = await fetch(asset);
    expect([new URL(asset).origin, response.status], asset).toEqual([site.url, 200]);
    expect(response.headers.get("Content-Type"), asset).toMatch(types[asset.split(".").at(-1) ?? ""] ?? /^never$/);
    expect((await response.arrayBuffer()).byteLength, asset).toBeGreaterThan(0);
  }
  const preloaded = all(documentAt("/"), "link[rel=preload][as=font]", "href");
  expect(preloaded).toHaveLength(2);
  for (const href of preloaded) expect([...fonts], "is what the stylesheet asks for").toContain(site.url + href);
});

test("a link that leaves the site says so, and hands nothing over", () => {
  const away: string[] = [];
  for (const [path, document] of documents) {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href^=http]")) {
      if (new URL(link.href).origin === site.url) continue;
      away.push(link.href);
      expect(link.relList.contains("noopener"), `${path} ${link.href}`).toBe(true);
      expect(words(link), path).toContain("(leaves this site)");
      expect(link.target, path).toBe("");
    }
  }
  expect(away.length).toBeGreaterThan(paths.length);
});

test("the top navigation marks the page that is shown", () => {
  const menu = pages.filter(({ inMenu }) => inMenu);
  for (const path of paths) {
    const marked = documentAt(path).querySelectorAll("header nav[aria-label=Main] [aria-current=page]");
    const own = menu.filter((page) => page.path === path).map(({ label }) => label);
    expect([...marked].map(words), path).toEqual(own);
  }
});

test("the sitemap lists every page, and robots.txt the sitemap", async () => {
  for (const [{ url }, origin] of [[site, site.url] as const, [counted, PUBLIC_ORIGIN] as const]) {
    const sitemap = await fetch(`${url}/sitemap.xml`);
    expect(sitemap.headers.get("Content-Type")).toMatch(/^application\/xml/);
    const { documentElement } = new JSDOM(await sitemap.text(), { contentType: "application/xml" }).window.document;
    expect(documentElement.namespaceURI).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
    const locations = [...documentElement.querySelectorAll("urlset > url > loc")].map(words);
    expect(locations).toEqual(paths.map((path) => origin + path));
    const robots = await fetch(`${url}/robots.txt`);
    expect(robots.headers.get("Content-Type")).toMatch(/^text\/plain/);
    expect(await robots.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
  }
});

test("security.txt has its required fields, and expires 90 days after today", async () => {
  const response = await fetch(`${counted.url}/.well-known/security.txt`);
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  const fields = Object.fromEntries(
    (await response.text())
      .trim()
      .split("\n")
      .map((line) => line.split(/: (.*)/)),
  );
  expect(fields).toEqual({
    Contact: `mailto:${community.email}`,
    Expires: expect.stringMatching(/T00:00:00\.000Z$/),
    "Preferred-Languages": "en",
    Canonical: `${PUBLIC_ORIGIN}/.well-known/security.txt`,
  });
  const days = (Date.parse(fields.Expires) - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(89);
  expect(days).toBeLessThan(92);
});

test("the web manifest names the site, and its icons have the sizes that it says", async () => {
  const manifest = await (await fetch(`${site.url}/site.webmanifest`)).json<{
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
    theme_color: string;
  }>();
  expect(manifest).toMatchObject({
    name: community.name,
    short_name: community.name,
    description: community.description,
    id: "/",
    start_url: "/",
    display: "browser",
    background_color: palette.cream,
    lang: "en-IN",
  });
  expect(manifest.theme_color.toLowerCase()).toBe(meta(documentAt("/"), "theme-color")[0]);
  for (const { src, sizes } of manifest.icons) {
    const icon = Buffer.from(await (await fetch(site.url + src)).arrayBuffer());
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`, src).toBe(sizes);
  }
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ["192x192", undefined],
    ["512x512", undefined],
    ["512x512", "maskable"],
  ]);
});

test("a page says how it is to be shown, and where its fonts, icons and manifest are", () => {
  for (const path of paths) {
    const document = documentAt(path);
    expect(all(document, "meta[charset]", "charset"), path).toEqual(["utf-8"]);
    expect(meta(document, "viewport"), path).toEqual(["width=device-width, initial-scale=1"]);
    expect(meta(document, "color-scheme"), path).toEqual(["light dark"]);
    const fonts = [...document.querySelectorAll("link[as=font]")];
    expect(fonts.map((font) => [font.getAttribute("type"), font.getAttribute("crossorigin")])).toEqual(
      Array(2).fill(["font/woff2", "anonymous"]),
    );
    const named = [...document.querySelectorAll("link:is([rel~=icon], [rel=apple-touch-icon], [rel=manifest])")];
    expect(
      named.map((link) => ["rel", "href", "sizes", "type"].flatMap((name) => link.getAttribute(name) ?? [])),
    ).toEqual([
      ["icon", "/favicon.ico", "32x32"],
      ["icon", "/favicon.svg", "image/svg+xml"],
      ["apple-touch-icon", "/apple-touch-icon.png"],
      ["manifest", "/site.webmanifest"],
    ]);
  }
});

test("the home page says in JSON-LD whose site it is, and no page claims an event", async () => {
  const document = await documentOf(await fetch(counted.url));
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')];
  expect(blocks.map(({ textContent }) => JSON.parse(textContent ?? ""))).toEqual([
    {
      "@context": "https://schema.org",
      "@type": "Organization",
      name: community.name,
      url: `${PUBLIC_ORIGIN}/`,
      logo: `${PUBLIC_ORIGIN}/icon-512.png`,
      description: community.description,
      sameAs: socialLinks.map(({ url }) => url),
    },
  ]);
  for (const [path, page] of documents) {
    expect(page.querySelectorAll('script[type="application/ld+json"]'), path).toHaveLength(path === "/" ? 1 : 0);
    expect(page.documentElement.outerHTML, path).not.toMatch(/schema\.org\/\w*Event|"@type":\s*"\w*Event/);
    expect(page.querySelector("[itemscope], [typeof]"), path).toBeNull();
  }
});

describe("web analytics", () => {
  const policyOf = (response: Response) => response.headers.get("Content-Security-Policy") ?? "";

  test("without a token nothing of it is on any page, in any policy", async () => {
    for (const path of paths) {
      const response = await fetch(site.url + path);
      expect(policyOf(response) + (await response.text()), path).not.toMatch(/cloudflareinsights|beacon/);
    }
  });

  test("with a token one beacon is on every page, and the policy opens for exactly where it reports to", async () => {
    for (const path of [...paths, "/nowhere"]) {
      const response = await fetch(counted.url + path);
      const policy = policyOf(response);
      const scripts = [...(await documentOf(response)).querySelectorAll("script")];
      const beacons = scripts.filter((script) =>
        script.textContent?.includes('"https://static.cloudflareinsights.com/beacon.min.js"'),
      );
      expect(beacons, path).toHaveLength(1);
      expect(beacons[0]?.textContent).toContain(TOKEN);
      expect(policy).toContain("; connect-src 'self' https://cloudflareinsights.com;");
      expect(policy.match(/cloudflareinsights/g)).toHaveLength(1);
    }
  });

  test("what is no token switches nothing on, and what is no https address is not this site's", async () => {
    const plainHttp = "http://navbindu.example";
    const mistaken = await startSite({ CF_ANALYTICS_TOKEN: '"><script>', PUBLIC_ORIGIN: plainHttp }, site);
    const response = await fetch(mistaken.url);
    expect(policyOf(response) + (await response.text())).not.toMatch(
      /cloudflareinsights|beacon|http:\/\/navbindu\.example/,
    );
  });
});
