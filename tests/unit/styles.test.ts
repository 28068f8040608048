import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const textOf = (files: string) =>
  globSync(files)
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");

test("every class of the style sheets is in the markup", () => {
  const styles = textOf("app/styles/*.css").replace(/"[^"]*"|\/\*[\s\S]*?\*\//g, "");
  const classes = new Set([...styles.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name));
  // The looks of `Button`.
  const markup = `${textOf("app/**/*.tsx")} button-primary button-secondary button-tertiary`;
  const inMarkup = new Set(markup.match(/[\w-]+/g));
  expect([...classes].filter((name = "") => !inMarkup.has(name))).toEqual([]);
});
