/**
 * Regulation (EU) 2023/1115 requires a due diligence statement and its evidence to be kept for five years.
 */
export const statementKeptMonths = 60;
