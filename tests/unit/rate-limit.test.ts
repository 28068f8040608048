import { expect, test, vi } from "vitest";
import { isWithinLimit, networkOf } from "#app/http/rate-limit.server.ts";

test.for<[address: string, network: string]>([
  ["192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:0001:0002::6", "2001:db8:1:2::/64"],
  ["2001:db8::5:6", "2001:db8:0:0::/64"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64"],
  ["::1", "0:0:0:0::/64"],
])("%s is of the network %s", ([address, network]) => {
  expect(networkOf(address)).toBe(network);
});

const request = new Request("http://localhost/joinvolunteer", { headers: { "CF-Connecting-IP": "192.0.2.1" } });

test("the limiter decides, by network", async () => {
  for (const success of [true, false]) {
    const limit = vi.fn(async () => ({ success }));
    expect(await isWithinLimit({ limit }, request, "reference")).toBe(success);
    expect(limit).toHaveBeenCalledExactlyOnceWith({ key: "192.0.2.1" });
  }
});

test("without a limiter, or with one that fails, everybody is within it, and the log says so without an address", async () => {
  expect(await isWithinLimit(undefined, request, "reference")).toBe(true);
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const limit = async () => {
    throw new Error("192.0.2.1 could not be counted");
  };
  expect(await isWithinLimit({ limit }, request, "reference")).toBe(true);
  expect(JSON.parse(log.mock.calls[0]?.[0])).toMatchObject({ event: "rate-limit.failed", reference: "reference" });
  expect(log.mock.calls.join()).not.toContain("192.0.2.1");
  log.mockRestore();
});
