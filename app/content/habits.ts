import type { PictogramName } from "#app/motif/pictograms.ts";

type Habit = {
  /** Its id on /trainings. It stays when the title changes, because people link to it. */
  slug: string;
  title: string;
  answer: string;
  channel: string;
  picture: PictogramName;
  /** The scam's message that the habit answers. */
  message: string;
};

/** The six safe habits of /trainings. */
export const habits = [
  {
    slug: "pause-before-you-pay",
    title: "Pause before you pay",
    answer: "If someone rushes you, they do not want you to think. Hang up and ask someone you trust.",
    channel: "Phone call",
    picture: "phone",
    message: "Your power will be cut at 9:30 tonight. Pay me now to stop it.",
    // RBI, BE(A)WARE, 2022 (fraudsters create urgency); PIB Fact Check, 2023 (the power cut).
  },
  {
    slug: "you-never-need-a-pin-to-receive-money",
    title: "You never need a PIN to receive money",
    answer:
      "You never need your UPI PIN to receive money. If someone asks for your PIN, or asks you to scan a code, so that you get money, stop.",
    channel: "Chat message",
    picture: "speech",
    message: "I have sent Rs 2,000 for your sofa. Enter your UPI PIN to receive it.",
    // NPCI, UPI Safety Shield, 2023.
  },
  {
    slug: "never-share-an-otp",
    title: "Never read out an OTP on a call",
    answer:
      "No bank or police officer will ask for it on a call. Give a delivery code only at your door, with your parcel in your hands.",
    channel: "Phone call",
    picture: "phone",
    message: "I am calling from your bank. Read me the OTP and I will stop the payment.",
    // RBI, BE(A)WARE, 2022.
  },
  {
    slug: "the-police-do-not-arrest-anyone-on-a-video-call",
    title: "The police do not arrest anyone on a video call",
    answer: "There is no “digital arrest” in Indian law. Hang up, however official the caller looks.",
    channel: "Video call",
    picture: "camera",
    message: "You are under digital arrest. Keep the camera on and tell nobody.",
    // I4C, advisory on digital arrest, 2024.
  },
  {
    slug: "type-the-address-yourself",
    title: "Type the address yourself",
    answer: "Open your bank’s own app, or type its address. Do not tap the link in the message.",
    channel: "Text message",
    picture: "speech",
    message: "Your KYC expires today. Update it at bank-kyc.example or lose your account.",
    // CERT-In, advisory on phishing, 2020; RBI, caution against KYC fraud, 2021.
  },
  {
    slug: "protect-your-email-twice",
    title: "Protect your email with two steps",
    answer:
      "Use a long password that you use nowhere else, and turn on two-step verification. Anyone who gets into your email can reset your other passwords.",
    channel: "Email",
    picture: "envelope",
    message: "Someone signed in to your account. Confirm your password at mail-check.example.",
    // CERT-In, Cyber Jagrookta Diwas, 2024.
  },
] as const satisfies readonly Habit[];
