import type { PostgrestFilterBuilder } from "@supabase/supabase-js";
import { fields } from "#app/registration/fields.ts";
import { readIndia } from "./india.ts";
import { Problem } from "./problem.ts";

/** Which registrations a command applies to. Default: all. */
export type Selection = {
  meetup?: string;
  /** The first moment of a range of time. */
  from?: Date;
  /** The first moment after it. */
  to?: Date;
  /** The last id: whoever registers after it is left out. */
  last?: number;
  email?: string;
  ids?: number[];
};

/** The options of every command for its selection. */
export const selectionOptions = {
  meetup: { type: "string" },
  since: { type: "string" },
  until: { type: "string" },
  day: { type: "string" },
  last: { type: "string" },
} as const;

/** The meetups that the form offers. */
export const meetups = fields.find(({ name }) => name === "volunteer_for")?.options ?? [];

/** @throws Problem if an option is not a meetup, day, time or id, or if two contradict each other. */
export function selectionOf(options: Partial<Record<keyof typeof selectionOptions, string>>): Selection {
  const { meetup, since, until, day, last } = options;
  if (last !== undefined && !Number.isSafeInteger(wholeNumber(last))) {
    throw new Problem(`last is an id, as list shows it, not “${last}”.`, 2);
  }
  if (day !== undefined && (since ?? until) !== undefined) {
    throw new Problem("day is one day, since and until are a range: give one of them.", 2);
  }
  if (day !== undefined && /\d:\d/.test(day)) throw new Problem(`day is a whole day, not “${day}”.`, 2);
  const from = since ?? day;
  const to = until ?? day;
  const selection: Selection = {
    ...(meetup !== undefined && { meetup: meetupCalled(meetup) }),
    ...(from !== undefined && { from: readIndia(from).start }),
    ...(to !== undefined && { to: readIndia(to).end }),
    ...(last !== undefined && { last: wholeNumber(last) }),
  };
  if (selection.from && selection.to && selection.from >= selection.to) {
    throw new Problem(`“${since}” is not before “${until}”.`, 2);
  }
  return selection;
}

/** A whole number from 1 in decimal digits, or NaN; `Number` alone also takes `0x11` and `1e3`. */
export function wholeNumber(word: string): number {
  return /^[1-9]\d*$/.test(word) ? Number(word) : Number.NaN;
}

/** `pune` and `Pune Meetup` are the Pune Meetup. */
function meetupCalled(words: string): string {
  const asked = words.trim().toLowerCase();
  const short = (meetup: string) => meetup.toLowerCase().replace(/ meetup$/, "");
  const found = meetups.find((meetup) => [meetup.toLowerCase(), short(meetup)].includes(asked));
  if (found) return found;
  throw new Problem(`There is no meetup “${words}”, but ${meetups.map(short).join(", ")}.`, 2);
}

/**
 * Narrows a query to a selection, but for its last id, and for an email address: a project's log keeps the URLs of
 * requests, and an erasure does not reach it. Whoever reads the rows compares.
 */
// biome-ignore lint/suspicious/noExplicitAny: supabase-js has a type parameter for each part of a query.
export function narrowed<Query extends PostgrestFilterBuilder<any, any, any, any>>(
  query: Query,
  { meetup, from, to, ids }: Selection,
): Query {
  let narrow = query;
  if (meetup) narrow = narrow.eq("volunteer_for", meetup);
  if (from) narrow = narrow.gte("registration_date", from.toISOString());
  if (to) narrow = narrow.lt("registration_date", to.toISOString());
  if (ids) narrow = narrow.in("id", ids);
  return narrow;
}

/** Whether an email address is the selection's, in any spelling; true if the selection has none. */
export function isSelected(email: string | null, selection: Selection): boolean {
  return !selection.email || email?.toLowerCase() === selection.email.toLowerCase();
}
