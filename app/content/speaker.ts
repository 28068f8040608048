import { sample } from "./sample.ts";

/** The audience that /Speaker claims (docs/product.md, Ways to join). */
export const SPEAKER_AUDIENCE = "2000+";

/** The subject of a submission by email. */
export const SPEAKER_SUBJECT = "Call for Speakers";

/** Where a talk is proposed, an external form. */
export const speakerForm = sample("https://forms.example/navbindu/speaker");

/** The six benefits of /Speaker. */
export const speakerBenefits = {
  [`A ${SPEAKER_AUDIENCE} audience`]:
    "Speak to people from Pune, Bengaluru and Hyderabad who came because they want to learn.",
  "Room for a first talk": sample(
    "Nobody here minds nerves. Tell us that it is your first talk, and a volunteer will help you prepare.",
  ),
  "Questions worth having": "People bring real cases to our meetups. Their questions make your next talk better.",
  "See what they learnt": "Your multiple-choice questions show you what the audience has understood.",
  "Good company": "Meet other speakers, practitioners and organisers, before your talk and after it.",
  "Your work stays yours": sample("The rights to your slides stay with you, and you decide what we may share."),
};

/** How a talk is proposed, and how it is submitted. */
export const speakerSteps = {
  propose: {
    title: "Propose your talk",
    text: "Tell us in the form what you would like to speak about, and in which city.",
  },
  submit: {
    title: "Submit it by email",
    text: "Send your deck and your 10 questions at least 2 months ahead of the meetup.",
  },
} as const;

/** The speaker terms (docs/product.md, Ways to join). */
export const speakerTerms: readonly string[] = [
  "Your deck is due at least 2 months ahead of the meetup.",
  "Send 10 multiple-choice questions on your topic with it.",
  "There is no compensation for travel or lodging.",
  `Submissions are made by email, with the subject “${SPEAKER_SUBJECT}”.`,
];
