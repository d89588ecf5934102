import { currentAsker } from './asker';

interface Waiting {
  begin: (start: number) => void;
  giveUp: NodeJS.Timeout | undefined;
}

interface Usage {
  /**
   * The jobs of this asker that have ended took this many milliseconds, added to the queue's clock at which
   * the asker began.
   */
  ended: number;
  running: number;
  starts: number;
  readonly waiting: Set<Waiting>;
}

interface QueueOptions {
  parallel: number;
  /** A job waits at most this many milliseconds; 0 means for ever. */
  longestWait?: number;
  now?: () => number;
}

/**
 * Connections are shared by start-time fair queueing: the next job is that of the asker who has used least
 * connection time, including running jobs. An asker with few jobs waits at most until one job ends. All work
 * without an asker, such as sending a file, counts as one asker.
 */
export class ConnectionQueue {
  readonly #usages = new Map<string, Usage>();
  readonly #parallel: number;
  readonly #longestWait: number;
  readonly #now: () => number;
  #running = 0;
  /**
   * The clock is the highest usage at which a job has begun. An asker who returns starts at this value, so
   * that idle time earns no credit.
   */
  #clock = 0;

  constructor({ parallel, longestWait = 0, now = () => performance.now() }: QueueOptions) {
    this.#parallel = parallel;
    this.#longestWait = longestWait;
    this.#now = now;
  }

  /** @throws Error with the driver's message when no connection becomes free in time */
  async run<Result>(job: () => Promise<Result>): Promise<Result> {
    const usage = this.#usageOf(currentAsker());
    const start = this.#running >= this.#parallel ? await this.#turn(usage) : this.#begin(usage);
    try {
      return await job();
    } finally {
      usage.ended += this.#now() - start;
      usage.starts -= start;
      usage.running -= 1;
      this.#running -= 1;
      this.#beginNext();
    }
  }

  #usageOf(asker: string): Usage {
    const usage = this.#usages.get(asker) ?? { ended: 0, running: 0, starts: 0, waiting: new Set() };
    if (isIdle(usage)) usage.ended = Math.max(usage.ended, this.#clock);
    this.#usages.set(asker, usage);
    return usage;
  }

  #turn(usage: Usage): Promise<number> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { begin: resolve, giveUp: undefined };
      if (this.#longestWait > 0)
        waiting.giveUp = setTimeout(() => {
          usage.waiting.delete(waiting);
          reject(new Error('timeout exceeded when trying to connect'));
        }, this.#longestWait);
      usage.waiting.add(waiting);
    });
  }

  #begin(usage: Usage): number {
    const start = this.#now();
    this.#clock = Math.max(this.#clock, usedUntil(start, usage));
    usage.starts += start;
    usage.running += 1;
    this.#running += 1;
    return start;
  }

  #beginNext(): void {
    const next = this.#leastServed();
    const [first] = next?.waiting ?? [];
    if (next === undefined || first === undefined) {
      // Without waiting jobs nobody has to be ranked, so usage can be forgotten.
      if (this.#running === 0) this.#usages.clear();
      return;
    }
    next.waiting.delete(first);
    clearTimeout(first.giveUp);
    first.begin(this.#begin(next));
  }

  #leastServed(): Usage | undefined {
    const now = this.#now();
    let least: { usage: Usage; used: number } | undefined;
    for (const [asker, usage] of this.#usages) {
      const used = usedUntil(now, usage);
      if (isIdle(usage) && used <= this.#clock) this.#usages.delete(asker);
      if (usage.waiting.size > 0 && (least === undefined || used < least.used)) least = { usage, used };
    }
    return least?.usage;
  }
}

function isIdle({ running, waiting }: Usage): boolean {
  return running + waiting.size === 0;
}

function usedUntil(now: number, { ended, running, starts }: Usage): number {
  return ended + running * now - starts;
}
