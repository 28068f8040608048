import fc from "fast-check";
import { expect, test } from "vitest";
import { nfc } from "#app/registration/nfc.server.ts";

const codePoints = Array.from({ length: 0x11_0000 }, (_, code) => code).filter((code) => code >> 11 !== 0x1b);
const marks = codePoints.map((code) => String.fromCodePoint(code)).filter((character) => /\p{M}/u.test(character));

test("long runs of any combining marks come out as String.prototype.normalize has them", () => {
  const run = fc.array(fc.constantFrom(...marks), { minLength: 31, maxLength: 100 }).map((run) => run.join(""));
  const text = fc.array(fc.oneof(run, fc.string({ unit: "binary" })), { maxLength: 5 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, (text) => {
      expect(nfc(text)).toBe(text.normalize("NFC"));
    }),
    { numRuns: 1000 },
  );
});

test("every combining mark finds its place among the others", () => {
  const all = marks.join("");
  expect(nfc(all)).toBe(all.normalize("NFC"));
  const backwards = marks.toReversed().join("");
  expect(nfc(backwards)).toBe(backwards.normalize("NFC"));
});

// As many as fit into a form of 256 KiB: in quadratic time this would take seconds.
test.for(["\u0301\u0323", "\u0344\u0323"])("a run as long as a form may be is put in order: %j", (pair) => {
  const count = 65_536;
  const inOrder = `a${"\u0323".repeat(count)}${pair.replace("\u0323", "").repeat(count)}`;
  expect(nfc(`a${pair.repeat(count)}`)).toBe(inOrder.normalize("NFC"));
});
