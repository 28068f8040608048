const { SOURCE_DATE_EPOCH } = process.env;

/** The time of the build, or the one in SOURCE_DATE_EPOCH (https://reproducible-builds.org/docs/source-date-epoch/). */
export const buildTime = SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date();

/** The day of the build in India, as `2026-12-19`. */
export const buildDay = buildTime.toLocaleDateString("sv-SE", { timeZone: "Asia/Kolkata" });
