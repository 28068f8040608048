import type { Source } from "./schemas.server.ts";

/** The texts of /trainings/lost-money. */
export const lostMoney = {
  path: "/trainings/lost-money",
  title: "Lost money? Call 1930",
  lead: "The first hours decide. Do all three steps now.",
  message: "Money has left my account, and I did not send it. What do I do?",
  steps: {
    helpline: "The national cyber-crime helpline can still stop the payment. The line is busy? Begin with step 3.",
    bank: "Use the number on your card. Ask the bank to block your card, UPI and net banking. Tell the bank within three working days at the latest.",
    portal: "Do it within a day. Keep the number of your complaint.",
  },
  ready: [
    "The amount.",
    "The day and the time.",
    "The transaction number (UTR). Your bank’s app or SMS shows it.",
    "The account or UPI ID that the money went to.",
  ],
  sources: [
    { authority: "the Indian Cybercrime Coordination Centre", title: "helpline 1930", year: 2022 },
    { authority: "the Reserve Bank of India", title: "customer protection", year: 2017 },
  ] satisfies readonly Source[],
} as const;
