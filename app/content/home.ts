/** A counter of the home page (docs/product.md, Home): it counts up to `value`, and a plus sign follows. */
export type Counter = { value: number; label: string };

export const counters: readonly Counter[] = [
  { value: 4000, label: "Members" },
  { value: 14, label: "Events conducted" },
  { value: 86, label: "Certified professionals" },
];

/** What a meetup is made of: the three experience cards. */
export const experiences = {
  "Skill development":
    "Practise together: check a suspicious link, secure an account, and act when something goes wrong.",
  "Knowledge sharing": "Hear from people who do the work. Ask anything; no question is too small or too basic.",
  Networking: "Meet students, professionals and first-timers from your city who care about the same things.",
};

export const missionStatement =
  "Everyone deserves to feel safe online. We make cyber safety something neighbours, classmates and colleagues learn together.";
