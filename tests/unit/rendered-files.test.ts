import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { frame, poster } from "../../scripts/hero/frame";

test("the hero video begins and ends with its poster", () => {
  expect(frame(0)).toBe(poster());
  expect(frame(8)).toBe(poster());
  expect(readFileSync("app/motif/hero/poster.svg", "utf8")).toBe(poster());
});

test("what is drawn ahead stays under 100 kB each", () => {
  for (const file of ["app/motif/hero/hero.webm", "app/motif/hero/hero.mp4", "public/og.png", "public/icon-512.png"]) {
    expect(statSync(file).size, file).toBeLessThanOrEqual(100_000);
  }
});

test("the web manifest names icons that exist, in the sizes that it says", () => {
  const { icons } = JSON.parse(readFileSync("public/site.webmanifest", "utf8"));
  expect(icons.length).toBeGreaterThan(0);
  for (const { src, sizes } of icons) {
    const png = readFileSync(`public${src}`);
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
});
