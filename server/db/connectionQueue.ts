import { currentAsker } from './asker';

interface Waiting {
  begin: (start: number) => void;
  giveUp: NodeJS.Timeout | undefined;
}

/** What an asker has had of the connections. */
interface Usage {
  /** Milliseconds of the jobs that have ended, on the clock of the queue. */
  ended: number;
  running: number;
  /** The sum of the moments at which the running jobs began. */
  starts: number;
  readonly waiting: Set<Waiting>;
}

interface QueueOptions {
  /** Connections: so many jobs run at a time. */
  parallel: number;
  /** Milliseconds that a job may wait. 0: for ever. */
  longestWait?: number;
  now?: () => number;
}

/**
 * Start-time fair queueing of the connections: next comes the job of the asker who has had least of their time, that of the
 * running jobs included. Whoever asks rarely waits at most until the next job ends. What nobody asks for, such as a file while
 * it is sent, counts as one asker.
 */
export class ConnectionQueue {
  readonly #usages = new Map<string, Usage>();
  readonly #parallel: number;
  readonly #longestWait: number;
  readonly #now: () => number;
  #running = 0;
  /** The most that an asker had used when a job of theirs began. Whoever was away starts there: time away saves nothing. */
  #clock = 0;

  constructor({ parallel, longestWait = 0, now = () => performance.now() }: QueueOptions) {
    this.#parallel = parallel;
    this.#longestWait = longestWait;
    this.#now = now;
  }

  /** @throws Error in the driver's words, where no connection becomes free in time */
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

  /** @returns the moment at which the job begins */
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
      // Nobody waits, so that nobody has to be put behind another.
      if (this.#running === 0) this.#usages.clear();
      return;
    }
    next.waiting.delete(first);
    clearTimeout(first.giveUp);
    first.begin(this.#begin(next));
  }

  /** Of those who wait. Forgets on the way whose past makes no difference any more. */
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
