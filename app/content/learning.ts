import { sample } from "./sample.ts";
import type { Assessment, Course } from "./schemas.server.ts";

/** How much an audience already knows. */
export const levels = ["Beginner", "Intermediate", "Advanced"] as const satisfies readonly Course["level"][];

/** The courses of /on-demand-training. Prices are rupees. */
export const courses: readonly Course[] = [
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

export const assessments: readonly Assessment[] = [
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

/** Above the fields of /call-for-trainings. */
export const proposalNotice = {
  state: "We are not accepting proposals yet.",
  instead: "This is a preview of the form. Email us your idea instead. To give a talk at a meetup, see",
};

/** What makes a good proposal for /call-for-trainings. */
export const proposalAdvice = [
  "Teach one thing well. If you teach ten, people forget.",
  "Say what people need to know before they come.",
  "Plan time to practise. People learn by doing.",
];

type ProposalField = {
  name: string;
  label: string;
  kind: "text" | "textarea" | "number" | "select";
  hint?: string;
  options?: readonly string[];
};

/** The fields of /call-for-trainings. */
export const proposalFields = [
  { name: "title", label: "Title", kind: "text", hint: "The name of the training, in a few words." },
  { name: "description", label: "Description", kind: "textarea", hint: "What will people be able to do?" },
  { name: "duration", label: "Duration in hours", kind: "number" },
  { name: "audience", label: "Target audience", kind: "select", options: levels },
] as const satisfies readonly ProposalField[];
