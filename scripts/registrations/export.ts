import { rename, rm, writeFile } from "node:fs/promises";
import { extname } from "node:path";
import { stringify } from "csv-stringify/sync";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import writeExcelFile from "write-excel-file/node";
import { fields } from "#app/registration/fields.ts";
import type { CommandInput } from "./command.ts";
import { CommandError } from "./command-error.ts";
import { formatIndiaTime } from "./list.ts";
import { type Registration, readRegistrations } from "./rows.ts";

/** Excel's limit for a cell, in UTF-16 code units. */
const MAX_CELL_LENGTH = 32_767;
/**
 * Stands before each text until the workbook is written. write-excel-file keeps texts as keys of an object, which has a
 * key "constructor" already. The form removes this character from answers.
 */
const PREFIX = "\u2063";
const TEXTS = "xl/sharedStrings.xml";
const CUT_NOTE = "… (cut here; export to .json for the whole answer)";

const columns = ["id", "registration_date", ...fields.map(({ name }) => name)] as const;
const formats: Record<string, (rows: Registration[]) => string | Promise<Buffer>> = {
  ".xlsx": formatXlsx,
  ".csv": formatCsv,
  ".json": (rows) => `${JSON.stringify(rows.map(withIndiaTime), null, 2)}\n`,
};

/** Writes all answers into a file. The extension chooses the format. */
export async function exportFile({ database, filter, file = "" }: CommandInput): Promise<void> {
  const format = formats[extname(file).toLowerCase()];
  if (!format) throw new CommandError("export needs a file name that ends in .xlsx, .csv or .json.");
  const rows = await readRegistrations(database, filter);
  await writePrivateFile(file, await format(rows));
  console.log(`Registrations written to ${file}: ${rows.length}. The file holds personal data.`);
}

/** A workbook whose cells are all text, so a phone number keeps its zeros and plus, and no formula runs. */
async function formatXlsx(rows: Registration[]): Promise<Buffer> {
  const style = { type: String, wrap: true, alignVertical: "top" } as const;
  const header = columns.map((column) => ({ ...style, value: PREFIX + column, fontWeight: "bold" as const }));
  const body = rows.map((row) =>
    columns.map((column) => ({ ...style, value: PREFIX + escapeXlsx(formatCell(row, column)) })),
  );
  const widths = columns.map((column) => ({ width: column === "id" ? 8 : 24 }));
  const book = await writeExcelFile([header, ...body], { columns: widths, stickyRowsCount: 1 }).toBuffer();
  return removePrefixes(book);
}

/** A workbook is a zip archive, whose texts are in one of its files. */
function removePrefixes(book: Buffer): Buffer {
  const { [TEXTS]: texts = new Uint8Array(), ...others } = unzipSync(book);
  const withoutPrefixes = strFromU8(texts).replaceAll(PREFIX, "");
  return Buffer.from(zipSync({ ...others, [TEXTS]: strToU8(withoutPrefixes) }));
}

/** A workbook reads _x0041_ as the character U+0041 (ECMA-376, 22.9.2.19). */
function escapeXlsx(text: string): string {
  return text.replace(/_(?=x[\da-f]{4}_)/gi, "_x005F_");
}

function formatCell(row: Registration, column: (typeof columns)[number]): string {
  if (column === "registration_date") return formatIndiaTime(row.registration_date);
  const text = String(row[column] ?? "");
  return text.length <= MAX_CELL_LENGTH ? text : text.slice(0, MAX_CELL_LENGTH - CUT_NOTE.length) + CUT_NOTE;
}

function formatCsv(rows: Registration[]): string {
  return stringify(rows.map(withIndiaTime), {
    header: true,
    columns: [...columns],
    bom: true,
    quoted: true,
    escape_formulas: true,
  });
}

/** A row whose time is the one in the workbook, with its offset from UTC, such as `2026-11-21T09:30:00.123+05:30`. */
function withIndiaTime(row: Registration): Registration {
  const [fraction = ""] = /\.\d+/.exec(row.registration_date) ?? [];
  const time = formatIndiaTime(row.registration_date).replace(" ", "T");
  return { ...row, registration_date: `${time}${fraction}+05:30` };
}

/** Writes a file that only its owner may read. A failure leaves no incomplete file. */
async function writePrivateFile(file: string, content: string | Buffer): Promise<void> {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    await writeFile(temporary, content, { mode: 0o600 });
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw new CommandError(`${file} was not written: ${(error as Error).message}`);
  }
}
