/**
 * This many milliseconds (30 days) pass between setting or shortening a retention and its first deletion. In
 * this time, people notice a typing error. Deletions by a retention are final.
 */
export const retentionNotice = 30 * 24 * 60 * 60_000;

/** Null months mean that stacks are kept for ever. No stack is deleted before `from`. */
interface Retention {
  months: number | null;
  from: Date | null;
}

export function retentionFrom(former: Retention | undefined, months: number | null, now: Date): Date | null {
  if (months === null) return null;
  const isLonger = former !== undefined && former.months !== null && months >= former.months;
  return isLonger && former.from !== null ? former.from : new Date(now.getTime() + retentionNotice);
}
