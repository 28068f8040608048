import { nineMessages } from "./nine-messages.ts";
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
    path: nineMessages.path,
    title: nineMessages.title,
    text: "Test yourself in two minutes.",
  },
  {
    path: "/Volunteer",
    title: "Volunteer",
    text: "Help at a meetup in your city.",
  },
];
