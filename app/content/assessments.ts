import { sample } from "./sample.ts";

/** An assessment of /self-assessment. */
export type Assessment = {
  title: string;
  questions: number;
  /** Minutes. */
  duration: number;
  description: string;
};

export const assessments: readonly Assessment[] = [
  {
    title: sample("Everyday habits"),
    questions: 50,
    duration: 60,
    description: "Passwords, updates, sharing and payments: the habits that keep a household safe.",
  },
  {
    title: sample("Spotting a scam"),
    questions: 40,
    duration: 45,
    description: "Some messages, calls and websites are honest and some are not. Decide which ones you trust.",
  },
  {
    title: sample("Safety at work"),
    questions: 45,
    duration: 55,
    description: "Devices, documents and colleagues: what to do first and who to tell.",
  },
];
