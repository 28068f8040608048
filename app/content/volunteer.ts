import { sample } from "./sample.ts";

/** The external form for people who are not ready to register. */
export const interestForm = sample("https://forms.example/navbindu/volunteer-interest");

/** A volunteer's evening in five steps. */
export const volunteerEvening = sample({
  "Set up": "Arrange the chairs and test the microphone.",
  Welcome: "Greet guests at the door and show them to a seat.",
  Help: "Keep time and take the microphone to people with questions.",
  Listen: "Hear the talks and ask your own questions.",
  Close: "Say goodbye and leave the room as you found it.",
});

/** The six benefits of /Volunteer. */
export const volunteerBenefits = {
  "Meet your city": "You will work with students, engineers, teachers and parents who care about the same things.",
  "Learn by doing": "Brief a speaker, run the stage or look after the room. No experience needed.",
  "Hear the talks": "You are in the room too, and can ask the speaker your own questions.",
  "Do what suits you": "Choose the welcome desk, stage, photos, design or writing.",
  "Start small": "Begin with small tasks. Take on more when you feel ready, or stay with what you like.",
  "Keep families safe": "What you explain may stop a family from being scammed.",
};
