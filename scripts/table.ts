import { writeFileSync } from "node:fs";

/** A figure beside its target. */
export type Figure = { what: string; figure: string | number; target: string; passed: boolean };

/** Rows as text in columns, numbers right-aligned. The first row holds the headings. */
export function tableOf(rows: string[][]): string {
  const widths =
    rows[0]?.map((_, column) => rows.reduce((most, row) => Math.max(most, row[column]?.length ?? 0), 0)) ?? [];
  const isNumber = widths.map((_, column) => rows.slice(1).every((row) => /^\d[\d.]*( ms)?$/.test(row[column] ?? "")));
  const lines = rows.map((row) => {
    const cells = row.map((cell, column) =>
      isNumber[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
    );
    return cells.join("  ").trimEnd();
  });
  return lines.join("\n");
}

/**
 * Prints figures, one line each, and writes them as JSON into the file that FIGURES names, if it is set.
 *
 * @returns whether every target is met.
 */
export function printFigures(figures: Figure[]): boolean {
  if (process.env.FIGURES) writeFileSync(process.env.FIGURES, JSON.stringify(figures));
  const rows = figures.map(({ what, figure, target, passed }) => {
    return [what, String(figure), target, passed ? "passed" : "FAILED"];
  });
  console.log(tableOf([["", "Measured", "Target", ""], ...rows]));
  return figures.every(({ passed }) => passed);
}
