interface Amount {
  count: number;
  withoutVolume: number;
  volume: number;
}

/**
 * Adds up parts with the same key; the largest volume comes first. The given volumes are in thousandths, so
 * that the sums are exact; the returned ones are in whole units.
 */
export function addedUp<Part extends Amount>(parts: readonly Part[], keyOf: (part: Part) => string): Part[] {
  const sums = new Map<string, Part>();
  for (const part of parts) {
    const key = keyOf(part);
    const sum = sums.get(key);
    sums.set(key, {
      ...(sum ?? part),
      count: part.count + (sum?.count ?? 0),
      withoutVolume: part.withoutVolume + (sum?.withoutVolume ?? 0),
      volume: part.volume + (sum?.volume ?? 0),
    });
  }
  return [...sums.values()]
    .map((sum) => ({ ...sum, volume: sum.volume / 1000 }))
    .sort((a, b) => b.volume - a.volume || b.count - a.count || keyOf(a).localeCompare(keyOf(b)));
}
