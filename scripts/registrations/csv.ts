import { type Stringifier, stringify } from "csv-stringify";

/**
 * What separates cells: a comma, or a semicolon, which spreadsheets expect where the comma is the decimal separator.
 */
export const separators = [",", ";"] as const;
export type Separator = (typeof separators)[number];

// A spreadsheet runs a cell that begins with an operator. In a reader that ignores quotes, a separator or a line break
// begins a cell, too. The migration of registrations_by_meetup has the same rule.
const FORMULA =
  /(^|[,;\t\n\v\f\r\u0085\u2028\u2029])([ "\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]*)([-=+@\uff1d\uff0b\uff0d\uff20])/g;

/** A plain international number is not a formula, and has to reach contacts and messengers unchanged. */
const PHONE = /^\+\d[\d ()]{0,99}$/;

/**
 * The longest answer in characters, and the longest of several lines; the migrations have the same limits. LibreOffice
 * takes time that grows with the square of a cell's length: of one line, where no font has a letter; of several, for Thai
 * or accents, too. Excel's cell has 253 line breaks at most, and 32,767 characters, after which the next row begins.
 */
const LONGEST = 4000;
const LONGEST_OF_LINES = 253;
const CUT = "… (The rest is in an export with format=json.)";

/**
 * A text that fits into a cell, with an apostrophe before each operator that a spreadsheet might run, wherever it may
 * take a cell to begin.
 */
function spreadsheetText(text: string, isPhone: boolean): string {
  const kept = text.slice(0, LONGEST);
  const shown = kept.length > LONGEST_OF_LINES ? kept.replaceAll("\n", " ⏎ ") : kept;
  const cell = kept === text ? shown : shown.toWellFormed() + CUT;
  return isPhone && PHONE.test(cell) ? cell : cell.replace(FORMULA, "$1$2'$3");
}

/** Rows, as objects, as CSV (RFC 4180) with every cell quoted, none longer than Excel's, and without formulas. */
export function asCsv(
  columns: readonly string[],
  { separator, bom }: { separator: Separator; bom: boolean },
): Stringifier {
  return stringify({
    columns: [...columns],
    header: true,
    bom,
    delimiter: separator,
    record_delimiter: "windows",
    // With `record_delimiter` set, csv-stringify leaves line breaks unquoted unless everything is quoted.
    quoted: true,
    quoted_empty: true,
    cast: {
      string: (text, { column, header }) => (header ? text : spreadsheetText(text, column === "phone")),
    },
  });
}
