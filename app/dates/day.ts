export const DAY_MS = 86_400_000;

/** The day of a date in ISO 8601: `2026-12-19` for `2026-12-19T17:00`. */
export function dayOf(date: string): string {
  return date.slice(0, 10);
}
