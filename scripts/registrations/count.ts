import { printTable } from "../table.ts";
import { optionsOf } from "./command-line.ts";
import { connect } from "./connection.ts";
import { dayInIndia } from "./india.ts";
import { startRecognising } from "./people.ts";
import { registrations } from "./rows.ts";
import { meetups, selectionOf, selectionOptions } from "./selection.ts";
import { counted, sayNone } from "./terminal.ts";

/** Prints how many there are, by meetup and day. */
export async function count(words: string[]): Promise<void> {
  const selection = selectionOf(optionsOf(words, selectionOptions).values);
  const database = connect();
  const days = new Map<string, number[]>();
  const totals = meetups.map(() => 0);
  const firstOf = startRecognising();
  let again = 0;
  const columns = ["email", "phone", "volunteer_for", "registration_date"] as const;
  for await (const row of registrations(database, columns, selection)) {
    const column = meetups.indexOf(row.volunteer_for ?? "");
    const day = dayInIndia(row.registration_date);
    const counts = days.get(day) ?? meetups.map(() => 0);
    days.set(day, counts);
    for (const cells of [counts, totals]) cells[column] = (cells[column] ?? 0) + 1;
    if (firstOf(row) !== null) again += 1;
  }
  if (days.size === 0) return sayNone(selection, database);
  const line = (name: string, counts: number[]) => [name, ...[...counts, sum(counts)].map(String)];
  const lines = [...days].sort(([one], [other]) => (one < other ? -1 : 1)).map(([day, counts]) => line(day, counts));
  printTable([["Day", ...meetups, "Total"], ...lines, line("Total", totals)]);
  if (again > 0) console.error(`\n${counted(again)} from people who are counted already (same email or phone).`);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
