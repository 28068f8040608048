/** Months after which a registration is deleted. The database function `daily_upkeep` has an equal number. */
export const RETENTION_MONTHS = 12;
