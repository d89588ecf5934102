/** Milliseconds for which a deleted organisation can be brought back: 30 days, which the portal's texts name. */
export const deletionIsFinalAfter = 30 * 24 * 60 * 60_000;
