import type { Path } from "./pages.ts";

export type WayToJoin = {
  title: string;
  text: string;
  path: Path;
  /** Where its card links, if not there: `/volunteer` redirects to `/Volunteer` (docs/product.md, Routes). */
  cardLink?: string;
};

/** The three ways to join, in the order of their cards. */
export const waysToJoin: readonly WayToJoin[] = [
  {
    title: "Become a speaker",
    text: "Share what you know. A first talk is as welcome as a fiftieth.",
    path: "/Speaker",
  },
  {
    title: "Become a volunteer",
    text: "Welcome guests, help speakers, or keep the meetup running in your city.",
    path: "/Volunteer",
    cardLink: "/volunteer",
  },
  {
    title: "Become a venue partner",
    text: "Lend your room for a meetup, and bring the community to your door.",
    path: "/VenueCollaboration",
  },
];
