import { expect, test } from "vitest";
import { safeReturnPath } from "#app/account/return-to.server.ts";

const ORIGIN = "https://navbindu.example";

test.for([
  ["/about?a=%20~&b=2", "/about?a=%20~&b=2"],
  [`${ORIGIN}/about#team`, "/about"],
] as const)("returns from %s to %s", ([wanted, path]) => {
  expect(safeReturnPath(wanted, ORIGIN)).toBe(path);
});

test.for([
  null,
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/.//evil.example",
  "https://navbindu.example@evil.example",
  "https://navbindu.example.evil.example",
  "http://navbindu.example/about",
  "javascript:alert(1)",
  "blob:https://navbindu.example/x",
  "data:text/html,x",
])("returns home in place of %s", (wanted) => {
  expect(safeReturnPath(wanted, ORIGIN)).toBe("/");
});

test("returns home if the address is too long for the cookie", () => {
  expect(safeReturnPath(`/about?${"x".repeat(2000)}`, ORIGIN)).toBe("/");
});
