const msPerDay = 86_400_000;

export function ageInDays(measured: string | null, loadedAt: string | undefined): number | null {
  if (measured === null || loadedAt === undefined) return null;
  return Math.max(0, Math.floor((Date.parse(loadedAt) - Date.parse(measured)) / msPerDay));
}
