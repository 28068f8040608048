import { readFileSync } from "node:fs";
import * as fontkit from "fontkit";
import { expect, test } from "vitest";

const css = readFileSync("app/styles/tailwind.css", "utf8");

test.for([
  [
    "Atkinson Fallback",
    "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
  ],
  ["Anek Fallback", "@fontsource-variable/anek-devanagari/files/anek-devanagari-latin-wght-normal.woff2"],
])("%s stands as tall as the font that it waits for", ([family, file]) => {
  const rule = new RegExp(`font-family: "${family}";[^}]*`).exec(css)?.[0] ?? "";
  const percent = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule)?.[1]) / 100;
  const font = fontkit.openSync(`node_modules/${file}`) as fontkit.Font;
  // https://www.w3.org/TR/css-fonts-5/#size-adjust-desc: the overrides are scaled with the glyphs.
  expect(percent("size-adjust") * percent("ascent-override")).toBeCloseTo(font.ascent / font.unitsPerEm, 3);
  expect(percent("size-adjust") * percent("descent-override")).toBeCloseTo(-font.descent / font.unitsPerEm, 3);
  expect(percent("line-gap-override")).toBe(font.lineGap);
});
