/** Runs so many jobs at a time; the others wait, first come, first served. */
export function atMost(limit: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(job: () => Promise<Result>): Promise<Result> => {
    if (running < limit) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await job();
    } finally {
      // The place is handed over, so that nobody who comes now overtakes whoever has waited.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
