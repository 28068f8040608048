import Papa from "papaparse";

/** What a spreadsheet would run, or take for a sum; a plain international number is neither. */
export function isFormula(cell: string): boolean {
  return /^[\s"]*[=+\-@＝＋－＠]/.test(cell) && !/^\+\d[\d ()]*$/.test(cell);
}

/** The cells of a CSV, as a reader has them that did not write it. */
export function readCsv(text: string, separator: string): string[][] {
  return Papa.parse<string[]>(text.replace(/\r?\n$/, ""), { delimiter: separator }).data;
}

/** The same as the worst of readers has them: each separator and each line break ends a cell, whatever quotes are around it. */
export function readCsvHeedlessly(text: string): string[] {
  return text.split(/[,;\t\n\v\f\r\u0085\u2028\u2029]/).map((cell) => cell.replace(/^[\s"]+|[\s"]+$/g, ""));
}
