import { sample } from "./sample.ts";

/** How a meetup goes, from the door to the way home. Only the owner knows it, so every step is a sample. */
export const evening = {
  "You arrive": sample("A volunteer says hello at the door and shows you to a seat. You need no ticket and no laptop."),
  "Somebody explains": sample(
    "One or two talks, in plain words. You learn what goes wrong, and what you can do about it.",
  ),
  "Everybody asks": sample("Bring the strange message you got, or just listen. No question is too small."),
};

/** Where dates are announced, and how else to hear of them. */
export const announcements = {
  where: sample("The date, the place and the topic of every meetup are announced on these three pages first."),
  otherwise: sample(
    "You use none of them? Write to us, name your city, and we will write to you about the next meetup.",
  ),
} as const;
