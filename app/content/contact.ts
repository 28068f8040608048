import { sample } from "./sample.ts";

/** What to expect after writing to us. */
export const contactLead = sample("Volunteers read every message in their free time, so a reply may take a while.");

/** The postal address, in lines. */
export const postalAddress = sample([
  "Navbindu",
  "c/o Meetup venue, 1 Example Road",
  "Pune 411001",
  "Maharashtra, India",
]);
