import { sample } from "./sample.ts";
import { site } from "./site.ts";

/** The texts of the form's page: the link to /events and the text before it, and the text before our email address. */
export const formTexts = {
  beforeEventsLink: "Under 18? Ask a parent or guardian first. Only want to come?",
  eventsLink: "You need not register.",
  beforeEmail: "Do you have a question? Email us at",
};

export const afterwards: readonly string[] = [
  sample(`The organisers will read your answers and email you from ${site.email}.`),
  site.neverAsks,
];

/** How to correct or withdraw a registration: the texts before and after our email address. */
export const correction = {
  beforeEmail: "To correct or withdraw your answers, email",
  afterEmail: "from the address in the form. If you send the form again with changes, we count you twice.",
};

/** The subject of an email about an existing registration. */
export const CORRECTION_SUBJECT = "My volunteer registration";
