import type { TitledText } from "./titled-text.ts";

/** What /trainings shows until there is training material. */
export const habits: readonly TitledText[] = [
  {
    title: "Pause before you pay",
    text: "Anyone who hurries you does not want you to think. Put the phone down and ask somebody you trust.",
  },
  {
    title: "A PIN only sends money",
    text: "To receive money, you never enter your UPI PIN or scan a code. If someone says that you must, stop.",
  },
  {
    title: "Codes are for you alone",
    text: "No bank, courier company or police officer needs your one-time code. Read it to nobody.",
  },
  {
    title: "Nobody is arrested by video call",
    text: "There is no “digital arrest” in Indian law. Hang up, however official the caller looks.",
  },
  {
    title: "Type the address yourself",
    text: "Open your bank’s own app, or type its address. Leave the link in the message alone.",
  },
  {
    title: "Two locks on your email",
    text: "Give it a long password of its own, and turn on two-step verification. It opens all your other accounts.",
  },
];
