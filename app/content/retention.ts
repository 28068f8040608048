/** Months after which the database function `daily_upkeep` erases a registration. Change both together. */
export const RETENTION_MONTHS = 12;
