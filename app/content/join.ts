import { pageAt } from "./pages.ts";
import { sample } from "./sample.ts";

/** The three ways to join, in the order of their cards. */
export const waysToJoin = [
  { ...pageAt("/Speaker"), text: "Become a speaker and share what you know. First-time speakers are welcome." },
  {
    ...pageAt("/Volunteer"),
    text: "Become a volunteer: welcome guests, help speakers and run the meetup in your city.",
  },
  { ...pageAt("/VenueCollaboration"), text: "Become a venue partner and lend us a room for a meetup." },
];

/** The subject of a talk that is submitted by email. */
export const SPEAKER_SUBJECT = "Call for Speakers";

/** The external form, the benefits and the terms of /Speaker. */
export const speaking = {
  form: sample("https://forms.example/navbindu/speaker"),
  benefits: {
    "People who want to learn": "Speak to people from Pune, Bengaluru and Hyderabad who came to learn something.",
    "Room for a first talk": sample("Nervous? Tell us it is your first talk and a volunteer will help you prepare."),
    "Better questions": "People bring real cases to our meetups. Their questions will improve your next talk.",
    "See what they learnt": "You write a quiz of 10 questions. The audience’s answers show what they understood.",
    "Meet other speakers": "Meet speakers, practitioners and organisers before and after your talk.",
    "Your work stays yours": sample("You keep the rights to your slides and decide what we may share."),
  },
  terms: [
    "Your deck is due at least 2 months before the meetup.",
    "Send 10 multiple-choice questions on your topic with the deck.",
    "There is no compensation for travel or lodging.",
    `Submit by email with the subject “${SPEAKER_SUBJECT}”.`,
  ],
};

/** /Volunteer: the external form for people who are not ready to register, an evening in five steps, the benefits. */
export const volunteering = {
  form: sample("https://forms.example/navbindu/volunteer-interest"),
  evening: sample({
    "Set up": "Arrange the chairs and test the microphone.",
    Welcome: "Greet guests at the door and show them to a seat.",
    Help: "Keep time and take the microphone to people with questions.",
    Listen: "Hear the talks and ask your own questions.",
    Close: "Say goodbye and leave the room as you found it.",
  }),
  benefits: {
    "Meet your city": "You will work with students, engineers, teachers and parents who care about the same things.",
    "Learn by doing": "Brief a speaker, run the stage or look after the room. No experience needed.",
    "Hear the talks": "You are in the room too, and can ask the speaker your own questions.",
    "Do what suits you": "Choose the welcome desk, stage, photos, design or writing.",
    "Start small": "Begin with small tasks. Take on more when you feel ready, or stay with what you like.",
    "Keep families safe": "What you explain may stop a family from being scammed.",
  },
};

/** The external form, the benefits and the guidelines of /VenueCollaboration. */
export const hosting = {
  form: sample("https://forms.example/navbindu/venue-partner"),
  benefits: {
    "New visitors": "People discover your office or campus for the first time.",
    "Seats for your team": "Your colleagues or students can attend free, without leaving the building.",
    "Credit on stage": sample("We thank the host by name at the start of the meetup."),
    "Helping hands": sample("Our volunteers welcome guests, look after the stage and clear up afterwards."),
    "One meetup at a time": "Hosting even once helps. You decide if you want to do it again.",
    "A safer neighbourhood": "People learn in your room and then teach their families.",
  },
  guidelines: [
    "The venue is free for us, and the meetup is free for guests.",
    "Seats, a screen or projector, and a microphone are ready before guests arrive.",
    "The room has step-free access. If not, please tell us early.",
    "Drinking water, toilets and exits are open and easy to find.",
    "One person who knows the building stays for the whole meetup.",
    "Nothing is sold at the meetup. If visitors sign in at your gate, use their details only to let them in.",
  ],
};

/** The benefits of /sponsorships, what passes are for, and the tiers by their names with prices in rupees. */
export const sponsoring = {
  benefits: {
    "You keep it free": sample("Your support pays for sound, printing and tea, so nobody pays at the door."),
    "You meet the community": sample(
      "Students, professionals and neighbours come to learn. Your colleagues can sit down and talk with them.",
    ),
    "You support safety": sample("People see your name next to advice they use at home."),
  },
  passes: sample("Passes are for our summits. Meetups need no pass."),
  tiers: {
    Platinum: {
      price: 500_000,
      features: [
        "10 passes",
        sample("You welcome the audience on stage"),
        sample("A table at the venue"),
        sample("Your logo on stage and on this site"),
      ],
    },
    Gold: {
      price: 300_000,
      features: ["6 passes", sample("A table at the venue"), sample("Your logo on stage and on this site")],
    },
    Silver: { price: 150_000, features: ["3 passes", sample("Your logo on this site")] },
  },
};
