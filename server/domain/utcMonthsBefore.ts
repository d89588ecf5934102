export function utcMonthsBefore(now: Date, months: number): Date {
  const found = new Date(now);
  found.setUTCMonth(now.getUTCMonth() - months);
  // A day that the month does not have leads into the next one.
  if (found.getUTCDate() !== now.getUTCDate()) found.setUTCDate(0);
  return found;
}
