// npm run registrations: gives organisers with the secret key access to the volunteer registrations.
import { existsSync, readFileSync } from "node:fs";
import { parseArgs, parseEnv } from "node:util";
import { CommandError } from "./registrations/command-error.ts";
import { connect } from "./registrations/connect.ts";
import { count } from "./registrations/count.ts";
import { erase } from "./registrations/erase.ts";
import { exportFile } from "./registrations/export.ts";
import { filterOptions, readFilter } from "./registrations/filter.ts";
import { list } from "./registrations/list.ts";

const HELP = `npm run registrations -- COMMAND [FLAGS]

  list                          one line for each registration, with its id
  count                         the number of registrations for each meetup
  export FILE                   all answers, with times in India: as .xlsx for people, as .json for programs,
                                as .csv for a spreadsheet that opens no .xlsx
  erase --email A | --id N…     the registrations of one address, or with these ids

  --meetup pune                 only this meetup
  --since 2026-11-01            only from this day in India
  --until 2026-11-30            only to the end of this day in India
  --email asha@example.org      only this address
  --id 17 18                    only these ids
  --yes                         erase: erases instead of showing what would be erased

A .csv begins with a byte order mark (U+FEFF). An apostrophe stands before each cell that begins with = + - @ ＝ ＋ － ＠,
such as +91, because a spreadsheet would run the cell as a formula. A program has to remove both, or reads the .json.

SUPABASE_URL and SUPABASE_SECRET_KEY (sb_secret_…) come from the environment or .dev.vars. Without the key, the command
uses the local database of "npm start".`;

const options = { ...filterOptions, yes: { type: "boolean" }, help: { type: "boolean" } } as const;
const commands = new Map(Object.entries({ list, count, export: exportFile, erase }));

async function run(args: string[]): Promise<void> {
  refuseFlagsOfNpm(args);
  const { values, positionals, tokens } = parseArgs({ args, options, allowPositionals: true, tokens: true });
  const flags = tokens.filter((token) => token.kind === "option");
  refuseRepeatedFlags(flags.map((flag) => flag.name));
  const [name = "", ...operands] = positionals;
  if (values.help || !name) return console.log(HELP);
  const command = commands.get(name);
  if (!command) throw new CommandError(`There is no command “${name}”.\n\n${HELP}`);
  const isExport = name === "export";
  const file = isExport ? operands[0] : undefined;
  const others = isExport ? operands.slice(1) : operands;
  // "--id 17 18" arrives as a flag and an operand.
  const ids = values.id && [...values.id, ...others];
  const isUnexpected = others.length > 0 && !ids;
  if (isUnexpected) {
    throw new CommandError(`Unexpected “${others[0]}”. Write -- before the command and its flags.`);
  }
  const filter = readFilter({ ...values, id: ids });
  await command({ database: connect(), filter, file, isConfirmed: values.yes === true });
}

/** npm keeps flags that stand before "--" for itself, and the command would apply to all registrations. */
function refuseFlagsOfNpm(args: string[]): void {
  for (const [flag, { type }] of Object.entries(options)) {
    const value = process.env[`npm_config_${flag}`];
    // npm passes "false" on as an empty text.
    const isOff = type === "boolean" && value === "";
    if (value === undefined || isOff) continue;
    if (!isSetInNpmrc(flag, value)) {
      throw new CommandError(`npm took --${flag} for itself. Write -- before the command and its flags.`);
    }
    // The scripts need the Node of node_modules.
    const command = `node_modules/.bin/node scripts/registrations.ts ${args.join(" ")}`;
    console.error(`An .npmrc sets "${flag}", which is ignored here. If you wrote --${flag} before --, run: ${command}`);
  }
}

/** Whether a value that npm passes on comes from an .npmrc, which has lines such as `yes=true`. */
function isSetInNpmrc(flag: string, value: string): boolean {
  const { npm_config_userconfig = "", npm_config_globalconfig = "" } = process.env;
  const files = [npm_config_userconfig, npm_config_globalconfig, ".npmrc"].filter((file) => existsSync(file));
  return files.some((file) => parseEnv(readFileSync(file, "utf8"))[flag] === value);
}

/** Of a flag given twice, only the last value would count. */
function refuseRepeatedFlags(flags: string[]): void {
  const repeated = flags.find((flag, index) => flag !== "id" && flags.indexOf(flag) < index);
  if (repeated) throw new CommandError(`--${repeated} was given twice.`);
}

// The reader of a pipe may stop early, as in "list | head".
process.stdout.on("error", () => process.exit());
try {
  await run(process.argv.slice(2));
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const isExpected = error instanceof CommandError || code?.startsWith("ERR_PARSE_ARGS");
  if (!isExpected) throw error;
  console.error(message);
  process.exitCode = 1;
}
