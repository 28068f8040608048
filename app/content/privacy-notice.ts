import { RETENTION_MONTHS } from "./retention.ts";
import { site } from "./site.ts";

/** The notice beside the volunteer form (Digital Personal Data Protection Act 2023, section 5). */
export const privacyNotice = {
  use: `We use your answers only to plan meetups and to contact you. We delete them after ${RETENTION_MONTHS} months, or sooner if you ask.`,
  consent: "By pressing Register you agree that we use your answers in this way.",
  readers: `only ${site.name}’s organisers. They are stored with Supabase and sent through Cloudflare.`,
  rights: "to see, correct or erase your answers, or to withdraw your consent, email",
  complaint: "If we cannot resolve it, you can complain to the Data Protection Board of India.",
};
