import type { warnings } from "./warnings.ts";

/** A message of /trainings/nine-messages. */
type Message = {
  /** How the message arrives. A call is never real, because callers lie. */
  kind: string;
  /** Why a real message arrives. */
  situation?: string;
  text: string;
  isScam: boolean;
  /** Why the message is a scam or real, in one or two sentences. */
  why: string;
  /** The warning that explains more. */
  slug: (typeof warnings)[number]["slug"];
};

/** The message that the home page and the picture for shared links show. */
const parcel = {
  kind: "SMS",
  situation: "You ordered this parcel.",
  text: "Your delivery code is 4821. Tell it to the courier when you have the parcel in your hands.",
  isScam: false,
  why: "The code is for the delivery and pays nothing. Say it only at your door.",
  slug: "never-share-an-otp",
} as const;

/** The title and texts of /trainings/nine-messages. Each of the nine answers draws a ninth of the motif's line. */
export const nineMessages = {
  path: "/trainings/nine-messages",
  title: "Nine messages: scam or real?",
  lead: "Some are scams, some are real. Each answer draws a part of the line.",
  share: "Scam or real? Nine messages, two minutes.",
  example: parcel,
  todo: "Answer all nine, and the line is closed.",
  done: "Now draw it for your family.",
  messages: [
    {
      kind: "Phone call",
      text: "Your power will be cut at 9:30 tonight. Pay me now to stop it.",
      isScam: true,
      why: "Hurry is the trick. Hang up and look at your bill.",
      slug: "pause-before-you-pay",
    },
    {
      kind: "SMS",
      situation: "You are buying a book right now.",
      text: "482 913 is the OTP to pay Rs 499 at BookShop. Do not share it with anyone.",
      isScam: false,
      why: "You started this payment. Type the OTP yourself, and say it to nobody.",
      slug: "never-share-an-otp",
    },
    {
      kind: "Chat",
      text: "I have sent Rs 2,000 for your sofa. Enter your UPI PIN to receive it.",
      isScam: true,
      why: "A PIN only ever sends money.",
      slug: "you-never-need-a-pin-to-receive-money",
    },
    {
      kind: "Video call",
      text: "You are under digital arrest. Keep the camera on and tell nobody.",
      isScam: true,
      why: "The police do not arrest anyone on a video call.",
      slug: "the-police-do-not-arrest-anyone-on-a-video-call",
    },
    parcel,
    {
      kind: "SMS",
      text: "Your KYC expires today. Update it at mybank.bank.in.example/kyc or lose your account.",
      isScam: true,
      why: "Before the first “/” this address ends in “.example”, not in “.bank.in”.",
      slug: "type-the-address-yourself",
    },
    {
      kind: "SMS",
      situation: "Your electricity bill comes every month.",
      text: "Your bill of Rs 840 is due on 24 December. Please pay in our app or at our office.",
      isScam: false,
      why: "No link, no number and no hurry: you choose when and where you pay.",
      slug: "pause-before-you-pay",
    },
    {
      kind: "Chat",
      text: "Rs 150 for each like, from home! Deposit Rs 5,000 to unlock your first task.",
      isScam: true,
      why: "An employer pays you and never takes a deposit.",
      slug: "a-job-never-asks-you-to-pay",
    },
    {
      kind: "Chat",
      text: "Your vehicle has a fine of Rs 500. Open challan.apk to see the photo.",
      isScam: true,
      why: "A file that ends in .apk is an app. A fine never is.",
      slug: "a-fine-is-never-an-app",
    },
  ] satisfies readonly Message[],
} as const;
