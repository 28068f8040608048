import type { Path } from "./pages.ts";

/** What is open today, for visitors of a page that is not. */
export const meanwhile: readonly { title: string; text: string; path: Path }[] = [
  { title: "Come to a meetup", text: "Free, monthly, in three cities. See how a meetup goes.", path: "/events" },
  { title: "Learn six habits", text: "A short start that you can read in two minutes.", path: "/trainings" },
  { title: "Help at a meetup", text: "Register as a volunteer in your city.", path: "/joinvolunteer" },
];
