import type { TitledTexts } from "./titled-texts.ts";

/** What /trainings shows until there is training material. */
export const habits: TitledTexts = {
  "Pause before you pay":
    "Anyone who hurries you does not want you to think. Put the phone down and ask somebody you trust.",
  "A PIN only sends money":
    "To receive money, you never enter your UPI PIN or scan a code. If someone says that you must, stop.",
  "Codes are for you alone": "No bank, courier company or police officer needs your one-time code. Read it to nobody.",
  "Nobody is arrested by video call":
    "There is no “digital arrest” in Indian law. Hang up, however official the caller looks.",
  "Type the address yourself": "Open your bank’s own app, or type its address. Leave the link in the message alone.",
  "Two locks on your email":
    "Give it a long password of its own, and turn on two-step verification. It opens all your other accounts.",
};
