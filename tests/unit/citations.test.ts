import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** A document of this repository and, behind a comma, one of its headings: `(docs/product.md, Toasts)`. */
const CITATION = /\b((?:docs\/[\w/-]+|README|CONTRIBUTING|SECURITY)\.md)(?:, ([A-Z\d][^)\n]*))?/g;

function headingsOf(document: string): string[] {
  return Array.from(readFileSync(document, "utf8").matchAll(/^#+ (.+)$/gm), ([, heading = ""]) => heading);
}

test("what a comment cites is there: the document, and the heading that it names", () => {
  const documents = globSync(["*.md", "docs/**/*.md"]);
  const files = globSync(["*.{ts,toml}", "{app,scripts,supabase,tests}/**/*.{css,sql,toml,ts,tsx}"]);
  const citations = files.flatMap((file) => {
    // A comment may break its line within a heading.
    const text = readFileSync(file, "utf8").replace(/\n\s*(?:\*|\/\/|--|#) /g, " ");
    return [...text.matchAll(CITATION)].map(([citation, document = "", heading]) => ({
      at: `${file}: ${citation}`,
      isThere: documents.includes(document) && (!heading || headingsOf(document).includes(heading)),
    }));
  });
  expect(citations.length).toBeGreaterThan(10);
  expect(citations.filter(({ isThere }) => !isThere).map(({ at }) => at)).toEqual([]);
});
