import type { Meetup } from "#app/content/events.ts";
import { site } from "#app/content/site.ts";

/** What is wrong with one of the meetups of app/content/events.ts, in one sentence; undefined if all are right. */
export function findWrongMeetup(meetups: readonly Meetup[]): string | undefined {
  const cities: string[] = site.cities.map(({ name }) => name);
  const seen = new Set<string>();
  for (const { city, start, end, map } of meetups) {
    const cityAndDay = `${city} ${start.slice(0, 10)}`;
    const mistakes = [
      !cities.includes(city) && `the city is none of ${cities.join(", ")}`,
      !isTime(start) && "the start is not a date and time that exists, such as 2026-12-19T17:00",
      end !== undefined && !isTime(end) && "the end is not a date and time that exists, such as 2026-12-19T20:00",
      end !== undefined && end <= start && "the end is not after the start",
      map !== undefined && !map.startsWith("https://") && "the map's address does not start with https://",
      seen.has(cityAndDay) && "the city has another meetup on this day",
    ].filter(Boolean);
    if (mistakes.length > 0)
      return `The meetup in ${city} at ${start} (app/content/events.ts) is wrong: ${mistakes[0]}.`;
    seen.add(cityAndDay);
  }
  return undefined;
}

/** Whether a text is a date and time that exists. */
function isTime(text: string): boolean {
  return text.length === 16 && new Date(`${text}Z`).toJSON()?.startsWith(text) === true;
}
