import type { Warning } from "./schemas.server.ts";

export type { Warning };

/** The safe habits of /trainings, each with the authority that gives this advice. */
export const habits = [
  {
    slug: "pause-before-you-pay",
    title: "Pause before you pay",
    answer: "If someone rushes you, they do not want you to think. Hang up and ask someone you trust.",
    share: "If someone rushes you to pay, hang up first and ask someone you trust.",
    caption: "Scam: phone call",
    picture: "phone",
    message: "Your power will be cut at 9:30 tonight. Pay me now to stop it.",
    // RBI, BE(A)WARE, 2022 (fraudsters create urgency); PIB Fact Check, 2023 (the power cut).
  },
  {
    slug: "you-never-need-a-pin-to-receive-money",
    title: "You never need a PIN to receive money",
    answer:
      "You never need your UPI PIN to receive money. Stop if someone says you must enter your PIN or scan a code to get money.",
    share: "You never need your UPI PIN to receive money. Stop if someone says you must enter it to get money.",
    caption: "Scam: chat message",
    picture: "speech",
    message: "I have sent Rs 2,000 for your sofa. Enter your UPI PIN to receive it.",
    // NPCI, UPI Safety Shield, 2023.
  },
  {
    slug: "never-share-an-otp",
    title: "Never read out an OTP on a call",
    answer:
      "No bank or police officer will ask for it on a call. Give a delivery code only at your door, with your parcel in your hands.",
    share: "Never read out an OTP on a call. No bank or police officer will ask for it.",
    caption: "Scam: phone call",
    picture: "phone",
    message: "I am calling from your bank. Read me the OTP and I will stop the payment.",
    // RBI, BE(A)WARE, 2022.
  },
  {
    slug: "the-police-do-not-arrest-anyone-on-a-video-call",
    title: "The police do not arrest anyone on a video call",
    answer: "There is no “digital arrest” in Indian law. Hang up, however official the caller looks.",
    share: "The police do not arrest anyone on a video call. If someone says “digital arrest”, hang up.",
    caption: "Scam: video call",
    picture: "camera",
    message: "You are under digital arrest. Keep the camera on and tell nobody.",
    // I4C, advisory on digital arrest, 2024.
  },
  {
    slug: "type-the-address-yourself",
    title: "Type the address yourself",
    answer: "Open your bank’s own app, or type its address. Do not tap the link in the message.",
    share: "Do not tap a link in a message from your bank. Open the bank’s own app, or type its address yourself.",
    caption: "Scam: text message",
    picture: "speech",
    message: "Your KYC expires today. Update it at bank-kyc.example or lose your account.",
    // CERT-In, advisory on phishing, 2020; RBI, caution against KYC fraud, 2021.
  },
  {
    slug: "protect-your-email-twice",
    title: "Protect your email with two steps",
    answer:
      "Use a long password that you use nowhere else, and turn on two-step verification. Anyone who gets into your email can reset your other passwords.",
    share:
      "Turn on two-step verification for your email. Anyone who gets into your email can reset your other passwords.",
    caption: "Scam: email",
    picture: "envelope",
    message: "Someone signed in to your account. Confirm your password at mail-check.example.",
    // CERT-In, Cyber Jagrookta Diwas, 2024.
  },
] as const satisfies readonly Warning[];

/** What to do after a fraud. */
export const afterFraud = {
  slug: "lost-money",
  title: "Lost money? Call 1930",
  answer:
    "Call 1930, the national cyber-crime helpline, right away. Then tell your bank, and report it at cybercrime.gov.in.",
  share: "Lost money to online fraud? Call 1930 now: an early call can still stop the payment.",
  caption: "After a fraud",
  picture: "phone",
  message: "Money has left my account, and I did not send it. What do I do?",
  // I4C, helpline 1930, 2022; RBI, customer protection in unauthorised transactions, 2017 (tell the bank).
} as const satisfies Warning;

/** Every warning. The page of each warning links to the next one in this order. */
export const warnings = [...habits, afterFraud];

export function warningPath<Slug extends string>({ slug }: { slug: Slug }) {
  return `/trainings/${slug}` as const;
}

/** The path of the picture for shared links, which `npm run build` draws. */
export function warningPicture({ slug }: Warning): string {
  return `/trainings/${slug}.png`;
}
