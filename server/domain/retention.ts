/**
 * This many milliseconds pass between setting or shortening a retention and its first deletion: 30 days, in
 * which a slip of the keyboard is noticed. Deletions by a retention are final.
 */
export const retentionNotice = 30 * 24 * 60 * 60_000;

/** Null months mean for ever, and no stack is deleted before `from`. */
interface Retention {
  months: number | null;
  from: Date | null;
}

export function retentionFrom(former: Retention | undefined, months: number | null, now: Date): Date | null {
  if (months === null) return null;
  const isLonger = former !== undefined && former.months !== null && months >= former.months;
  return isLonger && former.from !== null ? former.from : new Date(now.getTime() + retentionNotice);
}
