import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Problem } from "./database.ts";

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

/** Writes a file that is there whole or not at all, and for its owner alone. */
export async function writeWhole(file: string, write: (stream: NodeJS.WritableStream) => Promise<void>): Promise<void> {
  const partial = `${file}.partial`;
  try {
    await write(createWriteStream(partial, { mode: 0o600 }));
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    if (!(error instanceof Problem)) throw new Problem(`${file} could not be written: ${(error as Error).message}`);
    throw error;
  }
}

/** Rows as one JSON array. */
export async function* asJson(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}
