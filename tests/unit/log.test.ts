import { expect, test } from "vitest";
import { errorForLog } from "#app/http/log.server.ts";

test("no line of an error's message is taken for a place in the code, whatever it looks like", () => {
  const { error, at } = errorForLog(new TypeError("$& is no answer\n    at Asha <asha@example.org>\n    at home"));
  expect(error).toBe("TypeError");
  expect(at).toContain("log.test.ts");
  expect(at).not.toMatch(/asha|home/);
});

test("of what is thrown and is no error, the log has the kind alone", () => {
  expect(errorForLog("asha@example.org")).toEqual({ error: "string", at: undefined });
});
