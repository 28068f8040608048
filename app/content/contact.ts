import { sample } from "./sample.ts";

/** What to expect after writing to us. */
export const contactLead = sample(
  "A volunteer reads every message. We do this in our free time, so please give us a little time to answer.",
);

/** In lines. */
export const postalAddress = sample([
  "Navbindu",
  "c/o Meetup venue, 1 Example Road",
  "Pune 411001",
  "Maharashtra, India",
]);
