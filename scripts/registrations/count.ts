import type { CommandInput } from "./command.ts";
import { readRegistrations } from "./rows.ts";

/** Prints the number of registrations for each meetup. */
export async function count({ database, filter }: CommandInput): Promise<void> {
  const rows = await readRegistrations(database, filter);
  const meetups = Map.groupBy(rows, ({ volunteer_for }) => volunteer_for);
  for (const meetup of [...meetups.keys()].sort()) console.log(`${meetup}: ${meetups.get(meetup)?.length}`);
  console.log(`Total: ${rows.length}`);
}
