import { expect, test } from "vitest";
import { resembledPage } from "#app/content/resembled-page.ts";
import { canonicalRedirect } from "#app/http/origin.server.ts";
import { readAnswers, validateRegistration } from "#app/registration/validate.server.ts";

const validate = (name: string, answer: string) =>
  validateRegistration(readAnswers(new URLSearchParams({ [name]: answer })));

/** The CPU time of some calls in ms, which other programs do not change. */
function cpuTimeOf(calls: number, run: () => unknown): number {
  const before = process.cpuUsage();
  for (let call = 0; call < calls; call++) run();
  return process.cpuUsage(before).user / 1000;
}

test.for<[what: string, run: (length: number) => unknown]>([
  ["a long name in an email address", (length) => validate("email", "a".repeat(length))],
  ["an email address with many dots", (length) => validate("email", `a@${"b.".repeat(length / 2)}`)],
  ["spaces before a letter", (length) => validate("comments", `${" ".repeat(length)}x`)],
  ["combining marks", (length) => validate("comments", "\u0316\u0301".repeat(length / 2))],
  [
    "many runs of combining marks",
    (length) => validate("comments", `a${"\u0316\u0301".repeat(15)}`.repeat(length / 31)),
  ],
  ["a path of dots", (length) => resembledPage(`/a${".".repeat(length)}a`)],
  ["a path of slashes", (length) => canonicalRedirect(new URL(`http://localhost${"/".repeat(length)}x`), "GET")],
])("takes linear time for %s", ([, run]) => {
  const parts = cpuTimeOf(100, () => run(1300));
  // In quadratic time, the long text takes 100 times as long as the 100 short ones. The clock of the CPU may move in
  // steps of some milliseconds.
  expect(
    cpuTimeOf(1, () => run(130_000)),
    "ms of one long text",
  ).toBeLessThan(20 * parts + 40);
});
