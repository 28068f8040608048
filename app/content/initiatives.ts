import { sample } from "./sample.ts";

/** An initiative of /briefings. */
export type Initiative = {
  title: string;
  description: string;
  goals: readonly string[];
  /** An external form. */
  link: string;
};

export const initiatives: readonly Initiative[] = [
  {
    title: "Cyber safety in schools",
    description: sample(
      "Children are online long before anyone explains how it works. We bring short, playful sessions to classrooms, and leave teachers with material that they can use again.",
    ),
    goals: [
      "Give pupils three habits that they can explain at home.",
      "Give teachers a lesson plan that needs no computer room.",
      "Help every child find an adult to talk to when something feels wrong.",
    ],
    link: sample("https://forms.example/navbindu/schools"),
  },
  {
    title: "Women in cybersecurity",
    description: sample(
      "Many women would like to work in this field and know nobody in it. We bring beginners and practitioners together, on stage and off it.",
    ),
    goals: [
      "Bring more women to the stage, beginning with first talks.",
      "Pair beginners with practitioners who remember how they began.",
      "Keep every meetup a place where women feel welcome.",
    ],
    link: sample("https://forms.example/navbindu/women-in-cybersecurity"),
  },
  {
    title: "Rural awareness",
    description: sample(
      "A first smartphone often comes with nobody to ask about it. We visit villages and small towns, and talk about payments, calls and messages in the local language.",
    ),
    goals: [
      "Explain safe payments in the words that people use every day.",
      "Train local volunteers, so that help stays when we leave.",
      "Make printed guides that need neither an app nor a network.",
    ],
    link: sample("https://forms.example/navbindu/rural-awareness"),
  },
  {
    title: "Research grants",
    description: sample(
      "Students and practitioners ask good questions, and often lack a little support to answer them. We fund small, open studies of how people in India stay safe online.",
    ),
    goals: [
      "Fund small studies that anyone can read in full.",
      "Ask the questions that families and small offices bring to us.",
      "Turn each result into a talk or a guide for everyone.",
    ],
    link: sample("https://forms.example/navbindu/research-grants"),
  },
];
