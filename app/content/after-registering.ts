import { sample } from "./sample.ts";
import { site } from "./site.ts";

export const afterwards: readonly string[] = [
  sample(`The organisers will read your answers and email you from ${site.email}.`),
  "We never ask for a password, PIN or OTP. If a message asks for one, it is not from us.",
];

/** The subject of an email about an existing registration. */
export const CORRECTION_SUBJECT = "My volunteer registration";
