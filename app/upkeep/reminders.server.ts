import { summits, webinars } from "#app/content/events.ts";
import { meetups } from "#app/content/meetups.ts";
import { site } from "#app/content/site.ts";
import { DAY_MS } from "#app/dates/day.ts";
import { dayInIndia, endOfDay } from "#app/dates/india-time.server.ts";

/** Names the upcoming webinars and the summits whose date passed in the last 24 hours; undefined if there are none. */
export function describePassedEvents(): string | undefined {
  const upcoming = webinars.filter(({ status }) => status === "upcoming");
  const passed = [...upcoming, ...summits].filter(({ date }) => {
    const sinceEnd = Date.now() - endOfDay(date);
    return sinceEnd >= 0 && sinceEnd < DAY_MS;
  });
  if (passed.length === 0) return undefined;
  const titles = passed.map(({ title }) => `“${title}”`).join(" and ");
  return `The date of ${titles} has passed. In app/content/events.ts, remove it, or set a webinar’s status to "recorded".`;
}

/** On the first day of a month in India, names the cities without a meetup ahead. Otherwise returns undefined. */
export function describeUnannouncedCities(): string | undefined {
  const isFirstOfMonth = new Date(dayInIndia() * DAY_MS).getUTCDate() === 1;
  if (!isFirstOfMonth) return undefined;
  const ahead = meetups.filter(({ start, cancelled }) => !cancelled && Date.now() < endOfDay(start));
  const cities = site.cities.map(({ name }) => name).filter((name) => !ahead.some(({ city }) => city === name));
  if (cities.length === 0) return undefined;
  return `No meetup is announced in ${cities.join(", ")}. docs/organisers.md says how to announce one.`;
}
