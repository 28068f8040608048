import { expect, test } from "vitest";
import { formatTime, slug } from "#app/ui/format.ts";

test.each([
  ["00:15", "12:15\u00a0am"],
  ["12:00", "12:00\u00a0pm"],
  ["18:00", "6:00\u00a0pm"],
])("writes %s as %s", (time, written) => {
  expect(formatTime(`2026-12-19T${time}`)).toBe(written);
});

test("makes an id of a title in any script", () => {
  expect(slug("Talks, tools & more (2026)")).toBe("talks-tools-more-2026");
  expect(slug("माता-पिता से बात: १")).toBe("माता-पिता-से-बात-१");
});
