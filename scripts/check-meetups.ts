import type { Meetup } from "#app/content/events.ts";
import { site } from "#app/content/site.ts";

/** What is wrong with one of the meetups of app/content/events.ts, in one sentence; undefined if all are right. */
export function findWrongMeetup(meetups: readonly Meetup[]): string | undefined {
  const seen = new Set<string>();
  for (const { city, start, end } of meetups) {
    const found =
      findMistake(city, start, end) ?? (seen.has(key(city, start)) ? "it is on a day with another" : undefined);
    if (found) return `The meetup in ${city} at ${start} (app/content/events.ts) cannot be announced: ${found}.`;
    seen.add(key(city, start));
  }
  return undefined;
}

const key = (city: string, start: string) => `${city} ${start.slice(0, 10)}`;

function findMistake(city: string, start: string, end: string | undefined): string | undefined {
  const cities = site.cities.map(({ name }) => name);
  if (!cities.some((name) => name === city)) return `the city is none of ${cities.join(", ")}`;
  if (!isTime(start)) return "the start is no time such as 2026-12-19T17:00";
  if (end !== undefined && !isTime(end)) return "the end is no time such as 2026-12-19T20:00";
  if (end !== undefined && end <= start) return "the end is not after the start";
  return undefined;
}

/** Whether a text is an existing date and time. */
function isTime(text: string): boolean {
  const time = new Date(`${text}Z`);
  return (
    /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text)
  );
}
