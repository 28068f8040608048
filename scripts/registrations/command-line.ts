import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { RETENTION_MONTHS } from "#app/content/retention.ts";
import { keptByNpm } from "../npm.ts";
import { Problem } from "./problem.ts";

export const HELP = `The volunteer registrations, for organisers who have the secret key.

  count     how many there are, by meetup and day
              npm run registrations count since=2026-11-01
  list      who registered; each line begins with the id
              npm run registrations list meetup=pune
  export    all answers, into a file or the terminal
              npm run registrations export meetup=pune output=pune.csv
  erase     those of an email address, of ids, or of a range of time
              npm run registrations erase 'asha@example.org'
  prune     those older than ${RETENTION_MONTHS} months
              npm run registrations prune

erase and prune show what would go, and erase it when asked again with yes; ids and a range of time, with the number shown:
              npm run registrations erase 17 18 yes=2
              npm run registrations erase day=2026-11-21 yes=40
Take the ids from list where an address holds anything but letters, digits, . _ + - and @ (a shell could run the rest),
or begins with - (npm would keep it for itself).

Options, each as a word (meetup=pune, yes) or, behind --, as --meetup pune and --yes:

  meetup=pune                              count, list, export, erase
  since=2026-11-01 until=2026-11-30        count, list, export, erase; both included
  since="2026-11-20 18:00" until=…         the same with times
  day=2026-11-21                           count, list, export, erase
  last=1234                                count, list, export, erase; nobody who came after this id
  format=json                              export: not CSV but JSON
  output=volunteers.csv                    export: into a file
  separator=";"  bom                       export: CSV as spreadsheets with decimal commas, and as Excel, expect it
  older-than=24                            prune: months
  yes  yes=40                              erase, prune

Days and times are India's. “Same as” names the first registration with the same email address or phone number (its last
ten digits), among those asked for.

The database is the one of SUPABASE_URL, with SUPABASE_SECRET_KEY (sb_secret_…), both from the environment or .dev.vars.
With neither it is the local one of a running "npm start".

Exit codes: 0 done, 1 it failed or there was nothing to erase, 2 the command was not understood.`;

/**
 * The options of a command, written as `--name value` or as the word `name=value`, because Windows PowerShell swallows
 * the `--` that npm needs (https://github.com/npm/cli/issues/3136).
 *
 * @throws Problem for unknown options, for one that is given twice, and for one that npm has kept for itself.
 */
export function optionsOf<Options extends ParseArgsOptionsConfig>(
  words: string[],
  options: Options,
  allowPositionals = false,
) {
  // `yes` alone is set on many machines. Of what erases, also what is no option, but was meant to erase less: a dry run,
  // and what npm makes of -n, -m and -b.
  const meant = "yes" in options ? ["dry-run", "no-yes", "message", "before"] : [];
  const kept = keptByNpm([...Object.keys(options).filter((name) => name !== "yes"), ...meant]);
  if (kept)
    throw new Problem(
      `npm has kept --${kept} for itself; nothing was done. ${kept in options ? `Write ${kept}=…, or -- before it.` : "It is no option of this command."}`,
      2,
    );
  const args = words.map((word) => {
    const [, name = ""] = /^([a-z-]+)(=|$)/.exec(word) ?? [];
    return Object.hasOwn(options, name) ? `--${word}` : word;
  });
  try {
    const parsed = parseArgs({ args, options, allowPositionals, strict: true, tokens: true });
    const names = parsed.tokens.flatMap((token) => (token.kind === "option" ? token.name : []));
    const twice = names.find((name, index) => names.indexOf(name) < index);
    if (twice) throw new Error(`${twice} is given twice.`);
    return parsed;
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n"npm run registrations" says what there is.`, 2);
  }
}
