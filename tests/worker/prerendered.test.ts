import { expect, test } from "vitest";
import { allPages } from "#app/content/pages.ts";
import { expectStatus, render, sharedSite, startSite } from "../support/site.ts";

const site = await sharedSite();
const configured = await startSite({ PUBLIC_ORIGIN: "https://navbindu.example", CF_ANALYTICS_TOKEN: "0a".repeat(16) });

test.for([...allPages().map(({ path }) => path), "/joinvolunteer?meetup=pune", "/nowhere"])(
  "%s is the same page prerendered and rendered, without the placeholder of the origin",
  async (path) => {
    for (const { url } of [site, configured]) {
      const [prerendered, rendered] = await Promise.all([fetch(url + path), render(url + path)]);
      expect(prerendered.headers.get("Cache-Control")).toBe("no-cache");
      expect(rendered.headers.get("Cache-Control")).toBe("private, no-cache");
      expect(rendered.headers.get("ETag"), "the ETag of a rendered page").toBeNull();
      const html = await prerendered.text();
      expect(html).toBe(await rendered.text());
      expect(html).not.toMatch(/origin\W+invalid/i);
    }
  },
);

test("fills in the origin and the analytics tag, and opens the policy for the tag alone", async () => {
  for (const load of [fetch, render]) {
    const page = await load(`${configured.url}/about`);
    const html = await page.text();
    expect(html).toContain('<link rel="canonical" href="https://navbindu.example/about"/>');
    expect(html.match(/<script[^>]*cloudflareinsights[^>]*>/g)).toEqual([expect.stringContaining("0a".repeat(16))]);
    const policy = page.headers.get("Content-Security-Policy");
    expect(policy).toContain("script-src 'self' https://static.cloudflareinsights.com;");
    expect(policy).toContain("connect-src 'self' https://cloudflareinsights.com;");

    const plain = await load(`${site.url}/about`);
    expect(`${plain.headers.get("Content-Security-Policy")}${await plain.text()}`).not.toContain("cloudflareinsights");
  }
});

test("one isolate fills in each host's origin", async () => {
  for (const origin of [site.url, site.url.replace("127.0.0.1", "localhost"), site.url]) {
    const html = await (await fetch(`${origin}/about`)).text();
    expect(html).toContain(`<link rel="canonical" href="${origin}/about"/>`);
  }
});

test("answers a known ETag with 304, and another one with the page", async () => {
  const first = await fetch(`${site.url}/about`);
  const etag = first.headers.get("ETag") ?? "";
  expect(etag).toMatch(/^"[\w+/]+"$/);
  for (const [known, query] of [
    [etag, ""],
    [`W/${etag}`, "?utm_source=x&meetup=Pune"],
  ]) {
    const again = await fetch(`${site.url}/about${query}`, { headers: { "If-None-Match": String(known) } });
    expect([again.status, await again.text(), again.headers.get("ETag")]).toEqual([304, "", etag]);
  }
  const others = [`${site.url}/contact`, site.form, `${site.form}?meetup=Pune`, `${configured.url}/about`];
  for (const url of others) await expectStatus(await fetch(url, { headers: { "If-None-Match": etag } }), 200);
  const unknown = (await fetch(`${site.url}/nowhere`)).headers.get("ETag") ?? "";
  await expectStatus(await fetch(`${site.url}/nowhere`, { headers: { "If-None-Match": unknown } }), 404);
  const signedIn = { "If-None-Match": etag, Cookie: "session=invalid" };
  await expectStatus(await fetch(`${site.url}/about`, { headers: signedIn }), 200);
});

test("answers HEAD as GET without a body", async () => {
  for (const [path, status] of [
    ["/about", 200],
    ["/nowhere", 404],
  ] as const) {
    const head = await fetch(site.url + path, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([status, ""]);
    expect(head.headers.get("ETag")).toBe((await fetch(site.url + path)).headers.get("ETag"));
  }
});
