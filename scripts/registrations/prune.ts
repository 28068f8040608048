import { RETENTION_MONTHS } from "#app/content/retention.ts";
import type { CommandInput } from "./command.ts";
import { eraseOrShow } from "./erase.ts";
import { formatIndiaTime } from "./list.ts";
import { readRegistrations } from "./rows.ts";

/** Erases the registrations that are older than the retention period, or shows them without `--yes`. */
export async function prune({ database, filter, isConfirmed }: CommandInput): Promise<void> {
  const rows = await readRegistrations(database, filter);
  const now = new Date();
  const oldRows = rows.filter(({ registration_date }) => isDue(registration_date, now));
  await eraseOrShow(database, oldRows, isConfirmed);
}

/** Whether a registration is erased now: from the day in India after its last one, as in `daily_upkeep`. */
export function isDue(registrationDate: string, now: Date): boolean {
  const [year, month, day] = dayInIndia(now.toISOString()).split("-");
  const limitMonth = new Date(Date.UTC(Number(year), Number(month) - 1 - RETENTION_MONTHS)).toISOString().slice(0, 7);
  // Compared as texts, so a limit such as 2023-02-29 needs no rounding.
  return dayInIndia(registrationDate) < `${limitMonth}-${day}`;
}

function dayInIndia(timestamp: string): string {
  return formatIndiaTime(timestamp).slice(0, 10);
}
