import type { Point } from "./point";

/** The six benefits of /Volunteer. */
export const volunteerBenefits: readonly Point[] = [
  {
    title: "Meet your city",
    text: "You work beside students, engineers, teachers and parents who care about the same thing.",
  },
  {
    title: "Learn by doing",
    text: "Brief a speaker, run a stage, look after a room. You learn it by doing it.",
  },
  {
    title: "Hear the talks",
    text: "Volunteers are in the room too, and can put their questions to the speaker.",
  },
  {
    title: "Choose your part",
    text: "Welcome desk, stage, photos, design or words: do what suits you.",
  },
  {
    title: "Grow at your pace",
    text: "Small tasks come first. Take on more when you feel ready, or stay with what you like.",
  },
  {
    title: "Pass it on",
    text: "What you help explain tonight keeps somebody’s family safer tomorrow.",
  },
];

/** What a volunteer may expect of the registration. */
export const nextSteps: readonly string[] = [
  "Your registration is stored when you press Register. The page says so at once.",
  "The organisers of the meetup that you choose read it and write to you by e-mail.",
  "If something goes wrong, your answers stay in the form. Sending them again is safe.",
];
