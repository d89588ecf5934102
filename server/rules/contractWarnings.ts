const warningDays = 60;
const day = 24 * 60 * 60 * 1000;

/** The end of a contract's last day; contract dates are calendar days in UTC. */
export function expiryOf(endDate: string): string {
  return `${endDate}T23:59:59Z`;
}

/** True when the current contract has ended or ends within 60 days and none follows it. */
export function contractExpiresSoon(current: string | null, hasNext: boolean, now: Date): boolean {
  if (current === null || hasNext) return false;
  return Date.parse(expiryOf(current)) - now.getTime() <= warningDays * day;
}
