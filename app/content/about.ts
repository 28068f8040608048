import type { Organiser } from "./schemas.server.ts";

/** The figures of /about. The owner chose other figures for the home page (docs/product.md, Figures). */
export const stats = [
  { label: "members", figure: "4,000+" },
  { label: "cities", figure: "14+" },
  { label: "training sessions", figure: "86+" },
  { label: "partners", figure: "6+" },
];

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
];
