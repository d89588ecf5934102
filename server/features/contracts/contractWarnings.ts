import { expiryOf } from './contractDays';

const warningDays = 60;
const day = 24 * 60 * 60 * 1000;

/** True when the current contract has ended or ends within 60 days and none follows it. */
export function contractExpiresSoon(current: string | null, hasNext: boolean, now: Date): boolean {
  if (current === null || hasNext) return false;
  return Date.parse(expiryOf(current)) - now.getTime() <= warningDays * day;
}
