// npm run registrations: the organisers' access to the volunteer registrations. It needs the secret key.
import { HELP } from "./registrations/command-line.ts";
import { count } from "./registrations/count.ts";
import { eraseSelected, prune } from "./registrations/erase.ts";
import { exportAll } from "./registrations/export.ts";
import { list } from "./registrations/list.ts";
import { Problem } from "./registrations/problem.ts";

const commands = new Map([
  ["count", count],
  ["list", list],
  ["export", exportAll],
  ["erase", eraseSelected],
  ["prune", prune],
]);

try {
  const [name = "help", ...words] = process.argv.slice(2);
  const command = commands.get(name);
  if (["--help", "-h", "help"].includes(name) || words.includes("--help")) console.log(HELP);
  else if (command) await command(words);
  else throw new Problem(`There is no command “${name}”.\n\n${HELP}`, 2);
} catch (problem) {
  // The reader of a pipe has closed it.
  if ((problem as NodeJS.ErrnoException).code === "EPIPE") process.exit(0);
  if (!(problem instanceof Problem)) throw problem;
  console.error(problem.message);
  process.exitCode = problem.exitCode;
}
