import { sample } from "./sample.ts";

/** The audience that /Speaker claims. */
export const SPEAKER_AUDIENCE = "2000+";

/** The subject of a submission by email. */
export const SPEAKER_SUBJECT = "Call for Speakers";

/** The external form for proposing a talk. */
export const speakerForm = sample("https://forms.example/navbindu/speaker");

/** The six benefits of /Speaker. */
export const speakerBenefits = {
  "People who want to learn": "Speak to people from Pune, Bengaluru and Hyderabad who came to learn something.",
  "Room for a first talk": sample("Nervous? Tell us it is your first talk and a volunteer will help you prepare."),
  "Better questions": "People bring real cases to our meetups. Their questions will improve your next talk.",
  "See what they learnt": "Your 10 questions show you what the audience understood.",
  "Meet other speakers": "Meet speakers, practitioners and organisers before and after your talk.",
  "Your work stays yours": sample("You keep the rights to your slides and decide what we may share."),
};

/** The speaker terms. */
export const speakerTerms: readonly string[] = [
  "Your deck is due at least 2 months before the meetup.",
  "Send 10 multiple-choice questions on your topic with the deck.",
  "There is no compensation for travel or lodging.",
  `Submit by email with the subject “${SPEAKER_SUBJECT}”.`,
];
