import { expect, test } from "vitest";
import { allPages, versionsOf } from "#app/content/pages.ts";
import { english } from "#app/content/translations.ts";
import { commonSite, expectStatus, mainOf, textOf } from "../support/site.ts";

const site = await commonSite();

test.for(allPages().filter(({ texts }) => texts !== english))("$path stays in its language", async (page) => {
  const { original, path, texts } = page;
  const html = await (await fetch(site.url + path)).text();
  expect(html).toContain(`<html lang="${texts.code}">`);
  expect(html).toContain(`<link rel="canonical" href="${site.url}${path}"/>`);
  const englishHtml = await (await fetch(site.url + original)).text();
  for (const { path, texts } of versionsOf(page)) {
    const link = `<link rel="alternate" hrefLang="${texts.code}" href="${site.url}${path}"/>`;
    expect([html.includes(link), englishHtml.includes(link)], link).toEqual([true, true]);
  }
  const main = mainOf(html);
  expect(main).toContain(`<a href="${original}" lang="en-IN"`);
  expect(mainOf(englishHtml)).toContain(`<a href="${path}" lang="${texts.code}"`);
  // The language has a page for each link but the one to English.
  const links = [...main.matchAll(/href="(\/trainings[^"#]*)"/g)].map(([, href = ""]) => href.replace("/again", ""));
  const paths: string[] = allPages().map(({ path }) => path);
  for (const href of links) expect(paths.includes(`${href}/${texts.code}`), href).toBe(href === original);
  const words = Object.values(english.words).filter((word) => typeof word === "string" && word.length > 5);
  for (const word of words) expect(textOf(main)).not.toContain(word === english.words.readHere ? "\0" : word);
  const [, picture = ""] = /="og:image" content="([^"]*)"/.exec(html) ?? [];
  await expectStatus(await fetch(picture), 200);
});
