import { expect, test } from "vitest";
import { printable, widthOf } from "../../scripts/printable.ts";

test.for([
  ["Hangul that is one grapheme cluster", "\u1100".repeat(60)],
  ["a conjunct without end", "\u0915\u094d".repeat(60)],
  ["letters with marks", "e\u0301".repeat(60)],
] as const)("a cell is cut after as many letters as it has place for: %s", ([, text]) => {
  const shown = printable(text, 20);
  expect(widthOf(shown)).toBe(20);
  expect(shown.replace(/\p{M}/gu, "")).toHaveLength(20);
});

test.for([
  ["अवन\u094d\u200d", "अवन\u094d\u200d"],
  ["Asha\u0301\u200d", "Asha\u0301\\u{200d}"],
  ["a\u200db", "a\\u{200d}b"],
  ["👍🏽👍🏽", "👍🏽👍🏽"],
] as const)("a joiner stays where the scripts of India need it, and is an escape elsewhere: %s", ([text, shown]) => {
  expect(printable(text, 60)).toBe(shown);
});
