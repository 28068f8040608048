import { expect, test } from "vitest";
import { drawings } from "#app/motif/drawings.ts";
import { SIZE, traceLoops } from "#app/motif/geometry.ts";

test("there are twenty different drawings", () => {
  expect(new Set(drawings.map((mirrors) => JSON.stringify(mirrors))).size).toBe(20);
});

test.each(drawings.map((mirrors, number) => [number, mirrors] as const))(
  "drawing %i is one line through the whole grid",
  (_, mirrors) => {
    const loops = traceLoops(mirrors);
    expect(loops).toHaveLength(1);
    expect(loops[0]).toHaveLength(SIZE * SIZE);
  },
);
