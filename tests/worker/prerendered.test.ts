import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { pages } from "#app/content/pages.ts";
import { site as community } from "#app/content/site.ts";
import { chosenMeetups } from "#app/registration/fields.ts";
import { startWorker } from "../../scripts/local/worker.ts";
import { closeAfterTest } from "../support/close-after-test.ts";
import { answersIn, commonSite, startSite } from "../support/site.ts";

const site = await commonSite();
const counted = await startSite(
  { PUBLIC_ORIGIN: "https://navbindu.example", CF_ANALYTICS_TOKEN: "0a".repeat(16) },
  site,
);

const withMeetup = Array.from(chosenMeetups.keys(), (query) => `/joinvolunteer?${query}`);
const paths = [...pages.map(({ path }) => path), ...withMeetup];

/** The answer to a visitor with a session cookie that is invalid: rendered, but like anybody's. */
function rendered(url: string): Promise<Response> {
  return fetch(url, { headers: { Cookie: "session=nobody" } });
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?: nonce="[^"]*")?>(.*?)<\/script>/gs)].map(([, code = ""]) => code);
}

test("the build holds every page, what stands around a refused form, and the page of what is not there", async () => {
  const built = await readFile("build/server/prerendered.js", "utf8");
  const keys = Array.from(built.matchAll(/^ {2}"([^"]+)": \{ html:/gm), ([, key]) => key);
  expect(keys).toEqual([...paths, "POST /joinvolunteer", "/*"]);
});

test.for(paths)("%s is the same HTML prerendered and rendered, but for the nonce", async (path) => {
  for (const { url } of [site, counted]) {
    const [prerendered, alive] = [await fetch(url + path), await rendered(url + path)];
    expect(prerendered.headers.get("ETag")).toMatch(/^"[\x21\x23-\x7e]+"$/);
    expect(alive.headers.get("ETag")).toBeNull();
    const html = await prerendered.text();
    expect(html).toBe((await alive.text()).replaceAll(/ nonce="[^"]+"/g, ""));
    expect(html).not.toContain("origin.invalid");
  }
});

test.for(paths)("%s: the policy holds the hashes of exactly its inline scripts", async (path) => {
  for (const { url } of [site, counted]) {
    const page = await fetch(url + path);
    const hashes = inlineScripts(await page.text()).map(
      (code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
    );
    expect(hashes.length).toBeGreaterThan(1);
    const policy = page.headers.get("Content-Security-Policy") ?? "";
    const allowed = /script-src ([^;]+)/.exec(policy)?.[1]?.split(" ");
    expect(allowed?.sort()).toEqual([...hashes, "'strict-dynamic'"].sort());
  }
});

test.for(["/nowhere", "/.env", "/wp-login.php?a=%22", "/about/x", "/*"])(
  "%s, which is not there, is the same page prerendered and rendered, and has no version",
  async (path) => {
    for (const { url } of [site, counted]) {
      const [prerendered, alive] = [await fetch(url + path), await rendered(url + path)];
      expect(prerendered.headers.get("Content-Security-Policy")).not.toContain("nonce");
      expect([prerendered.status, prerendered.headers.get("ETag"), alive.status]).toEqual([404, null, 404]);
      expect(await prerendered.text()).toBe((await alive.text()).replaceAll(/ nonce="[^"]+"/g, ""));
      const conditional = await fetch(url + path, { headers: { "If-None-Match": "*" } });
      expect(conditional.status).toBe(404);
    }
  },
);

test("apart from scripts and caching, prerendered and rendered answers have the same headers", async () => {
  const headersOf = async (response: Promise<Response>) => {
    const headers = Object.fromEntries((await response).headers);
    const policy = headers["content-security-policy"]?.replace(/script-src [^;]+/, "script-src") ?? "";
    return { ...headers, "content-security-policy": policy } as Record<string, string>;
  };
  const { etag, ...prerendered } = await headersOf(fetch(site.url));
  const { "set-cookie": _, ...alive } = await headersOf(rendered(site.url));
  expect({ ...prerendered, "cache-control": "private, no-store" }).toEqual(alive);
  expect(prerendered["cache-control"]).toBe("no-cache");
  expect(etag).toBeDefined();
});

test("a known version is not sent again, under whatever tag it is named", async () => {
  const first = await fetch(site.form);
  const etag = first.headers.get("ETag") ?? "";
  const conditional = (ifNoneMatch: string, init?: RequestInit) =>
    fetch(site.form, { ...init, headers: { "If-None-Match": ifNoneMatch, ...init?.headers } });
  for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const again = await conditional(ifNoneMatch);
    expect([again.status, await again.text()], ifNoneMatch).toEqual([304, ""]);
    for (const name of ["ETag", "Vary", "Cache-Control", "Content-Security-Policy"]) {
      expect(again.headers.get(name), name).toBe(first.headers.get(name));
    }
  }
  expect((await conditional(etag, { method: "HEAD" })).status).toBe(304);
  expect((await conditional('"other"')).status).toBe(200);
  // Signed in: another page, whatever the browser still has of the first.
  expect((await conditional(etag, { headers: { Cookie: "session=nobody" } })).status).toBe(200);
});

test("pages, years, origins and settings have versions of their own", async () => {
  const uncounted = await startSite({ PUBLIC_ORIGIN: "https://navbindu.example" }, site);
  const tags = await Promise.all(
    [site.url, site.form, counted.url, `${counted.url}/about`, uncounted.url].map(async (url) =>
      (await fetch(url)).headers.get("ETag"),
    ),
  );
  expect(new Set(tags).size).toBe(tags.length);
});

test("an origin that would need escaping in HTML gets a rendered page", async () => {
  const odd = await startSite({ PUBLIC_ORIGIN: "https://a&b.example" }, site);
  const page = await fetch(`${odd.url}/about`);
  const html = await page.text();
  expect(html).toContain('<link rel="canonical" href="https://a&amp;b.example/about"/>');
  expect(page.headers.get("ETag")).toBeNull();
});

test("one isolate gives each host its own page, and makes it anew in a new year", async () => {
  // The clock is set by the URL: pages ignore their query.
  const clock = `const [RealDate, RealURL] = [Date, URL]; let now;
globalThis.Date = class extends RealDate { constructor(...at) { super(...(at.length || !now ? at : [now])); } };
globalThis.URL = class extends RealURL { constructor(...address) { super(...address); now = Number(this.searchParams.get("now") ?? now); } };`;
  const code = { "index.js": `${clock}\n${await readFile("build/server/index.js", "utf8")}` };
  const worker = closeAfterTest(await startWorker({ bindings: {}, code }));
  const { port } = new URL(worker.url);
  const ask = async (host: string, now: string) => {
    const page = await fetch(`http://${host}:${port}/about?now=${Date.parse(now)}`);
    const html = await page.text();
    return {
      etag: page.headers.get("ETag"),
      origin: /<link rel="canonical" href="([^"]+)\/about"/.exec(html)?.[1],
      year: /© (?:<!-- -->)?<span[^>]*>(\d+)/.exec(html)?.[1],
    };
  };
  const lastMinute = await ask("localhost", "2030-12-31T23:59:00+05:30");
  const newYear = await ask("localhost", "2031-01-01T00:00:00+05:30");
  const otherHost = await ask("127.0.0.1", "2031-01-01T00:00:00+05:30");
  const again = await ask("localhost", "2031-01-01T00:01:00+05:30");
  const [here, there] = [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  expect([lastMinute, newYear, otherHost, again].map(({ origin, year }) => [origin, year])).toEqual([
    [here, "2030"],
    [here, "2031"],
    [there, "2031"],
    [here, "2031"],
  ]);
  expect(new Set([lastMinute.etag, newYear.etag, otherHost.etag]).size).toBe(3);
  expect(again).toEqual(newYear);
});

test("each city's link on the home page leads to a page of its own, on which its meetup is chosen", async () => {
  const home = await (await fetch(site.url)).text();
  const tags = await Promise.all(
    community.cities.map(async (city) => {
      expect(home).toContain(`href="/joinvolunteer?meetup=${city}">Volunteer in`);
      const page = await fetch(`${site.form}?meetup=${city}`);
      expect(answersIn(await page.text(), ["volunteer_for"])).toEqual({ volunteer_for: `${city} Meetup` });
      return page.headers.get("ETag");
    }),
  );
  expect(new Set([...tags, (await fetch(site.form)).headers.get("ETag")]).size).toBe(4);
});

test("a meetup is chosen whatever else a shared link has in its query", async () => {
  const [alone, shared] = [await fetch(`${site.form}?meetup=Pune`), await fetch(`${site.form}?a&meetup=Pune&fbclid=1`)];
  expect(shared.headers.get("ETag")).toBe(alone.headers.get("ETag"));
  const html = await (await rendered(`${site.form}?meetup=Mumbai&meetup=Hyderabad&meetup=Pune`)).text();
  expect(answersIn(html, ["volunteer_for"])).toEqual({ volunteer_for: "Hyderabad Meetup" });
});

test.for(["?meetup=Mumbai", "?meetup=pune", "?meetup=Pune%20", "?meetup=toString&toString", "?&"])(
  "the query %s gives the plain form, prerendered and rendered",
  async (query) => {
    const [plain, asked] = [await fetch(site.form), await fetch(site.form + query)];
    expect(asked.headers.get("ETag")).toBe(plain.headers.get("ETag"));
    const html = await plain.text();
    expect(await asked.text()).toBe(html);
    const alive = await (await rendered(site.form + query)).text();
    expect(alive.replaceAll(/ nonce="[^"]+"/g, "")).toBe(html);
  },
);
