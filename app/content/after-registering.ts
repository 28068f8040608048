import { sample } from "./sample.ts";
import { site } from "./site.ts";

/** The texts around the form's links to /events and to our email address. */
export const formTexts = {
  consent: "Under 18? Ask a parent or guardian first. Only want to come?",
  guests: "You need not register.",
  question: "Do you have a question? Email us at",
};

export const afterwards: readonly string[] = [
  sample(`The organisers will read your answers and email you from ${site.email}.`),
  site.neverAsks,
];

/** How to correct or withdraw a registration: before and after our email address. */
export const correction = {
  email: "To correct or withdraw your answers, email",
  from: "from the address in the form. If you send the form again with changes, we count you twice.",
};

/** The subject of an email about an existing registration. */
export const CORRECTION_SUBJECT = "My volunteer registration";
