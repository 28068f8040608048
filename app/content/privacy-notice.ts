// Extensions, because scripts/registrations.ts runs what it imports as it is.
import type { FieldName } from "../registration/fields.ts";
import { sample } from "./sample.ts";

/** Months after which a registration is erased at the latest. */
export const RETENTION_MONTHS = sample(12);

/** What the registration's answers are for, as the notice above the form's button groups them. */
export const uses: readonly { purpose: string; of: readonly FieldName[] }[] = [
  { purpose: "To write to you, and to reach you on the day", of: ["name", "email", "phone"] },
  {
    purpose: "To find tasks that fit you",
    of: ["designation", "company", "community_experience", "super_power", "dev_experience"],
  },
  { purpose: "To plan the meetup that you chose", of: ["volunteer_for", "expectations", "comments"] },
];
