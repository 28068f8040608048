import { sample } from "./sample.ts";
import type { Level } from "./training-proposal.ts";

/** A course of /on-demand-training. */
export type Course = {
  title: string;
  /** Hours. */
  duration: number;
  level: Level;
  description: string;
  /** Rupees. */
  price: number;
};

export const courses: readonly Course[] = [
  {
    title: sample("Everyday cyber safety"),
    duration: 10,
    level: "Beginner",
    description: "Passwords, payments, privacy settings and scam calls. All you need is a phone.",
    price: 4999,
  },
  {
    title: sample("Safer teams and small offices"),
    duration: 15,
    level: "Intermediate",
    description: "Backups, shared accounts, updates and an incident plan. For people who look after a team.",
    price: 6999,
  },
  {
    title: sample("Investigating an incident"),
    duration: 12,
    level: "Advanced",
    description: "Read logs and email headers, keep evidence and write a clear report.",
    price: 7999,
  },
];
