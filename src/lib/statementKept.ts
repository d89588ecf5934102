/** A due diligence statement and what it rests on are kept for five years (Regulation (EU) 2023/1115). */
export const statementKeptMonths = 60;
