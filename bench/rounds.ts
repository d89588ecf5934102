/** One that asks for a number of rounds only wants to see the bench run: its figures are too rough to be kept. */
export const isTrial = process.env.ROUNDS !== undefined;

/** How often a bench measures: as often as its figures need, or `ROUNDS` of the environment. */
export const roundsOr = (needed: number) => Number(process.env.ROUNDS ?? needed);
