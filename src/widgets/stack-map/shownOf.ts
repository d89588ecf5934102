interface Counts {
  /** Stacks with a place on the map. */
  shown: number;
  total: number | undefined;
  limit: number;
}

interface Shown {
  limited: { shown: number; total: number } | undefined;
  withoutPosition: number;
}

/** What the map leaves out: stacks beyond the service's limit, and stacks that have no position. */
export function shownOf({ shown, total = shown, limit }: Counts): Shown {
  return {
    limited: total > limit ? { shown, total } : undefined,
    withoutPosition: Math.max(0, Math.min(total, limit) - shown),
  };
}
