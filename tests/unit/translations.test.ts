import { expect, test } from "vitest";
import { compareWithEnglish, findUnfinishedTranslations } from "#app/content/compare-translations.server.ts";
import { hi } from "#app/content/hi.ts";
import { completeTranslation } from "#app/content/translations.ts";

const hindi = completeTranslation(hi());

/** The Hindi texts with one mistake. */
const slip = (right: string, wrong: string) => JSON.parse(JSON.stringify(hindi).replace(right, wrong));

test.for([
  ["[किसी को मत बताइए]", "किसी को मत बताइए", "must have 3 in [brackets], as in English"],
  ['"year":2024', '"year":2025', "must be 2024, as in English"],
  ["{} पर कॉल", "पर कॉल", "must have 1 × {}, as in English"],
  ['"mark":"निशान",', "", "is missing: add it"],
] as const)("a translation with %s replaced is a mistake", ([right, wrong, message]) => {
  expect(compareWithEnglish(slip(right, wrong)).map(({ message }) => message)).toEqual([message]);
});

test("a language waits for a reader and the newest English text, unless it is left out", () => {
  const { words } = hindi.translates;
  const stale = { ...slip(`"words":"${words}"`, '"words":"0"'), isPublished: true };
  expect(findUnfinishedTranslations([stale]).join()).toMatch(new RegExp(`no reader .* write "words": "${words}"`));
  expect(findUnfinishedTranslations([{ ...hindi, isPublished: true, reader: "R" }]).join()).not.toMatch(
    /reader|changed/,
  );
  expect(findUnfinishedTranslations([{ ...stale, isPublished: false }])).toEqual([]);
});
