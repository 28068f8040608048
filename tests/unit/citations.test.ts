import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const documents = globSync(["*.md", "{app,docs,scripts}/**/*.md"]);

/** A document of this repository and, after a comma, one of its headings: `(docs/product.md, Toasts)`. */
const CITATION = /\b((?:docs\/[\w/-]+|README|CONTRIBUTING|SECURITY)\.md)(?:, ([A-Z\d][^)\n]*))?/g;

/** A Markdown link to a file of this repository, to a heading, or to both. */
const LINK = /\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g;

function headingsOf(document: string): string[] {
  return Array.from(readFileSync(document, "utf8").matchAll(/^#+ (.+)$/gm), ([, heading = ""]) => heading);
}

/** The fragment that GitHub makes of a heading. */
function fragmentOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, "")
    .replaceAll(" ", "-");
}

test("what a comment cites exists: the document and, if it names one, the heading", () => {
  const files = globSync(["*.{ts,toml}", "{app,scripts,supabase,tests}/**/*.{css,sql,toml,ts,tsx}"]);
  const citations = files.flatMap((file) => {
    // A comment may break its line within a heading.
    const text = readFileSync(file, "utf8").replace(/\n\s*(?:\*|\/\/|--|#) /g, " ");
    return [...text.matchAll(CITATION)].map(([citation, document = "", heading]) => ({
      at: `${file}: ${citation}`,
      exists: documents.includes(document) && (!heading || headingsOf(document).includes(heading)),
    }));
  });
  expect(citations.length).toBeGreaterThan(40);
  expect(citations.filter(({ exists }) => !exists).map(({ at }) => at)).toEqual([]);
});

test("where a document links to exists: the file and, if it names one, the heading", () => {
  const links = documents.flatMap((document) =>
    [...readFileSync(document, "utf8").matchAll(LINK)].map(([link, path, fragment]) => {
      const target = path ? join(dirname(document), path) : document;
      const exists = existsSync(target) && (!fragment || headingsOf(target).map(fragmentOf).includes(fragment));
      return { at: `${document}: ${link}`, exists };
    }),
  );
  expect(links.length).toBeGreaterThan(40);
  expect(links.filter(({ exists }) => !exists).map(({ at }) => at)).toEqual([]);
});
