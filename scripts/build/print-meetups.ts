// The last step of npm run build: says how the build understood the meetups, also as annotations in GitHub Actions.
import { meetups } from "#app/content/meetups.ts";
import type { Meetup } from "#app/content/schemas.server.ts";
import { site } from "#app/content/site.ts";
import { dayOf } from "#app/dates/day.ts";
import { formatDate, formatTimes, formatWeekday } from "#app/ui/format.ts";
import { buildDay } from "./build-time.ts";
import { findLine } from "./content-source.ts";
import { annotate } from "./github.ts";

const file = "app/content/meetups.ts";

const over = meetups.filter(({ start }) => dayOf(start) < buildDay);
const ahead = meetups.filter(({ start }) => dayOf(start) >= buildDay);
const byStart = ahead.toSorted((a, b) => a.start.localeCompare(b.start));

const overLines = over.length > 0 ? [describeOver(over)] : [];
const aheadLines = ahead.length > 0 ? byStart.map(describeAhead) : ["No meetup is ahead."];

const message = [...overLines, ...aheadLines].join("\n");
annotate({ level: "notice", file, line: 1, title: "Meetups", message });
for (const { name } of site.cities) {
  // One warning for each city, because GitHub shows ten. A new entry is the first of its city.
  const first = over.find(({ city }) => city === name);
  // Who came is known only of a meetup that is over.
  if (!first || first.attended !== undefined) continue;
  const line = findLine(file, ["meetups", meetups.indexOf(first)]);
  annotate({ level: "warning", file, line, title: "Over already", message: describeOver([first]) });
}
console.log(message);

function describeOver(entries: readonly Meetup[]): string {
  const days = entries.map(({ city, start }) => `${city} ${formatDate(dayOf(start))}`);
  return `Over already: ${days.join(", ")}`;
}

function describeAhead({ city, start, end, venue, cancelled }: Meetup): string {
  const times = formatTimes(start, end)
    .replace(/\sIST$/, "")
    .replaceAll("\u00a0", " ");
  const mark = cancelled ? " (cancelled)" : "";
  return `${city}: ${formatWeekday(start)}, ${times}, ${venue}${mark}`;
}
