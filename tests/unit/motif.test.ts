import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dotsOf, JOINING_MIRRORS, NINE_DOTS, type Point, pathData, RADIUS, traceLoops } from "#app/motif/geometry.ts";
import { palette } from "#app/motif/palette.ts";

/** Every stretch between two neighbouring crossings or turns of the 3×3 grid, named by its ends. */
const allStretches = dotsOf(NINE_DOTS).flatMap(([x, y]) => [
  named([x, y - 1], [x + 1, y]),
  named([x + 1, y], [x, y + 1]),
  named([x, y + 1], [x - 1, y]),
  named([x - 1, y], [x, y - 1]),
]);

function named(...ends: [Point, Point]): string {
  return ends.map(String).sort().join("–");
}

/** The stretches of a loop, in the order in which it passes them. */
function stretches(loop: readonly Point[]): string[] {
  return loop.map((point, index) => named(point, loop[(index + 1) % loop.length] as Point));
}

test("there are nine dots, in three rows of three", () => {
  expect(dotsOf(NINE_DOTS).map(String)).toEqual(["1,1", "3,1", "5,1", "1,3", "3,3", "5,3", "1,5", "3,5", "5,5"]);
});

test("without mirrors the line is exactly three closed loops, which pass every stretch once", () => {
  const loops = traceLoops();
  expect(loops).toHaveLength(3);
  expect(loops.flatMap(stretches).sort()).toEqual([...allStretches].sort());
});

test("each of the three loops turns at the border four times", () => {
  for (const loop of traceLoops()) {
    expect(loop).toHaveLength(12);
    expect(loop.filter(([x, y]) => x % 6 === 0 || y % 6 === 0)).toHaveLength(4);
  }
});

test("with the two mirrors it is exactly one closed line, which passes every stretch once", () => {
  const loops = traceLoops(JOINING_MIRRORS);
  expect(loops).toHaveLength(1);
  expect(loops.flatMap(stretches).sort()).toEqual([...allStretches].sort());
});

test("one mirror is not enough", () => {
  for (const mirror of JOINING_MIRRORS) expect(traceLoops([mirror])).toHaveLength(2);
});

test("nine dots in a row have one line", () => {
  expect(traceLoops([], { columns: 9, rows: 1 })).toHaveLength(1);
});

test("the line runs at 45° between its turns, and each turn is a quarter circle around an outer dot", () => {
  for (const loop of traceLoops()) {
    const turns = pathData(loop).slice(1, -1).split("L");
    const ends = turns.map((turn) => turn.split(/A.* 0 0 1 /).map((point) => point.split(" ").map(Number)));
    expect(ends).toHaveLength(4);
    ends.forEach(([start = [], end = []], index) => {
      const [nextX = 0, nextY = 0] = ends[(index + 1) % ends.length]?.[0] ?? [];
      expect(Math.abs(nextX - (end[0] ?? 0))).toBe(Math.abs(nextY - (end[1] ?? 0)));
      const centres = dotsOf(NINE_DOTS).filter((dot) =>
        [start, end].every(([x = 0, y = 0]) => Math.abs(Math.hypot(x - dot[0], y - dot[1]) - RADIUS) < 1e-9),
      );
      expect(centres.length).toBeGreaterThan(0);
    });
  }
});

test("what is drawn outside the pages has the colours of the pages", () => {
  const styles = readFileSync("app/styles/tailwind.css", "utf8");
  const value = (token: string) => styles.match(new RegExp(`${token}: (#[0-9a-f]{6});`))?.[1];
  expect(value("--color-brand")).toBe(palette.brand.toLowerCase());
  expect(readFileSync("app/root.tsx", "utf8")).toContain(`name="theme-color" content="${palette.brand.toLowerCase()}"`);
  expect(value("--color-cream")).toBe(palette.cream.toLowerCase());
  expect(value("--color-action")).toBe(palette.gold.toLowerCase());
  expect(["pune", "bengaluru", "hyderabad"].map((city) => value(`--color-${city}`))).toEqual(
    palette.cities.map((colour) => colour.toLowerCase()),
  );
});
