// npm run registrations: gives organisers with the secret key access to the volunteer registrations.
import { parseArgs } from "node:util";
import { RETENTION_MONTHS } from "#app/content/retention.ts";
import { CommandError } from "./registrations/command.ts";
import { connect } from "./registrations/connect.ts";
import { count } from "./registrations/count.ts";
import { erase } from "./registrations/erase.ts";
import { exportFile } from "./registrations/export.ts";
import { filterOptions, readFilter } from "./registrations/filter.ts";
import { list } from "./registrations/list.ts";
import { prune } from "./registrations/prune.ts";

const HELP = `npm run registrations -- COMMAND [FLAGS]

  list                          one line for each registration, with its id
  count                         the number of registrations for each meetup
  export FILE                   all answers as .xlsx (for people), .csv or .json (for programs)
  erase --email A | --id N…     the registrations of one address, or with these ids
  prune                         the registrations that are older than ${RETENTION_MONTHS} months

  --meetup pune                 only this meetup
  --since 2026-11-01            only from this day in India
  --until 2026-11-30            only to the end of this day in India
  --email asha@example.org      only this address
  --id 17 18                    only these ids
  --yes                         erase, prune: erase instead of showing what would be erased

SUPABASE_URL and SUPABASE_SECRET_KEY (sb_secret_…) come from the environment or .dev.vars. Without the key, the command
uses the local database of "npm start".`;

const options = { ...filterOptions, yes: { type: "boolean" }, help: { type: "boolean" } } as const;
const commands = { list, count, export: exportFile, erase, prune };

async function run(args: string[]): Promise<void> {
  checkNpmOptions();
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [name = "", ...operands] = positionals;
  if (values.help || !name) return console.log(HELP);
  const command = Object.entries(commands).find(([other]) => other === name)?.[1];
  if (!command) throw new CommandError(`There is no command “${name}”.\n\n${HELP}`);
  const file = name === "export" ? operands.shift() : undefined;
  // "--id 17 18" arrives as a flag and an operand.
  if (values.id) values.id.push(...operands.splice(0));
  if (operands.length > 0) {
    throw new CommandError(`Unexpected “${operands[0]}”. Write -- before the command and its flags.`);
  }
  const filter = readFilter(values);
  await command({ database: connect(), filter, file, isConfirmed: values.yes === true });
}

/** npm keeps options that stand before "--" for itself, and the command would apply to all registrations. */
function checkNpmOptions(): void {
  const isTaken = (flag: string) => process.env[`npm_config_${flag}`] !== undefined;
  const taken = ["meetup", "since", "until", "id"].find(isTaken);
  if (taken) throw new CommandError(`npm took --${taken} for itself. Write -- before the command and its flags.`);
  // An .npmrc may set these.
  for (const flag of ["email", "yes"].filter(isTaken)) {
    console.error(`npm has a setting "${flag}". If you meant --${flag}, write -- before the command and its flags.`);
  }
}

// The reader of a pipe may stop early, as in "list | head".
process.stdout.on("error", () => process.exit());
try {
  await run(process.argv.slice(2));
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  if (!(error instanceof CommandError) && !code?.startsWith("ERR_PARSE_ARGS")) throw error;
  console.error(message);
  process.exitCode = 1;
}
