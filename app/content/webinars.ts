import { sample } from "./sample.ts";

/** A webinar of /webinars. */
export type Webinar = {
  title: string;
  /** ISO 8601, as 2026-03-14. */
  date: string;
  /** Indian Standard Time, as 18:00 (24 hours). */
  time?: string;
  speaker: string;
  description: string;
  /** Not derived from the date. */
  status: "upcoming" | "recorded";
};

/** The webinars, upcoming ones first. */
export const webinars: readonly Webinar[] = [
  {
    title: sample("A calm hour with your privacy settings"),
    date: sample("2026-12-12"),
    time: sample("18:00"),
    speaker: sample("Speaker to be announced"),
    description: "Keep your phone ready. We will go through the settings together, one app at a time.",
    status: "upcoming",
  },
  {
    title: sample("Payments without worry"),
    date: sample("2026-10-10"),
    speaker: sample("Community speaker"),
    description: "How a payment request works, what a PIN is for and who to call when something looks wrong.",
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
