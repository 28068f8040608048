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

test("no colour that the dark changes is mixed: browsers without color-mix would keep that of the light", () => {
  const [, dark = ""] = textOf("app/styles/tailwind.css").split("(prefers-color-scheme: dark)");
  const changing = [...dark.matchAll(/--color-([\w-]+):/g)].map(([, name]) => name);
  expect(changing).toContain("link");
  const mixed = new RegExp(`-(${changing.join("|")})/\\d+`, "g");
  expect(textOf("app/**/*.tsx").match(mixed)).toBe(null);
});
