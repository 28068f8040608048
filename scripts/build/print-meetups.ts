// The last step of npm run build: says how the build understood the meetups, also as a notice in GitHub Actions.
import { meetups } from "#app/content/meetups.ts";
import type { Meetup } from "#app/content/schemas.server.ts";
import { dayOf } from "#app/dates/day.ts";
import { formatDate, formatTimes, formatWeekday } from "#app/ui/format.ts";
import { buildDay } from "./build-time.ts";
import { annotate } from "./github.ts";

const byStart = meetups.toSorted((a, b) => a.start.localeCompare(b.start));
const past = byStart.filter(({ start }) => dayOf(start) < buildDay);
const ahead = byStart.filter(({ start }) => dayOf(start) >= buildDay);

const pastDays = past.map(({ city, start }) => `${city} ${formatDate(dayOf(start))}`);
const pastLines = past.length > 0 ? [`Past: ${pastDays.join(", ")}`] : [];
const aheadLines = ahead.length > 0 ? ahead.map(describeAhead) : ["No meetup is ahead."];

const message = [...pastLines, ...aheadLines].join("\n");
annotate({ level: "notice", file: "app/content/meetups.ts", line: 1, title: "Meetups", message });
console.log(message);

function describeAhead({ city, start, end, venue, cancelled }: Meetup): string {
  const times = formatTimes(start, end)
    .replace(/\sIST$/, "")
    .replaceAll("\u00a0", " ");
  const mark = cancelled ? " (cancelled)" : "";
  return `${city}: ${formatWeekday(start)}, ${times}, ${venue}${mark}`;
}
