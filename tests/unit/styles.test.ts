import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const textOf = (files: string) =>
  globSync(files)
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");

test("every class of the style sheets is in the markup", () => {
  const styles = textOf("app/styles/*.css").replace(/"[^"]*"|\/\*[\s\S]*?\*\//g, "");
  const classes = new Set([...styles.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name));
  const named = textOf("app/**/*.tsx").matchAll(/\b(?:class|className|rootClass)\b[^"`]*["`]([^"`]*)/g);
  const looks = "button-primary button-secondary button-tertiary notice-ok notice-error";
  const markup = `${[...named].map(([, names]) => names)} ${looks}`;
  const inMarkup = new Set(markup.match(/[\w-]+/g));
  expect([...classes].filter((name = "") => !inMarkup.has(name))).toEqual([]);
});

const [light, dark] = textOf("app/styles/tailwind.css")
  .split("(prefers-color-scheme: dark)")
  .map((rules) =>
    Object.fromEntries([...rules.matchAll(/--color-([\w-]+): (#\w{6});/g)].map(([, name, value]) => [name, value])),
  ) as [Record<string, string>, Record<string, string>];
const changing = Object.keys(dark);

test("every colour has a value for the dark but those that stand on indigo and gold", () => {
  expect(Object.keys(light).filter((name) => !changing.includes(name))).toEqual([
    ...["brand", "brand-deep", "cream", "on-action"],
    ...["pune", "bengaluru", "hyderabad"],
  ]);
});

/** What axe does not measure (WCAG 2.2, 1.4.3 and 1.4.11): borders, and what is said after a form only. */
const pairs: [least: number, colour: string, behind: string[]][] = [
  [3, "field-border", ["bg", "surface", "sand"]],
  [4.5, "ok", ["bg", "surface", "ok-soft"]],
  [4.5, "error", ["bg", "surface", "error-soft"]],
  [4.5, "on-action", ["action", "action-deep"]],
];
test.for([
  ["light", light],
  ["dark", { ...light, ...dark }],
] as const)("in the %s, borders of fields and outcomes of forms stand out", ([, colours]) => {
  const luminance = (name: string) => {
    const [red = 0, green = 0, blue = 0] = (colours[name]?.match(/\w\w/g) ?? []).map((part) => {
      const share = Number.parseInt(part, 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  for (const [least, colour, behind] of pairs) {
    for (const other of behind) {
      const [darker = 0, lighter = 0] = [luminance(colour), luminance(other)].sort((a, b) => a - b);
      expect((lighter + 0.05) / (darker + 0.05), `${colour} on ${other}`).toBeGreaterThanOrEqual(least);
    }
  }
});

test("no colour that the dark changes is mixed: browsers without color-mix would keep that of the light", () => {
  const mixed = new RegExp(`-(${changing.join("|")})/\\d+`, "g");
  expect(textOf("app/**/*.tsx").match(mixed)).toBe(null);
});
