import { expect, test } from "vitest";
import { site } from "#app/content/site.ts";
import { WOVEN_PATHS } from "#app/motif/geometry.ts";

/** The crossings at which a loop is below another one: every second one of its eight. */
const below: Record<string, string[]> = {
  Pune: ["1,2", "3,2", "3,4", "5,4"],
  Bengaluru: ["1,4", "2,1", "4,5", "5,2"],
  Hyderabad: ["2,3", "2,5", "4,1", "4,3"],
};

/** The points where a drawn loop has a gap. */
function gapsOf(path = ""): string[] {
  // A gap leads from the end of the path to its start.
  const gaps = (path + path).matchAll(/L([\d.]+) ([\d.]+)M([\d.]+) ([\d.]+)/g);
  const middles = [...gaps].map(([, x1, y1, x2, y2]) => [(Number(x1) + Number(x2)) / 2, (Number(y1) + Number(y2)) / 2]);
  return [...new Set(middles.map((middle) => middle.map(Math.round).join()))];
}

test.for(site.cities)("the loop of $name goes over and under the others in turn", ({ name, loop }) => {
  expect(gapsOf(WOVEN_PATHS[loop]).toSorted()).toEqual(below[name]);
});
