const msPerDay = 86_400_000;

/** Returns whole days from the measurement to the answer, or null before the measurement. */
export function ageInDays(measured: string | null, loadedAt: string | undefined): number | null {
  if (measured === null || loadedAt === undefined) return null;
  return Math.max(0, Math.floor((Date.parse(loadedAt) - Date.parse(measured)) / msPerDay));
}
