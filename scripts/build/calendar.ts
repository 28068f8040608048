import { ICalCalendar, type ICalEventData, ICalEventStatus } from "ical-generator";
import { calendarPath, summits, webinars } from "#app/content/events.ts";
import { meetups } from "#app/content/meetups.ts";
import type { Meetup } from "#app/content/schemas.server.ts";
import { site } from "#app/content/site.ts";
import { slug } from "#app/ui/format.ts";

/** The calendar files (RFC 5545) of the site: how to write each, by its path. One has all events, and each meetup has its own. */
export const calendarFiles: Record<string, () => string> = {
  "/calendar.ics": () =>
    calendar([
      ...meetups.map(meetupEvent),
      ...webinars.map((webinar) => plannedEvent("webinar", webinar)),
      ...summits.map((summit) => plannedEvent("summit", summit)),
    ]),
  ...Object.fromEntries(meetups.map((meetup) => [calendarPath(meetup), () => calendar([meetupEvent(meetup)])])),
};

function calendar(events: ICalEventData[]): string {
  const prodId = { company: site.name, product: "events", language: "EN" };
  // The library leaves out the last line break.
  return `${new ICalCalendar({ name: site.name, prodId, events })}\r\n`;
}

function meetupEvent(meetup: Meetup): ICalEventData {
  const { city, start, end, topic, venue, address, cancelled } = meetup;
  return {
    ...times(start, end),
    id: uid(`${city} ${start.slice(0, 10)}`),
    summary: `${site.name} ${city}: ${topic}`,
    location: `${venue}, ${address}`,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}

type Planned = { title: string; date: string; description: string; location?: string };

function plannedEvent(kind: string, { title, date, description, location = "" }: Planned): ICalEventData {
  return { ...times(date), id: uid(title), summary: `${site.name} ${kind}: ${title}`, description, location };
}

/** The identifier by which calendars recognise an event after a change. */
function uid(name: string): string {
  return slug(`${name} ${site.name}`);
}

/** Times in UTC, or a whole day for a date without a time. */
function times(start: string, end?: string) {
  if (!start.includes("T")) return { start: new Date(`${start}T00:00Z`), allDay: true };
  return { start: new Date(`${start}+05:30`), end: end ? new Date(`${end}+05:30`) : null };
}
