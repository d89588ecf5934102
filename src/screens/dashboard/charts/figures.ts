/** What the dashboard counts (specification, stack area, section 2), in the order of its cards. */
export const figures = ['preregistrations', 'fullMeasurements', 'pieceCount', 'assignedToSawmill'] as const;

export type Figure = (typeof figures)[number];
