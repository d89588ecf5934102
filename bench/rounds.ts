export const isTrial = process.env.ROUNDS !== undefined;

export const roundsOr = (needed: number) => Number(process.env.ROUNDS ?? needed);
