/**
 * Runs at most `limit` jobs at a time. Askers take turns: the jobs of one asker run in their order, and no
 * asker waits for all jobs of another one.
 */
export function fairQueue(limit: number) {
  let running = 0;
  const waiting = new Map<string, (() => void)[]>();

  function nextInTurn(): (() => void) | undefined {
    const [first] = waiting;
    if (first === undefined) return undefined;
    const [asker, [next, ...later]] = first;
    waiting.delete(asker);
    // Behind all other waiting askers.
    if (later.length > 0) waiting.set(asker, later);
    return next;
  }

  return async <Result>(asker: string, job: () => Promise<Result>): Promise<Result> => {
    if (running < limit) running += 1;
    else
      await new Promise<void>((resolve) => {
        waiting.set(asker, [...(waiting.get(asker) ?? []), resolve]);
      });
    try {
      return await job();
    } finally {
      // Hands its slot over, so that a new job does not overtake a waiting one.
      const next = nextInTurn();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
