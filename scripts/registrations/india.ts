import { Problem } from "./problem.ts";

/** India is five and a half hours ahead of UTC, all year. */
const OFFSET = "+05:30";
const AHEAD = 5.5 * 3_600_000;
const DAY = 24 * 3_600_000;

/**
 * A moment of the database in India, in ISO 8601: `2026-11-21T09:30:00.000+05:30`. What no calendar has (`-infinity`)
 * is returned unchanged.
 */
export function inIndia(moment: string): string {
  const time = Date.parse(moment);
  return Number.isNaN(time) ? moment : new Date(time + AHEAD).toISOString().replace("Z", OFFSET);
}

/** The same in a form that spreadsheets recognise: `2026-11-21 09:30:00`. */
export function cellInIndia(moment: string): string {
  return inIndia(moment).replace(/^(\d+-\d\d-\d\d)T(\d\d:\d\d:\d\d).*$/, "$1 $2");
}

/** The same to the minute: `2026-11-21 09:30`. */
export function minuteInIndia(moment: string): string {
  return cellInIndia(moment).replace(/^(\d+-\d\d-\d\d \d\d:\d\d):\d\d$/, "$1");
}

/** The day in India at a moment: `2026-11-21`. */
export function dayInIndia(moment: string): string {
  return cellInIndia(moment).replace(/^(\d+-\d\d-\d\d) .*$/, "$1");
}

/**
 * What an organiser means by a day (`2026-11-21`) or a time (`2026-11-21 18:30`) in India.
 *
 * @returns its first moment, and the first one after it; for a time both are the same.
 * @throws Problem if it is neither.
 */
export function readIndia(text: string): { start: Date; end: Date } {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d)?))?$/.exec(text.trim()) ?? [];
  const start = new Date(`${day}T${time ?? "00:00"}${OFFSET}`);
  // JavaScript turns 31 February into 3 March.
  if (Number.isNaN(start.getTime()) || dayInIndia(start.toISOString()) !== day) {
    throw new Problem(`“${text}” is no day (2026-11-21) and no time (2026-11-21 18:30).`, 2);
  }
  return { start, end: time ? start : new Date(start.getTime() + DAY) };
}

/** The moment so many months ago in India; the last day of the month if it has no such day. */
export function monthsAgo(months: number, now = new Date()): Date {
  const today = new Date(now.getTime() + AHEAD);
  const then = new Date(today);
  then.setUTCMonth(today.getUTCMonth() - months);
  if (then.getUTCDate() !== today.getUTCDate()) then.setUTCDate(0);
  return new Date(then.getTime() - AHEAD);
}
