import Papa from "papaparse";

/** What a spreadsheet would run as a formula; a plain international number is none. */
export function isFormula(cell: string): boolean {
  return /^[\s"]*[=+\-@＝＋－＠]/.test(cell) && !/^\+\d[\d ()]*$/.test(cell);
}

/** The cells of a CSV, as read by a library that did not write it. */
export function readCsv(text: string, separator: string): string[][] {
  return Papa.parse<string[]>(text.replace(/\r?\n$/, ""), { delimiter: separator }).data;
}

/**
 * The same as read by the worst of readers: each separator and line break ends a cell, whatever quotes are around it.
 */
export function readCsvHeedlessly(text: string): string[] {
  return text.split(/[,;\t\n\v\f\r\u0085\u2028\u2029]/).map((cell) => cell.replace(/^[\s"]+|[\s"]+$/g, ""));
}
