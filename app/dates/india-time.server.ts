import { DAY_MS, dayOf } from "./day.ts";

const OFFSET_MS = 5.5 * 3_600_000;

/** The time at which a day is over in India, in ms. `date` is ISO 8601; its time of day is ignored. */
export function endOfDay(date: string): number {
  return Date.parse(`${dayOf(date)}T24:00+05:30`);
}

/** The present day in India, as a number of days since 1970. */
export function dayInIndia(): number {
  return Math.floor((Date.now() + OFFSET_MS) / DAY_MS);
}

/** The present year in India. */
export function yearInIndia(): number {
  return new Date(Date.now() + OFFSET_MS).getUTCFullYear();
}
