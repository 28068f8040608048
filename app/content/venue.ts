import { sample } from "./sample.ts";

/** The external form for offering a venue. */
export const venueForm = sample("https://forms.example/navbindu/venue-partner");

/** The six benefits of /VenueCollaboration. */
export const venueBenefits = {
  "New visitors": "People discover your office or campus for the first time.",
  "Seats for your team": "Your colleagues or students can attend free, without leaving the building.",
  "Credit on stage": sample("We thank the host by name at the start of the meetup."),
  "Helping hands": sample("Our volunteers welcome guests, look after the stage and clear up afterwards."),
  "One meetup at a time": "Hosting even once helps. You decide if you want to do it again.",
  "A safer neighbourhood": "People learn in your room and then teach their families.",
};

/** The guidelines for hosts. */
export const venueGuidelines: readonly string[] = [
  "The venue is free for us, and the meetup is free for guests.",
  "Seats, a screen or projector, and a microphone are ready before guests arrive.",
  "The room has step-free access. If not, please tell us early.",
  "Drinking water, toilets and exits are open and easy to find.",
  "One person who knows the building stays for the whole meetup.",
  "Nothing is sold at the meetup. Details in the gate register are used only for entry.",
];
