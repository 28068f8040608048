import { resolve } from "node:path";
import { Duplex, PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fields } from "#app/registration/fields.ts";
import { printableLines } from "../printable.ts";
import { optionsOf } from "./command-line.ts";
import { connect } from "./connection.ts";
import { asCsv, type Separator, separators } from "./csv.ts";
import { asJson, writeWhole } from "./file.ts";
import { cellInIndia, inIndia } from "./india.ts";
import { startRecognising } from "./people.ts";
import { Problem } from "./problem.ts";
import { registrations, total, WHOLE } from "./rows.ts";
import { selectionOf, selectionOptions } from "./selection.ts";
import { counted, none, startProgress } from "./terminal.ts";

const STORED = ["id", ...fields.map(({ name }) => name), "registration_date"] as const;
const COLUMNS = [...STORED, "same_as"] as const;

const options = {
  ...selectionOptions,
  format: { type: "string" },
  output: { type: "string" },
  separator: { type: "string" },
  bom: { type: "boolean" },
} as const;

/** Writes all answers, as CSV or JSON, into a file or to the terminal. */
export async function exportAll(words: string[]): Promise<void> {
  const { values } = optionsOf(words, options);
  const { format = "csv", separator = ",", bom = false } = values;
  if (format !== "csv" && format !== "json") throw new Problem(`format is csv or json, not “${format}”.`, 2);
  if (values.output === "") throw new Problem("output takes the name of a file.", 2);
  if (!isSeparator(separator)) throw new Problem(`separator is "," or ";", not “${separator}”.`, 2);
  if (format === "json" && (bom || values.separator !== undefined)) {
    throw new Problem("JSON has no separator, and no byte order mark (RFC 8259, 8.1): leave both out.", 2);
  }
  const selection = selectionOf(values);
  const database = connect();

  // npm runs this in the project's folder, whichever folder the organiser is in.
  const file = values.output && resolve(process.env.INIT_CWD ?? ".", values.output);
  const watched = process.stderr.isTTY && (file || !process.stdout.isTTY);
  const progress = watched ? startProgress(database.url, await total(database, selection)) : () => {};
  const dated = format === "csv" ? cellInIndia : inIndia;
  const firstOf = startRecognising();
  let exported = 0;
  async function* rows() {
    for await (const row of registrations(database, STORED, selection, WHOLE)) {
      const cells = { ...row, registration_date: dated(row.registration_date), same_as: firstOf(row) };
      yield Object.fromEntries(COLUMNS.map((column) => [column, cells[column]]));
      progress(++exported);
    }
  }
  const source = Readable.from(rows());
  const asText: Duplex = format === "csv" ? asCsv(COLUMNS, { separator, bom }) : Duplex.from(asJson);

  if (!file)
    await pipeline(source, asText, process.stdout.isTTY ? asShown : new PassThrough(), process.stdout, { end: false });
  else {
    await writeWhole(file, async (stream, replaces) => {
      await pipeline(source, asText, stream);
      // What is there may be the only copy of a database that is gone, or this may be another one.
      if (replaces && exported === 0) throw new Problem(`${none(selection, database)} ${file} stays as it is.`);
    });
  }
  if (exported === 0) return console.error(none(selection, database));
  console.error(`${counted(exported)} exported${file ? ` to ${file}` : ""}.`);
}

/** For eyes: what is invisible would change what they read. */
async function* asShown(texts: AsyncIterable<string | Buffer>): AsyncGenerator<string> {
  for await (const text of texts) yield printableLines(String(text));
}

function isSeparator(text: string): text is Separator {
  return (separators as readonly string[]).includes(text);
}
