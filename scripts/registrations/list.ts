import { optionsOf } from "./command-line.ts";
import { connect } from "./connection.ts";
import { minuteInIndia } from "./india.ts";
import { startRecognising } from "./people.ts";
import { type Registration, registrations } from "./rows.ts";
import { selectionOf, selectionOptions } from "./selection.ts";
import { none, printRows } from "./terminal.ts";

/** The columns that a line shows. */
export const LISTED = ["id", "registration_date", "volunteer_for", "name", "email", "phone"] as const;

/** Prints who registered. */
export async function list(words: string[]): Promise<void> {
  const selection = selectionOf(optionsOf(words, selectionOptions).values);
  const database = connect();
  const listed = await printRegistrations(registrations(database, LISTED, selection));
  if (listed === 0) console.error(none(selection, database));
}

/** Prints registrations. @returns their number. */
export async function printRegistrations(
  rows: AsyncIterable<Pick<Registration, (typeof LISTED)[number]>>,
): Promise<number> {
  const firstOf = startRecognising();
  let printed = 0;
  async function* lines() {
    for await (const row of rows) {
      const { id, registration_date, volunteer_for, name, email, phone } = row;
      const first = firstOf(row);
      yield [id, minuteInIndia(registration_date), volunteer_for, name, email, phone, first ?? ""].map(String);
      printed += 1;
    }
  }
  await printRows(["Id", "Registered", "Meetup", "Name", "Email", "Phone", "Same as"], lines());
  return printed;
}
