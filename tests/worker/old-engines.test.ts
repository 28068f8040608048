import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const built = (kind: string) =>
  globSync(`build/client/**/*.${kind}`)
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");

test.for([
  ["css", "cascade layers", /@layer/],
  ["css", "ranges in media queries", /@media[^{]*[<>]/],
  ["css", "nesting", /(?:^|[{};])&/],
  ["css", "the translate property", /[{;]translate:/],
  // Safari still lacks it.
  ["css", "text-decoration with a thickness", /text-decoration:[^;}]*\d/],
  ["js", "methods of 2021 and later", /\.(?:at|findLast|toSorted|toSpliced)\(/],
  ["js", "functions of 2021 and later", /\b(?:randomUUID|structuredClone|hasOwn|groupBy)\(/],
  ["js", "ranges in media queries", /\((?:width|height) *[<>]/],
  ["js", "static blocks", /\bstatic\{/],
  ["js", "optional calls with spread arguments", /\?\.(?:\w+|\[[^\]]*\])?\([^)]*\.\.\./],
] as const)(
  "the built %s does without %s, so that Chrome 90, Firefox 91 and Safari 15 read it",
  ([kind, , unknown]) => {
    expect(built(kind).length).toBeGreaterThan(1000);
    expect(unknown.exec(built(kind))?.[0]).toBeUndefined();
  },
);
