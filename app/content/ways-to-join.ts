import type { PictogramName } from "#app/motif/pictograms.ts";
import type { Path } from "./pages.ts";

export type WayToJoin = {
  title: string;
  text: string;
  path: Path;
  picture: PictogramName;
  /** The card’s own link. The specification links to `/volunteer`, which redirects to `/Volunteer`. */
  cardLink?: string;
};

/** The three ways to join, in the order of their cards. */
export const waysToJoin: readonly WayToJoin[] = [
  {
    title: "Speak",
    text: "Become a speaker and share what you know. First talks are welcome.",
    path: "/Speaker",
    picture: "microphone",
  },
  {
    title: "Volunteer",
    text: "Become a volunteer: welcome guests, help speakers and run the meetup in your city.",
    path: "/Volunteer",
    picture: "hand",
    cardLink: "/volunteer",
  },
  {
    title: "Host",
    text: "Become a venue partner and lend us a room for a meetup.",
    path: "/VenueCollaboration",
    picture: "chairs",
  },
];
