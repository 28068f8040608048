import { sample } from "./sample.ts";

/** Months after which a registration is erased at the latest. */
export const RETENTION_MONTHS = sample(12);
