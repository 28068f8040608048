import { dayOf } from "#app/dates/day.ts";

// In a new isolate, Intl would take more CPU time than rendering the page.
const MONTHS = "January February March April May June July August September October November December".split(" ");

/** A whole number with Indian grouping, as `5,00,000`. */
export function formatNumber(number: number): string {
  return String(number).replace(/\B(?=(\d\d)*\d{3}$)/g, ",");
}

/** How many people came, after a topic; empty without a number. */
export function formatAttended(attended: number | undefined): string {
  return attended ? ` (${formatNumber(attended)} people came)` : "";
}

/** Keeps each sum of a text, as `Rs 499`, on one line. */
export function keepSums(text: string): string {
  return text.replaceAll(/Rs (?=\d)/g, "Rs\u00a0");
}

/** A price in whole rupees, as `Rs 5,00,000`. */
export function formatPrice(price: number): string {
  return `Rs ${formatNumber(price)}`;
}

/** Formats `2026-03-14` as `14 March 2026`. */
export function formatDate(date: string): string {
  const day = new Date(date);
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/** Formats `2026-12-19T18:00` as `19 Dec`. */
export function formatShortDate(at: string): string {
  const [day = "", month = ""] = formatDate(dayOf(at)).split(" ");
  return `${day} ${month.slice(0, 3)}`;
}

const WEEKDAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

/**
 * A date as `Saturday 14 March 2026`.
 *
 * @param at ISO 8601; its time of day is ignored.
 */
export function formatWeekday(at: string): string {
  const date = dayOf(at);
  return `${WEEKDAYS[new Date(date).getUTCDay()]} ${formatDate(date)}`;
}

/** Formats `2026-12` as `December 2026`, with the names of the months in one text. */
export function formatMonth(at: string, months: string): string {
  const [year, month] = at.split("-");
  return `${months.split(" ")[Number(month) - 1]} ${year}`;
}

/** Formats the time of `2026-12-19T18:00` as `6:00 pm`, with a no-break space. */
export function formatTime(at: string): string {
  const [hours, minutes] = at.slice(11).split(":");
  const hour = Number(hours) % 12 || 12;
  const half = Number(hours) < 12 ? "am" : "pm";
  return `${hour}:${minutes}\u00a0${half}`;
}

/** Formats `2026-03-14` as `14 March 2026`, and `2026-03-14T18:00` as `14 March 2026, 6:00 pm IST`. */
export function formatDateTime(at: string): string {
  const date = formatDate(dayOf(at));
  return at.includes("T") ? `${date}, ${formatTime(at)}\u00a0IST` : date;
}

/** Formats times as `5:00 pm to 8:00 pm IST`, or `5:00 pm IST` without an end. A line breaks only before “to”. */
export function formatTimes(start: string, end?: string): string {
  const from = formatTime(start);
  const to = end ? ` to\u00a0${formatTime(end)}` : "";
  return `${from}${to}\u00a0IST`;
}

/** Turns a title in any script into an id: `Women in cybersecurity` becomes `women-in-cybersecurity`. */
export function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
