// No page is a dead end, and help is named.
import { expect, test } from "vitest";
import { pages } from "#app/content/pages.ts";
import { site as community, socialLinks } from "#app/content/site.ts";
import { startWorker } from "../../scripts/local/worker.ts";
import { documentOf, words } from "../support/document.ts";
import { closeAfterTest } from "../support/close-after-test.ts";

const worker = closeAfterTest(await startWorker({ bindings: {} }));

const documentAt = async (path: string) => documentOf(await fetch(worker.url + path));

/** The targets of an element's links. */
function links(within: Element | null | undefined): string[] {
  return [...(within?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href") ?? "");
}

const HELP = ["tel:1930", "https://cybercrime.gov.in", "tel:112"];

test("every page says in one line where to turn after a fraud", async () => {
  for (const path of [...pages.map(({ path }) => path), "/nowhere"]) {
    const line = (await documentAt(path)).querySelector('aside[aria-label="Help now"]');
    expect(links(line), path).toEqual(HELP);
  }
});

test.for(["/contact", "/trainings", "/nowhere"])("%s says it in full", async (path) => {
  const heading = (await documentAt(path)).getElementById("help-now");
  expect(links(heading?.parentElement)).toEqual(HELP);
});

test("every note at a button that does nothing says what to do instead", async () => {
  const ways: Record<string, string[]> = {};
  for (const { path } of pages) {
    const document = await documentAt(path);
    const notes = [...document.querySelectorAll("button[aria-disabled=true]")].map((button) =>
      document.getElementById(button.getAttribute("aria-describedby")?.split(" ").at(-1) ?? ""),
    );
    if (notes.length > 0) ways[path] = [...new Set(notes.flatMap(links))];
  }
  expect(ways).toEqual({
    "/on-demand-training": ["#meanwhile"],
    "/self-assessment": ["#meanwhile"],
    "/arsenal": ["#meanwhile"],
    "/summits": ["#meanwhile"],
    "/webinars": ["#meanwhile"],
    "/call-for-trainings": [expect.stringMatching(`^mailto:${community.email}\\?subject=.`)],
    "/sponsorships": [expect.stringMatching(`^mailto:${community.email}\\?subject=.`)],
  });
});

test.for(["/on-demand-training", "/self-assessment", "/arsenal", "/summits", "/webinars"])(
  "%s shows what is open meanwhile",
  async (path) => {
    const meanwhile = (await documentAt(path)).getElementById("meanwhile")?.closest("aside");
    expect(links(meanwhile)).toEqual(["/events", "/trainings", "/joinvolunteer"]);
  },
);

test("/events says where meetups are announced, and how to be told", async () => {
  const announced = (await documentAt("/events")).getElementById("announced")?.closest("aside");
  expect(links(announced).slice(0, -1)).toEqual(socialLinks.map(({ url }) => url));
  expect(links(announced).at(-1)).toMatch(`mailto:${community.email}?subject=`);
});

test("the code of conduct has its name in the third section of /terms, and every page links it", async () => {
  const heading = (await documentAt("/terms")).getElementById("code-of-conduct");
  expect(words(heading)).toBe("Code of conduct");
  expect(words(heading?.closest("section")?.querySelector("h2"))).toBe("3. Taking part");
  for (const { path } of pages) {
    expect(links((await documentAt(path)).querySelector("footer")), path).toContain("/terms#code-of-conduct");
  }
});
