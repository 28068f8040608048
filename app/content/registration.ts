import { sample } from "./sample.ts";
import { site } from "./site.ts";

/** What to expect of the registration, told before it is sent. */
export const nextSteps: readonly string[] = [
  "This page tells you at once that you are registered.",
  sample("The organisers of your meetup write to you by email."),
  "If something goes wrong, your answers stay. Sending them again is safe.",
];

/** What happens after the registration. */
export const afterwards: readonly string[] = [
  sample(`The organisers of the meetup read your answers and write to you by email, from ${site.email}.`),
  "We never ask for a password, a PIN or a one-time code. A message that does is not from us.",
];

/** The subject of a message about an existing registration. */
export const CORRECTION_SUBJECT = "My volunteer registration";
