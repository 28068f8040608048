import { expect, test } from "vitest";
import { startRecognising } from "../../scripts/registrations/people.ts";

test("of an endless address or number as much is looked at as the organisers' view does: 254 and 64 characters", () => {
  const recognise = startRecognising();
  const phone = "9876501234";
  const address = `${"a".repeat(242)}@example.org`;
  expect(recognise({ id: 1, email: "asha@example.org", phone: "📞".repeat(54) + phone })).toBeNull();
  expect(recognise({ id: 2, email: null, phone })).toBe(1);
  expect(recognise({ id: 3, email: null, phone: "📞".repeat(55) + phone })).toBeNull();
  expect(recognise({ id: 4, email: `${address}1`, phone: null })).toBeNull();
  expect(recognise({ id: 5, email: `${address}2`, phone: null })).toBe(4);
});
