interface Counts {
  shown: number;
  total: number | undefined;
  limit: number;
}

interface MissingOnMap {
  limited: { shown: number; total: number } | undefined;
  unplaced: { count: number } | undefined;
}

export function missingOnMap({ shown, total = shown, limit }: Counts): MissingOnMap {
  const unplaced = Math.min(total, limit) - shown;
  return {
    limited: total > limit ? { shown, total } : undefined,
    unplaced: unplaced > 0 ? { count: unplaced } : undefined,
  };
}
