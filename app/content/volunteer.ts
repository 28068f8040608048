import type { Point } from "./point";

/** The six benefits of /Volunteer. */
export const volunteerBenefits: readonly Point[] = [
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

/** What a volunteer may expect of the registration. */
export const nextSteps: readonly string[] = [
  "Your registration is stored when you press Register. The page says so at once.",
  "The organisers of the meetup that you choose read it and write to you by e-mail.",
  "If something goes wrong, your answers stay in the form. Sending them again is safe.",
];
