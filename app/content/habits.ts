/** The six safe habits of /trainings by their titles, and the scam message that each answers. */
export const habits = {
  "Pause before you pay": {
    answer: "If someone rushes you, they do not want you to think. Hang up and ask someone you trust.",
    channel: "Phone call",
    picture: "phone",
    message: "Your power will be cut at 9:30 tonight. Pay me now to stop it.",
  },
  "You never need a PIN to receive money": {
    answer:
      "Entering your UPI PIN or scanning a QR code sends money. If someone asks you to do this to receive money, stop.",
    channel: "Chat message",
    picture: "speech",
    message: "I have sent Rs 2,000 for your sofa. Enter your UPI PIN to receive it.",
  },
  "Never share an OTP": {
    answer:
      "No bank or police officer will ever need your OTP. Give a delivery OTP only at your door, never over the phone.",
    channel: "Phone call",
    picture: "phone",
    message: "I am calling from your bank. Read me the OTP and I will stop the payment.",
  },
  "The police do not arrest anyone on a video call": {
    answer: "There is no “digital arrest” in Indian law. Hang up, however official the caller looks.",
    channel: "Video call",
    picture: "camera",
    message: "You are under digital arrest. Keep the camera on and tell nobody.",
  },
  "Type the address yourself": {
    answer: "Open your bank’s own app, or type its address. Do not tap the link in the message.",
    channel: "Text message",
    picture: "speech",
    message: "Your KYC expires today. Update it at bank-kyc.example or lose your account.",
  },
  "Protect your email twice": {
    answer:
      "Use a long password that you use nowhere else, and turn on two-step verification. Anyone who gets into your email can reset your other passwords.",
    channel: "Email",
    picture: "envelope",
    message: "Someone signed in to your account. Confirm your password at mail-check.example.",
  },
} as const;
