/** A due diligence statement and its evidence are kept for five years (Regulation (EU) 2023/1115). */
export const statementKeptMonths = 60;
