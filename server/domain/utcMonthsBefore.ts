/** The moment so many months earlier: on the same day of the month, or on its last one. */
export function utcMonthsBefore(now: Date, months: number): Date {
  const found = new Date(now);
  found.setUTCMonth(now.getUTCMonth() - months);
  // A day that the month does not have leads into the next one.
  if (found.getUTCDate() !== now.getUTCDate()) found.setUTCDate(0);
  return found;
}
