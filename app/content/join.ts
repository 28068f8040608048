import { type Page, pageAt } from "./pages.ts";
import { sample } from "./sample.ts";
import type { Point } from "./schemas.server.ts";

/** The three ways to join, in the order of their cards. */
export const waysToJoin = [
  { ...pageAt("/Speaker"), text: "Become a speaker and share what you know. New speakers are welcome." },
  {
    ...pageAt("/Volunteer"),
    text: "Become a volunteer: welcome guests, help speakers and run the meetup in your city.",
  },
  { ...pageAt("/VenueCollaboration"), text: "Become a venue partner and lend us a room for a meetup." },
] satisfies readonly (Page & { text: string })[];

/** The subject of a talk that is submitted by email. */
export const SPEAKER_SUBJECT = "Call for Speakers";

/** The external form, the benefits, what we offer and the terms of /Speaker. */
export const speaking = {
  lead: "Know something that could keep people safe? Share it with an audience of",
  form: sample("https://forms.example/navbindu/speaker"),
  mailNote: "This link opens an email with the subject filled in.",
  benefits: [
    {
      title: "People who want to learn",
      text: "Speak to people from Pune, Bengaluru and Hyderabad who came to learn something.",
    },
    {
      title: "Room for a first talk",
      text: sample("Nervous? Tell us it is your first talk and a volunteer will help you prepare."),
    },
    {
      title: "Better questions",
      text: "People bring real cases to our meetups. Their questions will improve your next talk.",
    },
    {
      title: "Practice on stage",
      text: "Each talk makes the next one easier, at work as well as at a meetup.",
    },
    { title: "Meet other speakers", text: "Meet speakers, practitioners and organisers before and after your talk." },
    {
      title: "Your work stays yours",
      text: sample("You keep the rights to your slides and decide what we may share."),
    },
  ] satisfies readonly Point[],
  offers: [
    "A room with a screen and a microphone.",
    sample("A volunteer who helps you prepare, if you would like that."),
    "People who came to learn, with questions from their own lives.",
  ],
  steps: {
    propose: "Use the form to tell us your topic and your city.",
    email: "Send your slides and 10 questions at least 2 months before the meetup.",
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
  evening: sample([
    { title: "Set up", text: "Arrange the chairs and test the microphone." },
    { title: "Welcome", text: "Greet guests at the door and show them to a seat." },
    { title: "Help", text: "Keep time and take the microphone to people with questions." },
    { title: "Listen", text: "Hear the talks and ask your own questions." },
    { title: "Close", text: "Say goodbye and leave the room as you found it." },
  ] satisfies readonly Point[]),
  choice: {
    register: { title: "You know your city", text: "Choose your city and register here." },
    interest: {
      title: "You are not sure yet",
      text: "Tell us you are interested. You need not choose a meetup yet.",
    },
  },
  benefits: [
    {
      title: "Meet your city",
      text: "You will work with students, engineers, teachers and parents who care about online safety.",
    },
    { title: "Learn by doing", text: "Brief a speaker, run the stage or look after the room. No experience needed." },
    { title: "Hear the talks", text: "You are in the room too, and can ask the speaker your own questions." },
    { title: "Do what suits you", text: "Choose the welcome desk, stage, photos, design or writing." },
    {
      title: "Start small",
      text: "Begin with small tasks. Take on more when you feel ready, or stay with what you like.",
    },
    { title: "Keep families safe", text: "What you explain may stop a family from being scammed." },
  ] satisfies readonly Point[],
};

/** The external form, the benefits, the guidelines and the steps after the form of /VenueCollaboration. */
export const hosting = {
  listNote: "This list is for your own notes. You can print it, and it is not sent to us.",
  emailNote: "Would you rather write an email? Send it to",
  form: sample("https://forms.example/navbindu/venue-partner"),
  benefits: [
    { title: "New visitors", text: "People discover your office or campus for the first time." },
    {
      title: "Seats for your team",
      text: "Your colleagues or students can attend free, without leaving the building.",
    },
    { title: "Credit on stage", text: sample("We thank the host by name at the start of the meetup.") },
    {
      title: "Helping hands",
      text: sample("Our volunteers welcome guests, look after the stage and clear up afterwards."),
    },
    { title: "One meetup at a time", text: "Hosting even once helps. You decide if you want to do it again." },
    { title: "A safer neighbourhood", text: "People learn in your room and then teach their families." },
  ] satisfies readonly Point[],
  guidelines: [
    "We cannot pay rent, and guests pay nothing.",
    "Seats, a screen or projector, and a microphone are ready before guests arrive.",
    "The room has step-free access. If not, please tell us early.",
    "Drinking water, toilets and exits are open and easy to find.",
    "One person who knows the building stays for the whole meetup.",
    "Nothing is sold at the meetup. If visitors sign in at your gate, use their details only to let them in.",
  ],
  steps: sample([
    {
      title: "You write",
      text: "Tell us where the room is, how many seats it has and which hours suit you.",
    },
    { title: "We visit", text: "A volunteer comes to see the room and answers your questions." },
    { title: "We agree on a date", text: "We choose a day together, and announce it with your address." },
  ] satisfies readonly Point[]),
};
