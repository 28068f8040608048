import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { afterFraud, habits, warningPath, warnings } from "#app/content/warnings.ts";
import { commonSite, configuredSite, expectStatus, mainOf, render, textOf } from "../support/site.ts";

const site = await commonSite();
const configured = await configuredSite();

const metaOf = (html: string, name: string) => new RegExp(`="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";

/** The texts that the WhatsApp links of a page send. */
function sharedTexts(html: string): string[] {
  return [...html.matchAll(/<a href="(https:\/\/wa\.me\/[^"]*)"/g)].map(
    ([, href = ""]) => new URL(href.replaceAll("&amp;", "&")).searchParams.get("text") ?? "",
  );
}

// Addresses that visitors have shared.
test.for([
  "pause-before-you-pay",
  "you-never-need-a-pin-to-receive-money",
  "never-share-an-otp",
  "the-police-do-not-arrest-anyone-on-a-video-call",
  "type-the-address-yourself",
  "protect-your-email-twice",
  "lost-money",
])("/trainings/%s stays, and offers to call 1930", async (slug) => {
  const response = await fetch(`${site.url}/trainings/${slug}`);
  await expectStatus(response, 200);
  expect(mainOf(await response.text())).toMatch(/<a href="tel:1930"[^>]*>(<[^>]*>)*Call 1930</);
});

test("each warning has its own title, description and picture", async () => {
  const heads = await Promise.all(
    warnings.map(async (warning) => {
      const html = await (await fetch(site.url + warningPath(warning))).text();
      expect(textOf(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? "")).toBe(warning.title);
      expect(textOf(mainOf(html))).toContain(warning.answer);
      expect(textOf(mainOf(html))).toContain(warning.message);
      expect(gzipSync(html).length).toBeLessThanOrEqual(9000);
      expect(metaOf(html, "og:image:alt")).toContain(warning.message);
      const picture = await fetch(metaOf(html, "og:image"));
      await expectStatus(picture, 200);
      const png = Buffer.from(await picture.arrayBuffer());
      // The width and the height in the PNG's header.
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(png.length).toBeLessThanOrEqual(100_000);
      return ["og:title", "description", "og:image", "og:image:alt"].map((name) => metaOf(html, name));
    }),
  );
  for (const values of heads[0]?.map((_, index) => heads.map((head) => head[index])) ?? []) {
    expect(values).not.toContain("");
    expect(new Set(values).size).toBe(warnings.length);
  }
});

test.each([
  ["the request’s origin", site.url, site.url],
  ["PUBLIC_ORIGIN", configured.url, "https://navbindu.example"],
])("WhatsApp links send one or two sentences and an address with %s", async (_, url, origin) => {
  for (const load of [fetch, render]) {
    const textsOf = async (path: string) => sharedTexts(await (await load(url + path)).text());
    for (const warning of warnings) {
      const [text = "", ...others] = await textsOf(warningPath(warning));
      expect(others).toEqual([]);
      expect(text).toBe(`${warning.share} ${origin}${warningPath(warning)}`);
      expect(text).toMatch(/^[^.?!]+[.?!]( [^.?!]+[.?!])? https?:\/\/[^ ]+$/);
    }
    const ends = (await textsOf("/trainings")).map((text) => text.split(" ").at(-1));
    expect(ends).toEqual([...habits, afterFraud].map((warning) => origin + warningPath(warning)));
  }
});

test("each warning leads to the next one and back to /trainings", async () => {
  const visited = new Set<string>();
  let path: string = warningPath(afterFraud);
  while (!visited.has(path)) {
    visited.add(path);
    const html = await (await fetch(site.url + path)).text();
    expect(html).toMatch(/<main[\s\S]*<a href="\/trainings" class="button/);
    path = /<a href="(\/trainings\/[^"]*)"/.exec(html)?.[1] ?? "";
  }
  expect([...visited].sort()).toEqual(warnings.map(warningPath).sort());
});

test("after a fraud the main button calls the helpline, and sharing comes after it", async () => {
  const html = await (await fetch(site.url + warningPath(afterFraud))).text();
  const buttons = [
    ...(html.split("<main")[1] ?? "").matchAll(/<a href="([^"]*)"[^>]* class="button (button-\w+)"/g),
  ].slice(0, 2);
  expect(buttons.map(([, href = "", look]) => [href.split("?")[0], look])).toEqual([
    ["tel:1930", "button-primary"],
    ["https://wa.me/", "button-secondary"],
  ]);
});

test.for(["/contact", "/trainings", warningPath(afterFraud)])(
  "%s names helpline, bank and portal in this order",
  async (path) => {
    const html = await (await fetch(site.url + path)).text();
    const text = html.slice(html.indexOf("help-now"), html.indexOf("</main>"));
    const places = ["1930", "your bank", 'href="https://cybercrime.gov.in"'].map((name) => text.indexOf(name));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  },
);
