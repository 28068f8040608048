/** What every scam wants. One rule for all warnings, their cards and the nine messages. */
export const rule = {
  title: "Hurry. Secret. Money, code or app.",
  text: "The story changes, these three do not. If someone wants one of them from you, stop and ask a person you trust.",
  /** The three parts of the rule, in their order. */
  signs: [
    { sign: "hurry", name: "Hurry" },
    { sign: "secret", name: "Secret" },
    { sign: "ask", name: "Money, code or app" },
  ],
  /** What screen readers say after the name of a sign that applies. */
  applies: "(in this scam)",
} as const;

/** A part of the rule, in the data of warnings and messages. */
export type Sign = (typeof rule.signs)[number]["sign"];
