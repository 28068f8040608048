import { sample } from "./sample.ts";

/** What happens at a meetup, in three steps. */
export const meetupSteps = sample({
  Arrive: "A volunteer says hello at the door and shows you to a seat. You do not need a ticket or a laptop.",
  Listen: "One or two talks in plain language, about what goes wrong and what you can do about it.",
  Ask: "Bring the strange message you got, or just listen.",
});

/** Where meetups are announced. */
export const announcements = sample({
  where: "We announce the date, venue and topic of every meetup on these three channels.",
  otherwise: "Not on any of these? Email us your city and we will tell you about the next meetup.",
});
