import { expect, test, vi } from "vitest";
import { isWithinLimit, networkOf } from "#app/http/rate-limit.server.ts";

test.for([
  ["2001:DB8:0001:0002::6", "2001:db8:1:2"],
  ["2001:db8::5:6", "2001:db8:0:0"],
  ["2001:db8:1:2::", "2001:db8:1:2"],
  ["::1", "0:0:0:0"],
] as const)("counts %s for the network %s", ([address, network]) => {
  expect(networkOf(address)).toBe(network);
});

test("lets everyone pass if the rate limit fails, and logs no address", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const limit = () => Promise.reject(new Error("192.0.2.1 could not be counted"));
  const request = new Request("http://localhost/", { headers: { "CF-Connecting-IP": "192.0.2.1" } });
  expect(await isWithinLimit({ limit }, request, "reference"), "the request is within the limit").toBe(true);
  expect(JSON.parse(log.mock.calls[0]?.[0])).toMatchObject({ event: "rate-limit.failed", reference: "reference" });
  expect(log.mock.calls.join()).not.toContain("192.0.2.1");
  log.mockRestore();
});
