/** A number of rounds is only asked for to see the bench run: its figures are too rough to be kept. */
export const isTrial = process.env.ROUNDS !== undefined;

export const roundsOr = (needed: number) => Number(process.env.ROUNDS ?? needed);
