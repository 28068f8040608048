import { gzipSync } from "node:zlib";
import { renderSVG } from "uqr";
import { expect, test } from "vitest";
import { lostMoney } from "#app/content/lost-money.ts";
import { withoutBrackets } from "#app/content/marks.ts";
import { nineMessages } from "#app/content/nine-messages.ts";
import { englishPages } from "#app/content/pages.ts";
import { rule } from "#app/content/rule.ts";
import { warningPath, warnings } from "#app/content/warnings.ts";
import { expectStatus, mainOf, render, sharedSite, sharedSiteWithOrigin, textOf } from "../support/site.ts";

const site = await sharedSite();
const configured = await sharedSiteWithOrigin();

const metaOf = (html: string, name: string) => new RegExp(`="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";
const load = async (path: string) => (await fetch(site.url + path)).text();

/** The texts that the WhatsApp links of a page send. */
function sharedTexts(html: string): string[] {
  return [...html.matchAll(/<a href="(https:\/\/wa\.me\/\?[^"]*)"/g)].map(
    ([, href = ""]) => new URL(href.replaceAll("&amp;", "&")).searchParams.get("text") ?? "",
  );
}

test.for(warnings)("$slug marks what its list explains, and names its sources", async (warning) => {
  const html = mainOf(await load(warningPath(warning)));
  const marks = [...html.matchAll(/<mark>(.*?)<\/mark>/g)].map(([, mark = ""]) => textOf(mark).trim());
  const count = warning.giveaways.length;
  expect(marks.map((mark) => /^Sign (\d)/.exec(mark)?.[1])).toEqual(["1", "2", "3", "4"].slice(0, count));
  const text = textOf(html);
  const { lead, action, signs, screen, giveaways, genuine, variants, steps, sources } = warning;
  const parts: string[] = [lead, action, genuine, rule.title, ...variants.map(({ text }) => text)];
  parts.push(...[...giveaways, ...steps].flatMap(({ title, text }) => [title, text]));
  for (const { authority, title, year } of [...sources, ...variants.map(({ source }) => source)]) {
    parts.push(`${authority} (${title}, ${year})`);
  }
  expect(html.match(/\(in this scam\)/g)).toHaveLength(signs.length);
  for (const part of parts) expect(text).toContain(part);
  // Chakshu takes calls and messages, but no email.
  expect(html.includes('href="https://sancharsaathi.gov.in"')).toBe(screen.kind !== "email");
  expect(text).not.toContain("[");
  expect(html).toContain('href="tel:1930"');
});

test("each page to share has its own title, description and picture", async () => {
  const shared = englishPages.filter(({ group }) => group === "To share");
  const documents = await Promise.all(
    shared.map(async ({ path, title }) => {
      const html = await load(path);
      expect(textOf(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? "")).toBe(title);
      expect(gzipSync(html).length, `${path} in bytes`).toBeLessThanOrEqual(path === nineMessages.path ? 10_000 : 8000);
      const picture = await fetch(metaOf(html, "og:image"));
      expect((await picture.arrayBuffer()).byteLength).toBeLessThanOrEqual(100_000);
      return html;
    }),
  );
  for (const name of ["og:title", "description", "og:image", "og:image:alt"]) {
    const values = documents.map((html) => metaOf(html, name));
    expect(values, name).not.toContain("");
    expect(new Set(values).size, name).toBe(shared.length);
  }
});

test.each([
  ["the request’s origin", site.url, site.url],
  ["PUBLIC_ORIGIN", configured.url, "https://navbindu.example"],
])("WhatsApp links send one or two sentences and an address with %s", async (_, url, origin) => {
  for (const load of [fetch, render]) {
    const textsOf = async (path: string) => sharedTexts(await (await load(url + path)).text());
    for (const warning of warnings) {
      const path = warningPath(warning);
      expect(await textsOf(path)).toEqual([`${warning.title}\n${warning.lead} ${origin}${path}`]);
    }
    for (const { path } of [lostMoney, nineMessages]) {
      const [text = "", ...others] = await textsOf(path);
      expect(others).toEqual([]);
      expect(text).toMatch(/^[^.?!]+[.?!]( [^.?!]+[.?!]){1,2} https?:\/\/[^ ]+$/);
      expect(text.split(" ").at(-1)).toBe(origin + path);
    }
  }
});

test("each warning leads to the next one, to nine messages and back to /trainings", async () => {
  const visited = new Set<string>();
  let path: string = warningPath(warnings[0]);
  while (!visited.has(path)) {
    visited.add(path);
    const html = mainOf(await load(path));
    for (const href of ["/trainings", "/trainings/nine-messages"]) expect(html).toContain(`href="${href}"`);
    path = /<a href="(\/trainings\/[^"]*)" class="button[^>]*>Next: /.exec(html)?.[1] ?? "";
  }
  expect([...visited].sort()).toEqual(warnings.map(warningPath).sort());
});

test("the QR code on paper is that of the page, with the site’s origin", async () => {
  const path = /<img src="([^"]*)"/.exec(mainOf(await load("/trainings/lost-money")))?.[1] ?? "";
  expect(await load(path)).toBe(renderSVG(`${site.url}/trainings/lost-money`));
  await expectStatus(await fetch(`${site.url}/qr.svg?page=https://evil.example`), 404);
});

test("/trainings shows the message of each warning, and leads to its page and to nine messages", async () => {
  const html = mainOf(await load("/trainings"));
  expect(html).toMatch(/<a href="\/trainings\/nine-messages" class="button/);
  for (const { slug, title, screen } of warnings) {
    const card = html.slice(html.indexOf(`<li id="${slug}"`)).split("</li>", 1)[0] ?? "";
    expect(card).toContain(`<a href="/trainings/${slug}">${title}</a>`);
    expect(textOf(card)).toContain(withoutBrackets(screen.message));
  }
});

test("after a fraud the main button calls the helpline, and sharing comes last", async () => {
  const html = await load("/trainings/lost-money");
  const buttons = [...mainOf(html).matchAll(/<a href="([^"]*)"[^>]* class="button (button-\w+)"/g)];
  expect(buttons[0]?.slice(1)).toEqual(["tel:1930", "button-primary"]);
  const inMain = [...mainOf(html).matchAll(/<a href="([^"?]*)/g)].map(([, href]) => href);
  expect(inMain.at(-1)).toBe("https://wa.me/");
});

test.for(["/contact", "/trainings", "/trainings/lost-money"])(
  "%s names helpline, bank and portal in this order",
  async (path) => {
    const html = await load(path);
    const text = html.slice(html.indexOf("help-now"), html.indexOf("</main>"));
    const places = ["1930", "your bank", 'href="https://cybercrime.gov.in"'].map((name) => text.indexOf(name));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  },
);
