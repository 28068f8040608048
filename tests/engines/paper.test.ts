import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { pages } from "#app/content/pages.ts";
import { startSite } from "../support/site.ts";
import { untilOver } from "../support/until-over.ts";
import { firefox } from "./firefox.ts";

const site = await startSite();
untilOver(firefox);

const reader = spawnSync("pdftotext", ["-v"]).status === 0;
if (!reader) console.log("Not tried: what is printed, without pdftotext (Debian: poppler-utils).");

/** The lines of each sheet of a PDF, from the top down or, column by column, in the order of reading, without blanks. */
function sheetsOf(pdf: Uint8Array, order: "-layout" | "-raw" = "-layout"): string[][] {
  const { stdout } = spawnSync("pdftotext", [order, "-", "-"], { input: pdf, encoding: "utf8" });
  const sheets = stdout.split("\f").slice(0, -1);
  return sheets.map((sheet) =>
    sheet
      .replace(/[^\S\n]/g, "")
      .split(/\n+/)
      .filter(Boolean),
  );
}

/** Fonts that the reader reads, and a first sheet whose lines begin further down. */
function prepare(down: number): void {
  const sheet = document.styleSheets[0];
  sheet?.insertRule("* { font-family: sans-serif !important }", sheet.cssRules.length);
  sheet?.insertRule(`main { padding-top: ${down}px !important }`, sheet.cssRules.length);
}

test.skipIf(firefox.missing || !reader)("no sheet of paper is empty but for the site’s name", async () => {
  const tab = await firefox.open({ javaScript: true });
  for (const { path } of pages) {
    await tab.goto(site.url + path);
    const empty = sheetsOf(await tab.print()).filter((lines) => lines.every((line) => line.startsWith("©")));
    expect.soft(empty, path).toEqual([]);
  }
});

test.skipIf(firefox.missing || !reader)("what is read on the screen is on paper, upright and across", async () => {
  const tab = await firefox.open({ javaScript: true });
  for (const { path } of pages) {
    await tab.goto(site.url + path);
    await tab.run(prepare, 0);
    const texts = await tab.run(() =>
      [...document.querySelectorAll<HTMLElement>("main :is(p, h1, h2, h3, dt, li:not(:has(p, h3)))")]
        .filter((element) => element.checkVisibility() && !element.closest("[aria-hidden], .sr-only, button, video"))
        .map(({ innerText }) => innerText.slice(0, 25)),
    );
    for (const landscape of [false, true]) {
      // Without ligatures.
      const printed = sheetsOf(await tab.print(landscape), "-raw")
        .flat()
        .join("")
        .normalize("NFKC");
      const missing = texts.filter((text) => !printed.includes(text.normalize("NFKC").replace(/\s/g, "").slice(0, 12)));
      expect.soft(missing, `${path} ${landscape ? "across" : "upright"}`).toEqual([]);
    }
  }
});

for (const path of ["/", "/privacy", "/terms"]) {
  test.skipIf(firefox.missing || !reader)(`no sheet of paper ends in a heading: ${path}`, async () => {
    const tab = await firefox.open({ javaScript: true });
    for (let down = 0; down < 240; down += 40) {
      await tab.goto(site.url + path);
      await tab.run(prepare, down);
      const headings = await tab.run(() =>
        [...document.querySelectorAll<HTMLElement>("h1, h2, h3, legend")].map(({ innerText }) => innerText),
      );
      const ends = sheetsOf(await tab.print()).map((lines) => lines.at(-1));
      expect(ends.length).toBeGreaterThan(2);
      expect.soft(ends.filter((line) => headings.some((heading) => heading.replace(/\s/g, "") === line))).toEqual([]);
    }
  });
}
