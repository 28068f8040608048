import { levels } from "./levels.ts";

/** What makes a proposal useful. */
export const proposalAdvice: readonly string[] = [
  "People remember one thing that is taught well, not ten that are shown.",
  "Say what people need to know before they come.",
  "Plan time to practise. People learn by doing.",
];

/** The fields of /call-for-trainings. None is required: nothing is sent. */
export const trainingProposalFields = [
  {
    name: "title",
    label: "Title",
    kind: "text",
    hint: "What the training is called, in a few words.",
  },
  {
    name: "description",
    label: "Description",
    kind: "textarea",
    hint: "What people will be able to do afterwards.",
  },
  { name: "duration", label: "Duration in hours", kind: "number" },
  { name: "audience", label: "Target audience", kind: "select", options: levels },
] as const;
