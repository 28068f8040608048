import type { PictogramName } from "#app/motif/pictograms.ts";
import type { Point } from "./schemas.server.ts";
import { site } from "./site.ts";

export const whoWeAre = [
  `${site.name} means “nine dots”: the dots of a rangoli or kolam, drawn on the doorstep to say that this home is cared for.`,
  "We meet every month. Meetups are free and run by volunteers. You are welcome with or without a technical background.",
];

export const socialNote = {
  follow: "Follow us or say hello.",
  scan: "Scan a code with your phone, or open a link.",
  leaves: "Each link opens another site.",
};

/** The counters, each shown with a plus sign. The owner chose other figures for /about (docs/product.md, Figures). */
export const counters = [
  { label: "Members", value: 4000 },
  { label: "Events conducted", value: 14 },
  { label: "Certified professionals", value: 86 },
] satisfies readonly { label: string; value: number }[];

export const experiences = [
  {
    title: "Skill development",
    text: "Practise checking a link, securing an account and acting when something goes wrong.",
    picture: "steps",
  },
  {
    title: "Knowledge sharing",
    text: "Hear from people who work in security, and ask them anything.",
    picture: "speech",
  },
  {
    title: "Networking",
    text: "Meet students, professionals and first-timers from your city who care about online safety.",
    picture: "people",
  },
] as const satisfies readonly (Point & { picture: PictogramName })[];

export const waysNote = "Bring your voice, your time or your space.";

export const missionStatement =
  "Everyone deserves to feel safe online. We help neighbours, classmates and colleagues learn cyber safety together.";
