import type { Point } from "./point";

/** The six benefits of /VenueCollaboration. */
export const venueBenefits: readonly Point[] = [
  {
    title: "The community at your door",
    text: "People who would never see your office or campus spend an evening in it.",
  },
  {
    title: "Seats for your own people",
    text: "Colleagues or students join the meetup downstairs, free like everyone else.",
  },
  {
    title: "Thanks where it is heard",
    text: "The host is thanked from the stage at the beginning of the meetup.",
  },
  {
    title: "Helping hands",
    text: "Our volunteers set up the room, welcome the guests and clear up afterwards.",
  },
  {
    title: "One evening at a time",
    text: "Hosting once is a real help. You decide whether there is a next time.",
  },
  {
    title: "A safer neighbourhood",
    text: "What is learnt in your room goes home with the people who live around it.",
  },
];

/** What hosting asks for. */
export const venueGuidelines: readonly string[] = [
  "The room costs the community nothing, and the meetup costs guests nothing.",
  "Seats, a screen or projector, and a microphone are ready before guests arrive.",
  "Guests can reach the room without stairs, or you tell us early what to plan for.",
  "Drinking water, toilets and exits are open and signposted.",
  "One person who knows the building stays for the whole meetup.",
  "Nothing is sold at the meetup, and no guest’s details are collected at the door for other uses.",
];
