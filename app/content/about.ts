import type { Organiser, Point } from "./schemas.server.ts";
import { site } from "./site.ts";

export const missionParagraphs = [
  "Safety is a habit, and we learn habits from people. So we meet face to face, every month. One person explains, others ask, and everyone leaves with one habit.",
  "Every meetup is free. Volunteers find the room, brief the speakers, welcome the guests and stay until the last question.",
];

/** What our name means. */
export const nameParagraphs = [
  `${site.name} means nine dots. On doorsteps in all three cities, people set out dots and draw a line around them. The drawing is called rangoli, kolam or muggu, depending on the language.`,
  "It says two things: you are welcome, and this home is cared for. We want the internet to feel like that.",
];

/** The figures of /about. The owner chose other figures for the home page (docs/product.md, Figures). */
export const stats = [
  { label: "members", figure: "4,000+" },
  { label: "cities", figure: "14+" },
  { label: "training sessions", figure: "86+" },
  { label: "partners", figure: "6+" },
] satisfies readonly { label: string; figure: string }[];

/** The people who run the community. If this list has an entry, /about has a section "Who runs this". */
export const organisers: readonly Organiser[] = [];

export const principles = [
  {
    title: "No question is too small",
    text: "We explain every term we use. Nobody is laughed at for a mistake, however costly.",
  },
  {
    title: "Stay calm, then act",
    text: "Fear makes people freeze. We show what to do, step by step, and practise it together.",
  },
  {
    title: "Free, with no selling",
    text: "A meetup costs you a few hours and nothing else. Our talks are for learning, never for selling.",
  },
] satisfies readonly Point[];
