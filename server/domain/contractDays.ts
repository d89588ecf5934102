// Contract dates are calendar days in UTC, stored as `YYYY-MM-DD`.

export function contractDayOf(instant: string): string {
  return new Date(instant).toISOString().slice(0, 10);
}

export function beginningOf(startDate: string): string {
  return `${startDate}T00:00:00Z`;
}

export function expiryOf(endDate: string): string {
  return `${endDate}T23:59:59Z`;
}

const warningDays = 60;
const day = 24 * 60 * 60 * 1000;

export function contractExpiresSoon(current: string | null, hasNext: boolean, now: Date): boolean {
  if (current === null || hasNext) return false;
  return Date.parse(expiryOf(current)) - now.getTime() <= warningDays * day;
}
