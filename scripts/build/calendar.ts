import { ICalCalendar, type ICalEventData, ICalEventStatus } from "ical-generator";
import { calendarPath, summits, webinars } from "#app/content/events.ts";
import { meetups } from "#app/content/meetups.ts";
import type { Meetup } from "#app/content/schemas.server.ts";
import { site } from "#app/content/site.ts";
import { dayOf } from "#app/dates/day.ts";
import { slug } from "#app/ui/format.ts";
import { buildTime } from "./build-time.ts";

const DAY_SECONDS = 86_400;

const LINE_BREAK = "\r\n";
const END = "END:VCALENDAR";

/** RFC 5545 requires a component in each calendar. In a calendar without events it is this time zone. */
const TIME_ZONE = [
  "BEGIN:VTIMEZONE",
  "TZID:Asia/Kolkata",
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  "TZOFFSETFROM:+0530",
  "TZOFFSETTO:+0530",
  "END:STANDARD",
  "END:VTIMEZONE",
].join(LINE_BREAK);

const cancelledMeetups = meetups.filter(({ cancelled }) => cancelled);
const otherMeetups = meetups.filter(({ cancelled }) => !cancelled);

/** One meetup for a city and day, by the path of its file. A replacement takes the file of a cancelled meetup. */
const meetupsByPath = new Map([...cancelledMeetups, ...otherMeetups].map((meetup) => [calendarPath(meetup), meetup]));

const meetupFiles = [...meetupsByPath].map(([path, meetup]) => {
  const write = () => renderCalendar([meetupEvent(meetup)]);
  return [path, write] as const;
});

/** How to write each calendar file (RFC 5545), by its path. One has all events, and each meetup has its own. */
export const calendarFiles: Record<string, () => string> = {
  "/calendar.ics": () =>
    renderCalendar([
      ...[...meetupsByPath.values()].map(meetupEvent),
      ...webinars.map((webinar) => plannedEvent("webinar", webinar)),
      ...summits.map((summit) => plannedEvent("summit", summit)),
    ]),
  ...Object.fromEntries(meetupFiles),
};

/** Writes a calendar file with these events. */
export function renderCalendar(events: ICalEventData[]): string {
  const prodId = { company: site.name, product: "events", language: "EN" };
  const calendar = String(new ICalCalendar({ name: site.name, prodId, ttl: DAY_SECONDS, events }));
  const hasComponent = events.length > 0;
  const complete = hasComponent ? calendar : calendar.replace(END, TIME_ZONE + LINE_BREAK + END);
  // The library leaves out the last line break.
  return complete + LINE_BREAK;
}

/** What a calendar needs to take a changed event for a newer one. */
const revision = {
  stamp: buildTime,
  lastModified: buildTime,
  // Minutes since 1970, which rise with each build and fit into 32 bits.
  sequence: Math.floor(buildTime.getTime() / 60_000),
};

function meetupEvent(meetup: Meetup): ICalEventData {
  const { city, start, end, topic, venue, address, map, note, cancelled } = meetup;
  const summary = `${site.name} ${city}: ${topic}`;
  return {
    ...revision,
    ...times(start, end),
    id: uid(city, start),
    summary: cancelled ? `Cancelled: ${summary}` : summary,
    description: [note, map && `Map: ${map}`].filter(Boolean).join("\n"),
    location: `${venue}, ${address}`,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}

type Planned = { title: string; date: string; description: string; location?: string };

function plannedEvent(kind: string, { title, date, description, location = "" }: Planned): ICalEventData {
  return {
    ...revision,
    ...times(date),
    id: uid(`${kind} ${title}`, date),
    summary: `${site.name} ${kind}: ${title}`,
    description,
    location,
  };
}

/** The identifier by which calendars recognise an event after a change. */
function uid(name: string, start: string): string {
  return slug(`${name} ${dayOf(start)} ${site.name}`);
}

/** Times in UTC, or a whole day for a date without a time. */
function times(start: string, end?: string) {
  if (!start.includes("T")) return { start: new Date(`${start}T00:00Z`), allDay: true };
  return { start: new Date(`${start}+05:30`), end: end ? new Date(`${end}+05:30`) : null };
}
