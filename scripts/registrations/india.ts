import { Problem } from "./problem.ts";

/** India is five and a half hours ahead of UTC, all year. */
const OFFSET = "+05:30";
const AHEAD = 5.5 * 3_600_000;
const DAY = 24 * 3_600_000;
const AFTER_9999 = Date.UTC(10_000, 0);

/**
 * A moment of the database in India, in ISO 8601: `2026-11-21T09:30:00.000+05:30`. What has no year of four digits
 * (`-infinity`, the year 10000) is returned unchanged.
 */
export function inIndia(moment: string): string {
  // As PostgREST or Postgres writes it. Date.parse guesses at any other form, and turns the year 1 into 2001.
  const [, day, time, hours = "+00", minutes = ":00"] =
    /^(\d{4}-\d\d-\d\d)[T ]([\d:.]+)(?:Z|([+-]\d\d)(:\d\d)?)$/.exec(moment) ?? [];
  const then = new Date(Date.parse(`${day}T${time}${hours}${minutes}`) + AHEAD);
  return then.getTime() < AFTER_9999 ? then.toISOString().replace("Z", OFFSET) : moment;
}

/** The same in a form that spreadsheets recognise: `2026-11-21 09:30:00`. */
export function cellInIndia(moment: string): string {
  return inIndia(moment).replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)\.\d{3}\+05:30$/, "$1 $2");
}

/** The same to the minute: `2026-11-21 09:30`. */
export function minuteInIndia(moment: string): string {
  return cellInIndia(moment).replace(/^(\d{4}-\d\d-\d\d \d\d:\d\d):\d\d$/, "$1");
}

/** The day in India at a moment: `2026-11-21`. */
export function dayInIndia(moment: string): string {
  return cellInIndia(moment).replace(/^(\d{4}-\d\d-\d\d) \d\d:\d\d:\d\d$/, "$1");
}

/**
 * What an organiser means by a day (`2026-11-21`) or a time (`2026-11-21 18:30`) in India.
 *
 * @returns its first moment, and the first one after it: after the day, the minute, or the second.
 * @throws Problem if it is neither.
 */
export function readIndia(text: string): { start: Date; end: Date } {
  // From the year 1000: the first day of the year 1 in India begins in a year 0 of UTC, which Postgres does not have.
  const [, day, time] = /^([1-9]\d{3}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d)?))?$/.exec(text.trim()) ?? [];
  const start = new Date(`${day}T${time ?? "00:00"}${OFFSET}`);
  // JavaScript turns 31 February into 3 March.
  if (Number.isNaN(start.getTime()) || dayInIndia(start.toISOString()) !== day) {
    throw new Problem(`“${text}” is no day (2026-11-21) and no time (2026-11-21 18:30).`, 2);
  }
  const length = time === undefined ? DAY : time.length === "18:30".length ? 60_000 : 1000;
  return { start, end: new Date(start.getTime() + length) };
}

/** The moment so many months ago in India; the last day of the month if it has no such day. */
export function monthsAgo(months: number, now = new Date()): Date {
  const today = new Date(now.getTime() + AHEAD);
  const then = new Date(today);
  then.setUTCMonth(today.getUTCMonth() - months);
  if (then.getUTCDate() !== today.getUTCDate()) then.setUTCDate(0);
  return new Date(then.getTime() - AHEAD);
}
