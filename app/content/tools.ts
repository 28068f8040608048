import { sample } from "./sample.ts";
import type { Tool } from "./schemas.server.ts";

/** What the number beside a tool of /arsenal counts. */
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
    description: "Makes a harmless practice scam for your team. Anyone who taps it gets a short lesson.",
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
