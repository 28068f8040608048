import type { Meetup } from "#app/content/schemas.server.ts";
import { dayOf } from "#app/dates/day.ts";
import { formatDate, formatTimes, formatWeekday } from "#app/ui/format.ts";

function describeAhead({ city, start, end, venue, cancelled }: Meetup): string {
  const times = formatTimes(start, end)
    .replace(/\sIST$/, "")
    .replaceAll("\u00a0", " ");
  return `${city}: ${formatWeekday(start)}, ${times}, ${venue}${cancelled ? " (cancelled)" : ""}`;
}

/**
 * Says how the build understood the meetups: the past ones in one line, then one line for each that is ahead.
 *
 * @param today the day in India, as `2026-12-19`.
 */
export function describeMeetups(meetups: readonly Meetup[], today: string): string[] {
  const byStart = meetups.toSorted((a, b) => a.start.localeCompare(b.start));
  const past = byStart.filter(({ start }) => dayOf(start) < today);
  const ahead = byStart.filter(({ start }) => dayOf(start) >= today);
  const pastDays = past.map(({ city, start }) => `${city} ${formatDate(dayOf(start))}`);
  return [
    ...(past.length > 0 ? [`Past: ${pastDays.join(", ")}`] : []),
    ...(ahead.length > 0 ? ahead.map(describeAhead) : ["No meetup is ahead."]),
  ];
}
