import { expect, test } from "vitest";
import { formatPrice, formatTime, slug } from "#app/ui/format.ts";

test.each([
  [999, "Rs 999"],
  [4999, "Rs 4,999"],
  [150_000, "Rs 1,50,000"],
  [12_345_678, "Rs 1,23,45,678"],
])("writes the price %i with Indian grouping", (price, written) => {
  expect(formatPrice(price)).toBe(written);
});

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
