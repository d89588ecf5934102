/**
 * A deleted organisation can be restored for this many milliseconds. The portal's texts say that these are 30
 * days.
 */
export const deletionIsFinalAfter = 30 * 24 * 60 * 60_000;
