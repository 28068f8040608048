// Not Intl: loading its data costs a new isolate more CPU than rendering the page.
const MONTHS = "January February March April May June July August September October November December".split(" ");

/** A price in whole rupees with Indian grouping, as `Rs 5,00,000`. */
export function formatPrice(price: number): string {
  return `Rs ${String(price).replace(/\B(?=(\d\d)*\d{3}$)/g, ",")}`;
}

/**
 * A date as `14 March 2026`.
 *
 * @param date ISO 8601, as `2026-03-14`.
 * @throws RangeError if it is not a date.
 */
export function formatDate(date: string): string {
  // In UTC, because a date without a time is the same everywhere.
  const day = new Date(`${date}T00:00:00Z`);
  // "2026-11-31" would be the next day, "2026-11" the first.
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(`${date}T`))
    throw new RangeError(`No date: ${date}`);
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/** A title, in any script, as an id or the fragment of an address: `Women in cybersecurity` becomes `women-in-cybersecurity`. */
export function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
