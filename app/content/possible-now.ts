import { numberWord } from "#app/ui/format.ts";
import type { Path } from "./pages.ts";
import { warnings } from "./warnings.ts";

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
    title: `Recognise ${numberWord(warnings.length).toLowerCase()} scams`,
    text: "A two-minute read.",
  },
  {
    path: "/Volunteer",
    title: "Volunteer",
    text: "Help at a meetup in your city.",
  },
];
