import { sample } from "./sample.ts";
import { site } from "./site.ts";
import type { TitledText } from "./titled-text.ts";

/** The six benefits of /Volunteer. */
export const volunteerBenefits: readonly TitledText[] = [
  {
    title: "Meet your city",
    text: "You work beside students, engineers, teachers and parents who care about the same thing.",
  },
  {
    title: "Learn by doing",
    text: "Brief a speaker, run the stage, look after the room. Nobody expects you to know how already.",
  },
  {
    title: "Hear the talks",
    text: "You are in the room too, and can ask the speaker your own questions.",
  },
  {
    title: "Choose your part",
    text: "Welcome desk, stage, photos, design or writing: do what suits you.",
  },
  {
    title: "Grow at your pace",
    text: "Small tasks come first. Take on more when you feel ready, or stay with what you like.",
  },
  {
    title: "Pass it on",
    text: "What you help to explain tonight can keep a family safe tomorrow.",
  },
];

/** What to expect of the registration, told before it is sent. */
export const nextSteps: readonly string[] = [
  "This page tells you at once that you are registered.",
  sample("The organisers of your meetup write to you by email."),
  "If something goes wrong, your answers stay. Sending them again is safe.",
];

/** What happens after the registration. */
export const afterwards: readonly string[] = [
  sample(`The organisers of the meetup read your answers and write to you by email, from ${site.email}.`),
  "We never ask for a password, a PIN or a one-time code. A message that does is not from us.",
];

/** The subject of a message about an existing registration. */
export const CORRECTION_SUBJECT = "My volunteer registration";
