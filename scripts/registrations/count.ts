import { printable } from "../printable.ts";
import { tableOf } from "../table.ts";
import { optionsOf } from "./command-line.ts";
import { connect } from "./connection.ts";
import { dayInIndia } from "./india.ts";
import { startRecognising } from "./people.ts";
import { registrations } from "./rows.ts";
import { meetups, selectionOf, selectionOptions } from "./selection.ts";
import { counted, none, print } from "./terminal.ts";

/** The longest cell, in characters. */
const LONGEST = 30;

/** Prints how many there are, by meetup and day. */
export async function count(words: string[]): Promise<void> {
  const selection = selectionOf(optionsOf(words, selectionOptions).values);
  const database = connect();
  // And those that the form offered once, or offers by now.
  const columns = new Set<string>(meetups);
  const days = new Set<string>();
  /** By the line's name and the meetup. */
  const counts = new Map<string, number>();
  const firstOf = startRecognising();
  let again = 0;
  const read = ["email", "phone", "volunteer_for", "registration_date"] as const;
  for await (const row of registrations(database, read, selection)) {
    const meetup = row.volunteer_for ?? "";
    const day = dayInIndia(row.registration_date);
    columns.add(meetup);
    days.add(day);
    for (const key of [`${day}\n${meetup}`, `Total\n${meetup}`]) counts.set(key, (counts.get(key) ?? 0) + 1);
    if (firstOf(row) !== null) again += 1;
  }
  if (days.size === 0) return console.error(none(selection, database));
  const line = (name: string) => {
    const cells = [...columns].map((meetup) => counts.get(`${name}\n${meetup}`) ?? 0);
    const sum = cells.reduce((total, number) => total + number, 0);
    return [printable(name, LONGEST), ...[...cells, sum].map(String)];
  };
  const head = [...columns].map((meetup) => printable(meetup, LONGEST));
  await print([`${tableOf([["Day", ...head, "Total"], ...[...days].sort().map(line), line("Total")])}\n`]);
  if (again > 0) console.error(`\n${counted(again)} from people who are counted already (same email or phone).`);
}
