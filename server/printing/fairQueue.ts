/**
 * Runs so many jobs at a time. Those who ask for more take turns: the jobs of one person are done in their order, and
 * nobody waits for all that somebody else has asked for.
 */
export function fairQueue(limit: number) {
  let running = 0;
  const waiting = new Map<string, (() => void)[]>();

  function nextInTurn(): (() => void) | undefined {
    const [first] = waiting;
    if (first === undefined) return undefined;
    const [asker, [next, ...later]] = first;
    waiting.delete(asker);
    // Behind everybody else who waits.
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
      // The place is handed over, so that nobody who comes now overtakes whoever has waited.
      const next = nextInTurn();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
