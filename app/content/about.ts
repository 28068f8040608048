/** The mission of /about, in paragraphs. */
export const mission: readonly string[] = [
  "We would like everyone in India to feel at home online.",
  "Safety is a habit, and habits are learnt from people. So we meet face to face, every month, in Pune, Bengaluru and Hyderabad. Someone explains, someone asks, and everyone goes home knowing one thing more.",
  "Every meetup is free. Volunteers find the room, brief the speakers, welcome the guests and stay until the last question.",
];

/** How the community works. */
export const principles = {
  "No question is too small":
    "We explain words before we use them. Nobody is laughed at for a mistake, least of all a costly one.",
  "Calm before alarm": "Fear makes people freeze. We show what to do, step by step, and practise it together.",
  "Free, and free of sales": "A meetup costs you a few hours and nothing else. Talks teach; they do not sell.",
};
