import { createWriteStream, fstatSync, lstatSync, openSync, rmSync } from "node:fs";
import { lstat, rename } from "node:fs/promises";
import { Problem } from "./problem.ts";

/** What ends a command: Ctrl-C, another process, its terminal when that is closed, and Ctrl-\. */
const ENDINGS = ["SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"] as const;

/**
 * Writes a file that is complete or absent, private to its owner. It replaces a file of the same name, which `write` is
 * told.
 *
 * @throws Problem if it cannot be written, or if something other than a file has its name; and what `write` throws.
 */
export async function writeWhole(
  file: string,
  write: (stream: NodeJS.WritableStream, replaces: boolean) => Promise<void>,
): Promise<void> {
  const present = await lstat(file).catch(() => undefined);
  if (present && !present.isFile()) throw new Problem(`${file} is no file. Nothing was written; choose another name.`);
  const partial = `${file}.partial`;
  let inode: number | undefined;
  // Somebody may have removed it for another export's.
  const isOurs = () => inode !== undefined && lstatSync(partial, { throwIfNoEntry: false })?.ino === inode;
  const interrupted = () => {
    if (isOurs()) rmSync(partial);
    process.exit(130);
  };
  for (const ending of ENDINGS) process.once(ending, interrupted);
  try {
    // "wx": never into something that somebody else has put there, such as a link. Opened in one go: a signal finds
    // either no file, or one that is ours to remove.
    const fd = openSync(partial, "wx", 0o600);
    inode = fstatSync(fd).ino;
    await write(createWriteStream(partial, { fd, flush: true }), present !== undefined);
    if (!isOurs()) throw new Problem(`${partial} was removed meanwhile, and this export with it. Please try again.`);
    await rename(partial, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") {
      throw new Problem(
        `${partial} is there already: another export is under way, or one was cut off. If none is under way, remove it, for it may hold registrations, and try again.`,
      );
    }
    if (isOurs()) rmSync(partial);
    if (!(error instanceof Problem)) throw new Problem(`${file} could not be written: ${(error as Error).message}`);
    throw error;
  } finally {
    for (const ending of ENDINGS) process.off(ending, interrupted);
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
