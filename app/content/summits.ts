import { sample } from "./sample.ts";

/** A summit of /summits. */
export type Summit = {
  title: string;
  /** ISO 8601, as 2026-03-14. */
  date: string;
  location: string;
  description: string;
  speakers: readonly string[];
  tracks: readonly string[];
};

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
