import { sample } from "./sample.ts";
import type { TitledText } from "./titled-text.ts";

/** The audience that /Speaker claims (docs/product.md, Ways to join). */
export const SPEAKER_AUDIENCE = "2000+";

/** The subject of a submission by email. */
export const SPEAKER_SUBJECT = "Call for Speakers";

/** The six benefits of /Speaker. */
export const speakerBenefits: readonly TitledText[] = [
  {
    title: `A ${SPEAKER_AUDIENCE} audience`,
    text: "Speak to people from Pune, Bengaluru and Hyderabad who came because they want to learn.",
  },
  {
    title: "Room for a first talk",
    text: sample(
      "Nobody here minds nerves. Tell us that it is your first talk, and a volunteer will help you prepare.",
    ),
  },
  {
    title: "Questions worth having",
    text: "People bring real cases to our meetups. Their questions make your next talk better.",
  },
  {
    title: "See what they learnt",
    text: "Your multiple-choice questions show you what the audience has understood.",
  },
  {
    title: "Good company",
    text: "Meet other speakers, practitioners and organisers, before your talk and after it.",
  },
  {
    title: "Your work stays yours",
    text: sample("The rights to your slides stay with you, and you decide what we may share."),
  },
];

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
} as const satisfies Record<string, TitledText>;

/** The speaker terms (docs/product.md, Ways to join). */
export const speakerTerms: readonly string[] = [
  "Your deck is due at least 2 months ahead of the meetup.",
  "Send 10 multiple-choice questions on your topic with it.",
  "There is no compensation for travel or lodging.",
  `Submissions are made by email, with the subject “${SPEAKER_SUBJECT}”.`,
];
