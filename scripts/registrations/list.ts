import type { CommandInput } from "./command.ts";
import { describeFilter } from "./filter.ts";
import { type Registration, readRegistrations } from "./rows.ts";

/** Prints one line for each registration. */
export async function list({ database, filter }: CommandInput): Promise<void> {
  const rows = await readRegistrations(database, filter);
  printRegistrations(rows);
  if (rows.length === 0) console.error(`No registrations in ${database.url}${describeFilter(filter)}.`);
}

export function printRegistrations(rows: Registration[]): void {
  for (const { id, registration_date, volunteer_for, name, email, phone } of rows) {
    const cells = [id, formatIndiaTime(registration_date), volunteer_for, name, email, phone];
    // Control characters could move the cursor or recolour the terminal.
    console.log(cells.join("  ").replace(/\p{Cc}/gu, " "));
  }
}

/** A timestamp as the time in India, such as `2026-11-21 09:30:00`. */
export function formatIndiaTime(timestamp: string): string {
  return new Date(timestamp).toLocaleString("sv-SE", { timeZone: "Asia/Kolkata" });
}
