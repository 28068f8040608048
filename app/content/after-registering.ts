import { sample } from "./sample.ts";
import { site } from "./site.ts";

export const afterwards: readonly string[] = [
  sample(`The organisers will read your answers and email you from ${site.email}.`),
  site.neverAsks,
];

/** The subject of an email about an existing registration. */
export const CORRECTION_SUBJECT = "My volunteer registration";
