import { RETENTION_MONTHS } from "#app/content/retention.ts";
import type { CommandInput } from "./command.ts";
import { eraseOrShow } from "./erase.ts";
import { readRegistrations } from "./rows.ts";

/** Erases the registrations that are older than the retention period, or shows them without `--yes`. */
export async function prune({ database, filter, isConfirmed }: CommandInput): Promise<void> {
  const limit = new Date();
  limit.setUTCMonth(limit.getUTCMonth() - RETENTION_MONTHS);
  const rows = await readRegistrations(database, filter);
  const oldRows = rows.filter(({ registration_date }) => new Date(registration_date) < limit);
  await eraseOrShow(database, oldRows, isConfirmed);
}
