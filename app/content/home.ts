/** The counters of the home page by their labels. Each counts up to its value, and a plus sign follows. */
export const counters = { Members: 4000, "Events conducted": 14, "Certified professionals": 86 };

/** The three experience cards by their titles. */
export const experiences = {
  "Skill development": {
    text: "Practise together: check a suspicious link, secure an account and know what to do when something goes wrong.",
    picture: "steps",
  },
  "Knowledge sharing": { text: "Hear from people who do this work, and ask them anything.", picture: "speech" },
  Networking: {
    text: "Meet students, professionals and first-timers from your city who care about the same things.",
    picture: "people",
  },
} as const;

export const missionStatement =
  "Everyone deserves to feel safe online. We help neighbours, classmates and colleagues learn cyber safety together.";
