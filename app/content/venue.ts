import { sample } from "./sample.ts";

/** Where a venue is offered, an external form. */
export const venueForm = sample("https://forms.example/navbindu/venue-partner");

/** The six benefits of /VenueCollaboration. */
export const venueBenefits = {
  "The community at your door": "People who have never seen your office or campus spend a few hours there.",
  "Seats for your own people":
    "Your colleagues or students can attend without leaving the building, free like everyone else.",
  "Thanks from the stage": sample("We thank the host by name at the beginning of the meetup."),
  "Helping hands": sample("Our volunteers welcome the guests, look after the stage and clear up afterwards."),
  "One meetup at a time": "Hosting once is a real help. You decide whether there is a next time.",
  "A safer neighbourhood": "People take home what they learn in your room, and tell their families.",
};

/** What hosting asks for. */
export const venueGuidelines: readonly string[] = [
  "The room costs the community nothing, and the meetup costs guests nothing.",
  "Seats, a screen or projector, and a microphone are ready before guests arrive.",
  "Guests can reach the room without climbing stairs. If they cannot, please tell us early.",
  "Drinking water, toilets and exits are open and easy to find.",
  "One person who knows the building stays for the whole meetup.",
  "Nothing is sold at the meetup. What the gate asks visitors to write down is used for the gate alone.",
];
