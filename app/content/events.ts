import { dayOf } from "#app/dates/day.ts";
import { slug } from "#app/ui/format.ts";
import { sample } from "./sample.ts";
import type { Meetup, Point, Summit, Webinar } from "./schemas.server.ts";

/** The id of a meetup on /events, such as `pune-2026-12-19`. */
export function meetupId({ city, start }: Meetup): string {
  return `${slug(city)}-${dayOf(start)}`;
}

/** The address of a meetup, without the origin. */
export function meetupPath(meetup: Meetup): string {
  return `/events#${meetupId(meetup)}`;
}

/** The path of a meetup’s calendar file, which `npm run build` writes. */
export function calendarPath(meetup: Meetup): string {
  return `/calendar/${meetupId(meetup)}.ics`;
}

export const meetupSteps = sample([
  {
    title: "Arrive",
    text: "A volunteer says hello at the door and shows you to a seat. You do not need a ticket or a laptop.",
  },
  { title: "Listen", text: "One or two talks in plain language, about what goes wrong and what you can do about it." },
  { title: "Ask", text: "Ask about the strange message you got. You can also say nothing." },
] satisfies readonly Point[]);

/** Below the lead of /events while no meetup is announced. The owner asked for this sentence. */
export const noDates = "Events will be updated soon.";

/** In the header of /events, after the dates. */
export const everyMeetup = "Meetups are free and open to everyone, every month in three cities.";

/** The texts around the links to the calendar of all dates. */
export const calendarNote = {
  question: "Use a calendar app?",
  subscribe: "Subscribe to all dates",
  download: "download them once",
  address: "The address for other calendar apps is",
};

export const announcements = sample({
  where: "We announce the date, venue and topic of every meetup on these three channels.",
  otherwise: "Not on any of these?",
  email: "Email us about your city",
  reply: "and we will reply with what is planned.",
});

/** The webinars, upcoming ones first. Dates are ISO 8601 in Indian Standard Time. */
export const webinars: readonly Webinar[] = [
  {
    title: sample("A calm hour with your privacy settings"),
    date: sample("2026-12-12T18:00"),
    speaker: sample("Speaker to be announced"),
    description: "Keep your phone ready. We will go through the settings together, one app at a time.",
    status: "upcoming",
  },
  {
    title: sample("Payments without worry"),
    date: sample("2026-10-10"),
    speaker: sample("Community speaker"),
    description: "How a UPI payment works, what a PIN is for and who to call when something looks wrong.",
    status: "recorded",
  },
  {
    title: sample("Talking to your parents about scam calls"),
    date: sample("2026-09-12"),
    speaker: sample("Community speaker"),
    description: "What to say, what not to say, and a family code word you can agree on in a minute.",
    status: "recorded",
  },
];

/** The summits. Dates are ISO 8601. */
export const summits: readonly Summit[] = [
  {
    title: sample("Community summit: people first"),
    date: sample("2027-02-13"),
    location: sample("Bengaluru"),
    description: "A day on habits that keep families, schools and small offices safe.",
    speakers: sample(["To be announced"]),
    tracks: sample(["Home and family", "Schools and colleges", "Small offices"]),
  },
  {
    title: sample("Practitioner summit: show your work"),
    date: sample("2027-03-13"),
    location: sample("Hyderabad"),
    description: "A day of case studies and workshops for people in the field, or hoping to join it.",
    speakers: sample(["To be announced"]),
    tracks: sample(["Case studies", "Hands-on workshops", "Careers"]),
  },
];
