import { sample } from "./sample.ts";
import type { Initiative } from "./schemas.server.ts";

/** The initiatives of /briefings, each with an external form. */
export const initiatives: readonly Initiative[] = [
  {
    title: "Cyber safety in schools",
    description: sample(
      "Children are online long before anyone explains the risks. We bring short, playful sessions to classrooms and leave teachers with material they can reuse.",
    ),
    goals: [
      "Teach students three habits they can explain at home.",
      "Give teachers a lesson plan that needs no computer room.",
      "Help every child find an adult to talk to if something feels wrong.",
    ],
    link: sample("https://forms.example/navbindu/schools"),
  },
  {
    title: "Women in cybersecurity",
    description: sample(
      "Many women want to work in this field but know nobody in it. We bring beginners and practitioners together, on and off stage.",
    ),
    goals: [
      "Get more women on stage, starting with first-time speakers.",
      "Pair beginners with experienced mentors.",
      "Make sure women feel welcome at every meetup.",
    ],
    link: sample("https://forms.example/navbindu/women-in-cybersecurity"),
  },
  {
    title: "Rural awareness",
    description: sample(
      "Many people get their first smartphone with nobody to ask for help. We visit villages and small towns to talk about payments, calls and messages in the local language.",
    ),
    goals: [
      "Explain safe payments in everyday words.",
      "Train local volunteers, so help stays when we leave.",
      "Print paper guides that people can use without an app or a network.",
    ],
    link: sample("https://forms.example/navbindu/rural-awareness"),
  },
  {
    title: "Research grants",
    description: sample(
      "Students and practitioners ask good questions but often lack the support to answer them. We fund small, open studies of how people in India stay safe online.",
    ),
    goals: [
      "Fund small studies that anyone can read for free.",
      "Study the questions families and small offices ask us.",
      "Turn each result into a talk or a guide for everyone.",
    ],
    link: sample("https://forms.example/navbindu/research-grants"),
  },
];
