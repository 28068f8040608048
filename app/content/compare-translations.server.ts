import { createHash } from "node:crypto";
import { countMarks } from "./marks.ts";
import { allTranslations, type CompleteTranslation, english } from "./translations.ts";

// `npm run build` and `npm run deploy` compare the translations with the English texts.

type KeyPath = (string | number)[];
/** A difference, and where it is in the translation. */
type Difference = { path: KeyPath; message: string };

/** The keys that only the English texts have. */
const ENGLISH_ONLY = ["path", "example"];

function countPlaces(text: string): number {
  return text.split("{}").length - 1;
}

function describeTextDifference(englishValue: string, found: string): string | undefined {
  const marks = countMarks(englishValue);
  const places = countPlaces(englishValue);
  if (countMarks(found) !== marks) return `must have ${marks} in [brackets], as in English`;
  if (countPlaces(found) !== places) return `must have ${places} × {}, as in English`;
  return undefined;
}

function describeDifference(englishValue: unknown, found: unknown): string | undefined {
  if (found === undefined) return "is missing: add it";
  if (typeof englishValue === "string") return describeTextDifference(englishValue, String(found));
  if (Array.isArray(englishValue) && englishValue.length !== (found as unknown[]).length) {
    return `must have ${englishValue.length} entries, as in English`;
  }
  if (typeof englishValue !== "object" && englishValue !== found) return `must be ${englishValue}, as in English`;
  return undefined;
}

function compare(englishValue: unknown, found: unknown, path: KeyPath): Difference[] {
  const message = englishValue === undefined ? undefined : describeDifference(englishValue, found);
  if (message) return [{ path, message }];
  if (typeof englishValue !== "object" || englishValue === null) return [];
  return Object.entries(englishValue)
    .filter(([key]) => !ENGLISH_ONLY.includes(key))
    .flatMap(([key, value]) => {
      const step = Array.isArray(englishValue) ? Number(key) : key;
      return compare(value, (found as Record<string, unknown>)[key], [...path, step]);
    });
}

/** Compares a translation with the English texts: keys, years, marks, places and the lengths of lists. */
export function compareWithEnglish(translation: CompleteTranslation): Difference[] {
  const parts = (["words", "rule", "nineMessages", "lostMoney"] as const).flatMap((name) =>
    compare(english[name], translation[name], [name]),
  );
  const warnings = translation.warnings.flatMap((warning, index) => {
    const englishValue = english.warnings.find(({ slug }) => slug === warning.slug);
    return compare(englishValue, warning, ["warnings", index]);
  });
  return [...parts, ...warnings];
}

/** The English texts by the names that `translates` has. */
function englishTexts(): Record<string, unknown> {
  const { words, rule, warnings, nineMessages, lostMoney } = english;
  // `checked` is a month, and `picture` a drawing.
  const bySlug = warnings.map(({ checked, picture, ...texts }) => [texts.slug, texts]);
  return { words, rule, nineMessages, lostMoney, ...Object.fromEntries(bySlug) };
}

/** A short name for a version of a text. */
function versionOf(text: unknown): string {
  return createHash("sha256").update(JSON.stringify(text)).digest("hex").slice(0, 8);
}

/** Says what keeps a language from production, in one sentence each. A language that is left out keeps nothing back. */
export function findUnfinishedTranslations(translations = allTranslations()): string[] {
  return translations
    .filter(({ isPublished }) => isPublished)
    .flatMap(({ code, reader, translates, warnings }) => {
      const file = `app/content/${code}.ts`;
      const lacking = english.warnings.filter(({ slug }) => !warnings.some((warning) => warning.slug === slug));
      const stale = Object.entries(englishTexts()).filter(([name, text]) => translates[name] !== versionOf(text));
      return [
        ...(reader ? [] : [`${file}: no reader has read every text: write the name as "reader"`]),
        ...lacking.map(({ slug }) => `${file}: the warning "${slug}" is missing`),
        ...stale
          .filter(([name]) => !lacking.some(({ slug }) => slug === name))
          .map(([name, text]) => {
            const line = `"${name}": "${versionOf(text)}"`;
            return `${file}: the English text has changed: read the translation of "${name}" again, then write ${line} in "translates"`;
          }),
      ];
    });
}
