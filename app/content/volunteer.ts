import { sample } from "./sample.ts";

/** Where to say that one is interested, an external form. */
export const interestForm = sample("https://forms.example/navbindu/volunteer-interest");

/** The six benefits of /Volunteer. */
export const volunteerBenefits = {
  "Meet your city": "You work beside students, engineers, teachers and parents who care about the same thing.",
  "Learn by doing": "Brief a speaker, run the stage, look after the room. Nobody expects you to know how already.",
  "Hear the talks": "You are in the room too, and can ask the speaker your own questions.",
  "Choose your part": "Welcome desk, stage, photos, design or writing: do what suits you.",
  "Grow at your pace": "Small tasks come first. Take on more when you feel ready, or stay with what you like.",
  "Pass it on": "What you help to explain today can keep a family safe tomorrow.",
};
