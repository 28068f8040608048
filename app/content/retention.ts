/**
 * Months after which a registration is erased at the latest. The database erases: with another number goes a migration
 * that says it to `daily_upkeep`.
 */
export const RETENTION_MONTHS = 12;
