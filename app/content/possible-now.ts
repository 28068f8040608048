import type { Path } from "./pages.ts";

type Suggestion = {
  path: Path;
  title: string;
  text: string;
};

/** What visitors can do until a page in preparation is ready. */
export const possibleNow: readonly Suggestion[] = [
  {
    path: "/events",
    title: "Come to a meetup",
    text: "Free, every month, in three cities.",
  },
  {
    path: "/trainings",
    title: "Recognise a scam",
    text: "A two-minute read.",
  },
  {
    path: "/Volunteer",
    title: "Volunteer",
    text: "Help at a meetup in your city.",
  },
];
