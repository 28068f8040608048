import { expect, test } from "vitest";
import { errorForLog } from "#app/http/log.server.ts";

test("logs the name and the position of an error, and nothing of its message", () => {
  const { error, at } = errorForLog(new TypeError("$& is no answer\n    at Asha <asha@example.org>\n    at home"));
  expect(error).toBe("TypeError");
  expect(at).toContain("log.test.ts");
  expect(at).not.toMatch(/asha|home/i);
});

test("logs only the type of a thrown value that is no error", () => {
  expect(errorForLog("asha@example.org")).toEqual({ error: "string", at: undefined });
});
