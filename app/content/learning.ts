import { sample } from "./sample.ts";

/** How much an audience already knows. */
export const levels = ["Beginner", "Intermediate", "Advanced"] as const;

/** The courses of /on-demand-training. Prices are rupees. */
export const courses = [
  {
    title: sample("Everyday cyber safety"),
    hours: 10,
    level: "Beginner",
    description: "Passwords, payments, privacy settings and scam calls. All you need is a phone.",
    price: 4999,
  },
  {
    title: sample("Safer teams and small offices"),
    hours: 15,
    level: "Intermediate",
    description: "Backups, shared accounts, updates and an incident plan. For people who look after a team.",
    price: 6999,
  },
  {
    title: sample("Investigating an incident"),
    hours: 12,
    level: "Advanced",
    description: "Read logs and email headers, keep evidence and write a clear report.",
    price: 7999,
  },
];

export const assessments = [
  {
    title: sample("Everyday habits"),
    questions: 50,
    minutes: 60,
    description: "Passwords, updates, sharing and payments: the habits that keep a household safe.",
  },
  {
    title: sample("Spotting a scam"),
    questions: 40,
    minutes: 45,
    description: "Some messages, calls and websites are honest and some are not. Decide which ones you trust.",
  },
  {
    title: sample("Safety at work"),
    questions: 45,
    minutes: 55,
    description: "Devices, documents and colleagues: what to do when something goes wrong, and who to tell.",
  },
];

export const starsCount = sample("Stars from members");

export const tools = [
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

/** What makes a good proposal for /call-for-trainings. */
export const proposalAdvice = [
  "Teach one thing well. If you teach ten, people forget.",
  "Say what people need to know before they come.",
  "Plan time to practise. People learn by doing.",
];
