import { summits, webinars } from "#app/content/events.ts";
import { DAY_MS } from "#app/dates/day.ts";
import { endOfDay } from "#app/dates/india-time.server.ts";

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
