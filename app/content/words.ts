import { help } from "./site.ts";

/** The words of the pages that are translated. {} is a part that a page fills in, [brackets] are a link. */
export const words = {
  /** The link to this language, on the pages in others. */
  readHere: "Read in English",
  call: "Call {}",
  helpNow: "Help now",
  lostMoney: "Lost money to online fraud?",
  helpShort: `Call 1930 now, then your bank, and report it at [${help.portal}].`,
  emergency: "Emergency: {}.",
  helpHeading: "If you have lost money or data to online fraud",
  helpInFull: `In India, call 1930, the national cyber-crime helpline, right away. The sooner you call, the better the chance of stopping the payment. Then call your bank, and report it at [${help.portal}].`,
  danger: "If you are in immediate danger, call 112.",
  helpSteps: "All steps, and what to have ready",
  early: "An early call can still stop the payment.",
  leavesSite: "(leaves this site)",
  share: "Share on WhatsApp",
  copy: "Or copy this address:",
  whoWeAre: "Navbindu is a group of volunteers. This page is free. We never ask for a PIN or an OTP.",
  basedOn: "Written by volunteers. Based on advice of: {}.",
  basedOnRead: "Written by volunteers. Based on advice of: {}, read in {}.",
  months: "January February March April May June July August September October November December",

  scam: "Scam: {}",
  drawing: "Scam: {} (a drawing)",
  kinds: {
    call: "phone call",
    video: "video call",
    chat: "chat message",
    sms: "SMS",
    email: "email",
  },
  app: "App",
  incomingCall: "Incoming call",
  /** Screen readers say this before the number of a mark. */
  mark: "Sign",
  givesAway: "What gives it away",
  genuine: "How it really works",
  variants: "It also comes like this",
  doThisNow: "Do this now",
  afterFraud: "Then follow [the steps after a fraud].",
  lostNothing: `You have lost nothing? Report it at [${help.chakshu}] (Chakshu).`,
  sendIt: "Send it to someone who might get this, too",
  next: "Next: {}",
  all: "All warnings",

  list: "Knowledge Base",
  listDescription: "Scams as they arrive, what gives each one away, and help after a fraud.",
  listNote: "Trainings will be updated soon.",

  whoNext: "Who should try this next?",

  callBank: "Call your bank",
  reportAt: `Report it at [${help.portal}]`,
  haveReady: "Have this ready",
  dangerNow: `In immediate danger, call [${help.emergency}].`,
  passItOn: "Pass it on",

  /** On the pictures for shared links. */
  pictureHelpline: "Helpline {}",
  pictureScam: "SCAM: {}",
  pictureQuiz: "SCAM OR REAL?",
  pictureHelp: "AFTER A FRAUD",
};

/** The words of a language. */
export type Words = Record<Exclude<keyof typeof words, "kinds">, string> & {
  kinds: Record<keyof (typeof words)["kinds"], string>;
};

/** Puts parts into a word, in the places of its {}. */
export function fill(word: string, ...parts: (string | number)[]): string {
  return parts.reduce<string>((filled, part) => filled.replace("{}", () => String(part)), word);
}
