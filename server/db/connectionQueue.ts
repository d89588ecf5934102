import { AsyncLocalStorage } from 'node:async_hooks';

/** For whom the running code asks the database: an account, or an address. */
const askers = new AsyncLocalStorage<{ asker: string }>();

/** Runs a call for an asker, who may be known better later on. */
export function askFor<Result>(asker: string, call: () => Promise<Result>): Promise<Result> {
  return askers.run({ asker }, call);
}

/** The rest of the call is for this asker. */
export function askInsteadFor(asker: string): void {
  const known = askers.getStore();
  if (known !== undefined) known.asker = asker;
}

interface Waiting {
  begin: () => void;
  giveUp: NodeJS.Timeout | undefined;
}

interface Share {
  /** Milliseconds of the connections, on the clock of the queue. */
  used: number;
  running: number;
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
 * Start-time fair queueing of the connections: next comes the job of the asker who has had least of their time. Who asks
 * rarely waits for no queue of somebody else, at most for what runs already. What no call asks for, such as a file while it is
 * sent or a job of the service, has one share.
 */
export class ConnectionQueue {
  readonly #shares = new Map<string, Share>();
  readonly #parallel: number;
  readonly #longestWait: number;
  readonly #now: () => number;
  #running = 0;
  /** The share of whoever had the last turn. Who was away begins there, and has saved nothing. */
  #clock = 0;

  constructor({ parallel, longestWait = 0, now = () => performance.now() }: QueueOptions) {
    this.#parallel = parallel;
    this.#longestWait = longestWait;
    this.#now = now;
  }

  /** @throws Error in the driver's words, where no connection becomes free in time */
  async run<Result>(job: () => Promise<Result>): Promise<Result> {
    const share = this.#shareOf(askers.getStore()?.asker ?? '');
    if (this.#running >= this.#parallel) await this.#turn(share);
    else this.#begin(share);
    const start = this.#now();
    try {
      return await job();
    } finally {
      share.used += this.#now() - start;
      share.running -= 1;
      this.#running -= 1;
      this.#beginNext();
    }
  }

  #shareOf(asker: string): Share {
    const share = this.#shares.get(asker) ?? { used: 0, running: 0, waiting: new Set() };
    if (share.running + share.waiting.size === 0) share.used = Math.max(share.used, this.#clock);
    this.#shares.set(asker, share);
    return share;
  }

  #turn(share: Share): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { begin: resolve, giveUp: undefined };
      if (this.#longestWait > 0)
        waiting.giveUp = setTimeout(() => {
          share.waiting.delete(waiting);
          reject(new Error('timeout exceeded when trying to connect'));
        }, this.#longestWait);
      share.waiting.add(waiting);
    });
  }

  #begin(share: Share): void {
    share.running += 1;
    this.#running += 1;
    this.#clock = share.used;
  }

  #beginNext(): void {
    let next: Share | undefined;
    for (const share of this.#shares.values())
      if (share.waiting.size > 0 && (next === undefined || share.used < next.used)) next = share;
    const [first] = next?.waiting ?? [];
    if (next === undefined || first === undefined) {
      // Nobody waits, so that nobody has to be put behind another.
      if (this.#running === 0) this.#shares.clear();
      return;
    }
    next.waiting.delete(first);
    clearTimeout(first.giveUp);
    this.#begin(next);
    first.begin();
  }
}
