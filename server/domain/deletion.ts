/**
 * A deleted organisation can be restored for this many milliseconds: 30 days, which the portal's texts name.
 */
export const deletionIsFinalAfter = 30 * 24 * 60 * 60_000;
