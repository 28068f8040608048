export const DAY_MS = 86_400_000;

/** Whether a text is a day that exists, such as `2026-12-19`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(text);
  // `Date` reads 30 February as 2 March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The day of a date in ISO 8601: `2026-12-19` for `2026-12-19T17:00`. */
export function dayOf(date: string): string {
  return date.slice(0, 10);
}
