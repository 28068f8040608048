import { printableLines } from "../printable.ts";
import { SettingsFileError } from "../settings-file.ts";
import { HELP } from "./command-line.ts";
import { count } from "./count.ts";
import { eraseSelected, prune } from "./erase.ts";
import { exportAll } from "./export.ts";
import { list } from "./list.ts";
import { Problem } from "./problem.ts";
import { print } from "./terminal.ts";

const commands = new Map([
  ["count", count],
  ["list", list],
  ["export", exportAll],
  ["erase", eraseSelected],
  ["prune", prune],
]);

/**
 * Runs a command, and says on stderr what kept it from being done.
 *
 * @param line the command and its words, as `["export", "meetup=pune"]`.
 * @returns the exit code: 0 done, 1 it failed, 2 it was not understood.
 */
export async function run([name = "help", ...words]: string[]): Promise<number> {
  try {
    const command = commands.get(name);
    if (["--help", "-h", "help"].includes(name) || words.includes("--help")) await print([`${HELP}\n`]);
    else if (command) await command(words);
    else throw new Problem(`There is no command “${name}”.\n\n${HELP}`, 2);
    return 0;
  } catch (error) {
    const problem = isOfTheSystem(error) ? new Problem(sentenceOf(error)) : error;
    if (!(problem instanceof Problem || problem instanceof SettingsFileError)) throw problem;
    // Some of it are the words of the command line, which may have been pasted.
    console.error(printableLines(problem.message, 1000));
    return problem instanceof Problem ? problem.exitCode : 1;
  }
}

/** Whether a file could not be used. A reader who closed its pipe wants no more. */
function isOfTheSystem(error: unknown): error is NodeJS.ErrnoException {
  const { syscall, code } = error as NodeJS.ErrnoException;
  return syscall !== undefined && code !== "EPIPE";
}

function sentenceOf({ syscall, message }: NodeJS.ErrnoException): string {
  return syscall === "write" ? `Not all of it could be written: ${message}.` : `${message}.`;
}
