import { sample } from "./sample.ts";

/** A tool of /arsenal. */
export type Tool = {
  name: string;
  category: string;
  description: string;
  author: string;
  stars: number;
};

/** The label of a tool’s star count. */
export const starsCount = sample("Stars from members");

export const tools: readonly Tool[] = [
  {
    name: sample("Link Reader"),
    category: sample("Everyday safety"),
    description: "Shows where a link really leads before you open it. It works offline.",
    author: sample("Community volunteers"),
    stars: sample(128),
  },
  {
    name: sample("Drill Kit"),
    category: sample("Training"),
    description: "Makes a harmless practice message for your team, with a short lesson for anyone who taps it.",
    author: sample("Community volunteers"),
    stars: sample(96),
  },
  {
    name: sample("Header Lens"),
    category: sample("Investigation"),
    description: "Reads the headers of a message and shows the route it took, server by server.",
    author: sample("Community volunteers"),
    stars: sample(64),
  },
];
