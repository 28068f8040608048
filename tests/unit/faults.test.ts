import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { faults } from "../mutants/faults.ts";

test("every fault fits exactly one place, changes it, and names a test that is there", () => {
  const found = faults.map(({ what, file, from, to, noticedBy, named = "" }) => ({
    what,
    places: readFileSync(file, "utf8").split(from).length - 1,
    changes: from !== to,
    isNoticed: readFileSync(`tests/${noticedBy}`, "utf8").includes(named),
  }));
  expect(found.filter(({ places, changes, isNoticed }) => places !== 1 || !changes || !isNoticed)).toEqual([]);
});

test("no two faults have the same name", () => {
  const names = faults.map(({ what }) => what);
  expect(names).toHaveLength(new Set(names).size);
});
