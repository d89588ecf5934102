/**
 * Milliseconds between the moment at which a retention is set or shortened and the first deletion by it: 30 days, in which a slip
 * of the keyboard is noticed. What a retention deletes does not come back.
 */
export const retentionNotice = 30 * 24 * 60 * 60_000;

interface Retention {
  /** Null: for ever. */
  months: number | null;
  /** No stack is deleted before it. */
  from: Date | null;
}

/**
 * When a retention begins to delete: after the notice where it is new or shorter than the former one, else as before. Null
 * for ever.
 */
export function retentionFrom(former: Retention | undefined, months: number | null, now: Date): Date | null {
  if (months === null) return null;
  const isLonger = former !== undefined && former.months !== null && months >= former.months;
  return isLonger && former.from !== null ? former.from : new Date(now.getTime() + retentionNotice);
}
