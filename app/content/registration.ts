import { sample } from "./sample.ts";
import { site } from "./site.ts";

/** Months after which a registration is deleted. The database function `daily_upkeep` has an equal number. */
export const RETENTION_MONTHS = 12;

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

/** The notice beside the volunteer form (Digital Personal Data Protection Act 2023, section 5). */
export const consentTexts = {
  use: `We use your answers only to plan meetups and to contact you. We delete them after ${RETENTION_MONTHS} months, or sooner if you ask.`,
  consent: "By pressing Register you agree that we use your answers in this way.",
  readers: `only ${site.name}’s organisers. They are stored with Supabase and sent through Cloudflare.`,
  rights: "to see, correct or erase your answers, or to withdraw your consent, email",
  complaint: "If we cannot resolve it, you can complain to the Data Protection Board of India.",
};
