import { availableParallelism } from 'node:os';
import type { Asker } from '../domain/asker';
import { Turns } from './turns';

/**
 * A costly call waits at most this many milliseconds for cheap calls to end, because new ones may arrive
 * without end. A stack list takes about 20.
 */
const longestWait = 50;

/**
 * Costly calls use one processor fewer than the machine has. While cheap calls run, a costly call waits for a
 * short time before it begins, so that the cheap calls find the processors and the main thread free.
 */
export class CostlyTurns {
  readonly #turns: Turns;
  #cheap = 0;
  readonly #waiting = new Set<() => void>();

  constructor(processors = availableParallelism()) {
    this.#turns = new Turns({ parallel: Math.max(1, processors - 1) });
  }

  async take(asker: Asker): Promise<() => void> {
    const end = await this.#turns.wait(asker);
    if (this.#cheap > 0) await this.#untilQuiet();
    return end;
  }

  async letFirst(call: () => Promise<void>): Promise<void> {
    this.#cheap += 1;
    try {
      await call();
    } finally {
      this.#cheap -= 1;
      if (this.#cheap === 0) for (const begin of this.#waiting) begin();
    }
  }

  #untilQuiet(): Promise<void> {
    return new Promise((resolve) => {
      const begin = () => {
        clearTimeout(timer);
        this.#waiting.delete(begin);
        resolve();
      };
      const timer = setTimeout(begin, longestWait);
      this.#waiting.add(begin);
    });
  }
}
