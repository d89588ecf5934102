interface Counts {
  /** Stacks on the map. */
  shown: number;
  total: number | undefined;
  limit: number;
}

interface Shown {
  limited: { shown: number; total: number } | undefined;
  unplaced: { count: number } | undefined;
}

/** What the map leaves out: stacks beyond the service's limit, and stacks that have no position. */
export function shownOf({ shown, total = shown, limit }: Counts): Shown {
  const unplaced = Math.min(total, limit) - shown;
  return {
    limited: total > limit ? { shown, total } : undefined,
    unplaced: unplaced > 0 ? { count: unplaced } : undefined,
  };
}
