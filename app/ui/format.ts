const rupees = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });

// A date without a time of day: the same everywhere, so it is read and written in UTC.
const days = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** A price in rupees with Indian grouping, as `Rs 5,00,000`. */
export function formatPrice(price: number): string {
  return `Rs ${rupees.format(price)}`;
}

/**
 * A date as `14 March 2026`.
 *
 * @param date ISO 8601, as `2026-03-14`.
 * @throws RangeError when it is no date.
 */
export function formatDate(date: string): string {
  return days.format(new Date(`${date}T00:00:00Z`));
}

/** A title as an id or the fragment of an address: `Women in cybersecurity` becomes `women-in-cybersecurity`. */
export function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
