import type { Sign } from "./rule.ts";
import type { warnings } from "./warnings.ts";

/**
 * A message of /trainings/nine-messages. Nothing in form, length or order tells scams from real messages. A scam is a
 * variant of its warning, not the text of its card.
 */
export type Message = {
  /** How the message arrives. It is never a call, because a call is never real: callers lie. */
  kind: string;
  /** What happens when the message arrives. */
  situation: string;
  text: string;
  isScam: boolean;
  /** The parts of the rule that apply (rule.ts); empty for a real message. */
  signs: readonly Sign[];
  /** Why the message is a scam or real, in one or two sentences. */
  why: string;
  /** The name of the message in the list of those to look at again. */
  topic: string;
  /** The warning that explains more. */
  slug: (typeof warnings)[number]["slug"];
};

/** The message that the home page and the picture for shared links show. Its place is the first one. */
const parcel = {
  kind: "SMS",
  situation: "You ordered this parcel.",
  text: "Your delivery code is 4821. Tell it to the courier when you have the parcel in your hands.",
  isScam: false,
  signs: [],
  why: "The code is for the delivery and pays nothing. Say it only at your door.",
  topic: "the delivery code",
  slug: "never-share-an-otp",
} as const;

/** The title and texts of /trainings/nine-messages. Each of the nine answers draws a ninth of the motif's line. */
export const nineMessages = {
  path: "/trainings/nine-messages",
  title: "Nine messages: scam or real?",
  lead: "Hurry. Secret. Money, code or app. Some of these nine are scams, some are real.",
  pieces: "Each answer draws a piece of the line: gold if it is right, dashed if it is not.",
  share: "Scam or real? Nine messages, two minutes.",
  example: parcel,
  scam: "Scam",
  real: "Real",
  right: "Right.",
  wrong: "Not quite.",
  isScam: "This is a scam.",
  isReal: "This one is real.",
  more: "See how it works",
  todo: "Answer all nine, and the line is closed.",
  closed: "The line is closed:",
  /** After the number of right answers. */
  ofNine: "of 9",
  again: "To look at again:",
  done: "Now draw it for your family.",
  /** The button that sends the result, and its text. {} is the number of right answers. */
  send: "Send mine on WhatsApp",
  result: "Scam or real? I got {} of 9.",
  restart: "Start again",
  messages: [
    parcel,
    {
      kind: "Chat",
      situation: "Your son studies in another city.",
      text: "Papa, I had an accident. Send Rs 20,000 to this number now, and please tell nobody at home.",
      isScam: true,
      signs: ["hurry", "secret", "ask"],
      why: "Writing, a photo and even a voice can be false. Call your son yourself, on the number that you know.",
      topic: "the accident",
      slug: "the-police-do-not-arrest-anyone-on-a-video-call",
    },
    {
      kind: "Email",
      situation: "You keep all of your emails.",
      text: "Your mailbox is full. Sign in today at mail-space.example, or your new emails will be lost.",
      isScam: true,
      signs: ["hurry", "ask"],
      why: "That page takes your password. Open your mailbox yourself: your provider shows there what is full.",
      topic: "the full mailbox",
      slug: "protect-your-email-twice",
    },
    {
      kind: "SMS",
      situation: "You have had your number for years.",
      text: "Your SIM stops tonight. To get your new 5G SIM, reply with the code that you receive next.",
      isScam: true,
      signs: ["hurry", "ask"],
      why: "The code moves your number to a stranger, and then the OTPs of your bank, too.",
      topic: "the new SIM",
      slug: "never-share-an-otp",
    },
    {
      kind: "Email",
      situation: "Your electricity bill comes monthly.",
      text: "Your electricity bill of Rs 840 is due on 24 December. Please pay in our app or office.",
      isScam: false,
      signs: [],
      why: "No link, no number and no hurry: you choose when and where you pay.",
      topic: "the electricity bill",
      slug: "pause-before-you-pay",
    },
    {
      kind: "Chat",
      situation: "You have a flat to let.",
      text: "I will take your flat. Scan this code before noon, and you get the advance of Rs 25,000.",
      isScam: true,
      signs: ["hurry", "ask"],
      why: "A scanned code only ever sends money. Nobody needs it to pay you.",
      topic: "the code to scan",
      slug: "you-never-need-a-pin-to-receive-money",
    },
    {
      kind: "SMS",
      situation: "You are buying a book right now.",
      text: "482 913 is the OTP to pay Rs 499 at BookShop. Please do not share this OTP with anyone.",
      isScam: false,
      signs: [],
      why: "You started this payment. Type the OTP yourself, and say it to nobody.",
      topic: "the OTP for the book",
      slug: "never-share-an-otp",
    },
    {
      kind: "Chat",
      situation: "You are looking for work at home.",
      text: "Let payments pass through your account for Rs 3,000 a day. Your bank need not know.",
      isScam: true,
      signs: ["secret", "ask"],
      why: "Such payments come from frauds, and the police find the owner of the account first.",
      topic: "the work at home",
      slug: "a-job-never-asks-you-to-pay",
    },
    {
      kind: "SMS",
      situation: "You are waiting for a letter.",
      text: "We have your letter but not your full address. Add it today at post-office.example/letters.",
      isScam: true,
      signs: ["hurry", "ask"],
      why: "That page asks for a fee and for your card. Type the post’s own address yourself.",
      topic: "the letter",
      slug: "type-the-address-yourself",
    },
  ] satisfies readonly Message[],
} as const;
