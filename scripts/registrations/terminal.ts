import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { printable, widthOf } from "../printable.ts";
import type { Connection } from "./connection.ts";
import type { Selection } from "./selection.ts";

/** Rows from which the column widths are taken; later ones may stick out. */
const MEASURED = 200;
/** The longest cell, in characters. */
const LONGEST = 60;
/** Columns of the terminal that will show what goes into a file. */
const COLUMNS = 80;

/**
 * Prints rows in columns as they arrive, however many. A row that is wider than the terminal goes on below. Each line
 * begins with its row's first cell, a number: no answer puts another number there, and `grep` finds no line without its
 * own.
 */
export async function printRows(head: string[], rows: AsyncIterable<string[]>): Promise<void> {
  async function* lines() {
    const first = [head];
    let widths: number[] | undefined;
    const measure = () => head.map((_, column) => Math.max(...first.map((cells) => widthOf(cells[column] ?? ""))));
    const line = (cells: string[]) => {
      const padded = cells.map((cell, column) => {
        const padding = " ".repeat(Math.max(0, (widths?.[column] ?? 0) - widthOf(cell)));
        return column === 0 ? padding + cell : cell + padding;
      });
      const text = padded.join("  ").trimEnd();
      // What `| less` shows, is shown in the same terminal.
      const columns = process.stdout.columns || process.stderr.columns || COLUMNS;
      if (columnsOf(text) < columns) return `${text}\n`;
      const [id = "", ...others] = padded;
      return `${id}  ${broken(others, columns - id.length - 6).join(`\n${id}  … `)}\n`;
    };
    for await (const row of rows) {
      // Blanks could move what follows them to where a narrow terminal begins its next line.
      const cells = row.map((cell) => printable(cell.replace(/\p{Zs}+/gu, " "), LONGEST));
      if (widths) yield line(cells);
      else if (first.push(cells) > MEASURED) {
        widths = measure();
        yield first.map(line).join("");
      }
    }
    if (widths || first.length === 1) return;
    widths = measure();
    yield first.map(line).join("");
  }
  await print(lines());
}

/** At most how many columns of a terminal a text takes. */
function columnsOf(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + (character <= "~" ? 1 : 2), 0);
}

/**
 * Cells in lines of at most so many columns. A cell is broken only if it is longer than a line; its isolate, which ends
 * with a line (Unicode Standard Annex 9, X8), goes on in the next.
 */
function broken(cells: string[], columns: number): string[] {
  const lines: string[] = [];
  let line = "";
  const endLine = (end = "") => {
    if (line) lines.push(line + end);
    line = "";
  };
  for (const cell of cells.map((cell) => cell.trimEnd())) {
    if (columnsOf(`${line}  ${cell}`) > columns) endLine();
    if (line) line += "  ";
    const [start = "", end = ""] = cell.match(/[\u2068\u2069]/g) ?? [];
    line += start;
    for (const character of cell.replace(/[\u2068\u2069]/g, "")) {
      if (columnsOf(line + character + end) > columns) {
        endLine(end);
        line = start;
      }
      line += character;
    }
    line += end;
  }
  endLine();
  return lines;
}

/**
 * Prints what a command answers.
 *
 * @throws Error of `write` if not all of it could be written, as on a full disk.
 */
export async function print(texts: Iterable<string> | AsyncIterable<string>): Promise<void> {
  await pipeline(Readable.from(texts), process.stdout, { end: false });
}

/** Draws a progress bar on stderr. */
export function startProgress(url: string, total: number): (done: number) => void {
  process.stderr.write(`${url}\n`);
  return (done) => {
    if (done % 100 !== 0 && done !== total) return;
    const width = 30;
    const filled = total > 0 ? Math.min(width, Math.round((done / total) * width)) : 0;
    process.stderr.write(`\r${"█".repeat(filled)}${"░".repeat(width - filled)} ${done} of ${Math.max(total, done)}`);
    if (done === total) process.stderr.write("\n");
  };
}

/** As `1 registration`, `2,00,000 registrations`. */
export function counted(number: number): string {
  return `${number.toLocaleString("en-IN")} ${number === 1 ? "registration" : "registrations"}`;
}

/** The sentence that nothing is selected, and where it was looked for. */
export function none(selection: Selection, { url }: Connection): string {
  const what = Object.keys(selection).length > 0 ? "no such registrations" : "no registrations yet";
  return `There are ${what} in ${url}.`;
}
