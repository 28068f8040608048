import type { CommandInput } from "./command.ts";
import { CommandError } from "./command-error.ts";
import { describeFilter } from "./filter.ts";
import { printRegistrations } from "./list.ts";
import { eraseRegistrations, readRegistrations } from "./rows.ts";

/** Erases the registrations of an address or with ids, or shows them without `--yes`. */
export async function erase({ database, filter, isConfirmed }: CommandInput): Promise<void> {
  if (!filter.email && !filter.ids) throw new CommandError("erase needs --email or --id.");
  const rows = await readRegistrations(database, filter);
  if (rows.length === 0) throw new CommandError(`Nothing to erase in ${database.url}${describeFilter(filter)}.`);
  if (!isConfirmed) {
    printRegistrations(rows);
    console.error(`Nothing was erased. Add --yes to erase these ${rows.length} from ${database.url}.`);
    return;
  }
  const erased = await eraseRegistrations(database, rows);
  console.log(`Registrations erased from ${database.url}: ${erased}. Erase exported copies, too.`);
}
