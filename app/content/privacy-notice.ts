// An extension, because scripts/registrations.ts runs what it imports as it is.
import { sample } from "./sample.ts";

/** Months after which a registration is erased at the latest. */
export const RETENTION_MONTHS = sample(12);
