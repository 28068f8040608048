/** How much an audience already knows. */
export const levels = ["Beginner", "Intermediate", "Advanced"] as const;

export type Level = (typeof levels)[number];

/** What makes a good proposal. */
export const proposalAdvice: readonly string[] = [
  "Teach one thing well. People forget ten.",
  "Say what people need to know before they come.",
  "Plan time to practise. People learn by doing.",
];

/** The fields of /call-for-trainings. None is required, because nothing is sent. */
export const trainingProposalFields = [
  {
    name: "title",
    label: "Title",
    kind: "text",
    hint: "The name of the training, in a few words.",
  },
  {
    name: "description",
    label: "Description",
    kind: "textarea",
    hint: "What will people be able to do afterwards?",
  },
  { name: "duration", label: "Duration in hours", kind: "number" },
  { name: "audience", label: "Target audience", kind: "select", options: levels },
] as const;
