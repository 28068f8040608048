import { expect, test } from "vitest";
import { JOINING_MIRRORS, pathData, traceLoops } from "#app/motif/geometry.ts";

test("without mirrors the line of nine dots is three closed loops, one for each city", () => {
  const loops = traceLoops();
  expect(loops.map(({ length }) => length)).toEqual([12, 12, 12]);
  expect(new Set(loops.map(pathData)).size).toBe(3);
});

test("two mirrors join the three loops into one line, which draws the same stretches", () => {
  const [line = [], ...others] = traceLoops(JOINING_MIRRORS);
  expect(others).toEqual([]);
  expect(stretches([line])).toEqual(stretches(traceLoops()));
});

/** Every stretch between two neighbouring points, named by its ends. */
function stretches(loops: ReturnType<typeof traceLoops>): string[] {
  return loops
    .flatMap((loop) =>
      loop.map((point, index) => [point, loop[(index + 1) % loop.length]].map(String).sort().join("–")),
    )
    .sort();
}
