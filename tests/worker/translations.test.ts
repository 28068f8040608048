import { expect, test } from "vitest";
import { nineMessages } from "#app/content/nine-messages.ts";
import { allPages, englishPages } from "#app/content/pages.ts";
import { english } from "#app/content/translations.ts";
import { mainOf, sharedSite, textOf } from "../support/site.ts";

const site = await sharedSite();
const load = async (path: string) => (await fetch(site.url + path)).text();

test("a translated page is in its language, and the languages lead to each other", async () => {
  const translated = allPages().slice(englishPages.length);
  const words = Object.values(english.words).filter((word) => typeof word === "string" && word.length > 5);
  for (const { englishPath, path, texts } of translated) {
    const html = await load(path);
    const englishHtml = await load(englishPath);
    expect(html).toContain(`<html lang="${texts.code}">`);
    expect(html).toContain(`<link rel="canonical" href="${site.url}${path}"/>`);
    const link = `<link rel="alternate" hrefLang="${texts.code}" href="${site.url}${path}"/>`;
    for (const document of [html, englishHtml]) expect(document, path).toContain(link);
    expect(mainOf(englishHtml)).toContain(`<a href="${path}" lang="${texts.code}"`);
    const main = mainOf(html).replace(/<a href="([^"]*)" lang="en-IN".*?<\/a>/, "");
    for (const word of words) expect(textOf(main), path).not.toContain(word);
    // Also in the texts of WhatsApp, which are encoded.
    expect(html, "an English full stop").not.toMatch(/([\u0900-\u0dff]|%[\dA-F]{2})\.( |%20)/);
    // A link leads to an English page only if the page is not translated.
    for (const [, href] of main.matchAll(/href="(\/trainings[^"#]*)"/g)) {
      expect(translated.filter(({ englishPath }) => englishPath === href)).toEqual([]);
    }
  }
});

test("“Start again” leads back to nine messages in the same language", async () => {
  const path = `${nineMessages.path}/hi`;
  const { headers } = await fetch(`${site.url}${path}/again`, { redirect: "manual" });
  expect(headers.get("Location")).toBe(`${path}#message-1`);
});
