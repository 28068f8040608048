import { meetups } from "#app/content/meetups.ts";
import { site } from "#app/content/site.ts";
import { DAY_MS } from "#app/dates/day.ts";
import { dayInIndia, endOfDay } from "#app/dates/india-time.server.ts";

/** On the first day of a month in India, names the cities without a meetup ahead. Otherwise returns undefined. */
export function describeUnannouncedCities(): string | undefined {
  const isFirstOfMonth = new Date(dayInIndia() * DAY_MS).getUTCDate() === 1;
  if (!isFirstOfMonth) return undefined;
  const ahead = meetups.filter(({ start, cancelled }) => !cancelled && Date.now() < endOfDay(start));
  const cities = site.cities.map(({ name }) => name).filter((name) => !ahead.some(({ city }) => city === name));
  if (cities.length === 0) return undefined;
  return `No meetup is announced in ${cities.join(", ")}. docs/organisers.md says how to announce one.`;
}
