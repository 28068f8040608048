/** What /trainings shows until there is training material. */
export const habits = {
  "Pause before you pay":
    "Anyone who hurries you does not want you to think. Put the phone down and ask somebody you trust.",
  "Receiving money needs no PIN":
    "A UPI PIN or a scanned code sends money. If someone says that you need one to be paid, stop.",
  "Codes are for you alone":
    "No bank and no police officer needs your one-time code. Give a delivery’s code at your door only, never to a caller.",
  "Nobody is arrested by video call":
    "There is no “digital arrest” in Indian law. Hang up, however official the caller looks.",
  "Type the address yourself": "Open your bank’s own app, or type its address. Leave the link in the message alone.",
  "Two locks on your email":
    "Give it a long password of its own, and turn on two-step verification. It opens all your other accounts.",
};
