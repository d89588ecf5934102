interface Bounds {
  /** Jobs that run at a time. */
  parallel: number;
  /** Jobs of one asker, running and waiting; any number without it. */
  ofOne?: number;
  /** Jobs of all askers, running and waiting; any number without it. */
  inAll?: number;
}

/**
 * Lets so many jobs run at a time, and so many wait (fair queueing): askers take turns, and the jobs of one asker run in
 * their order, so that nobody waits for all jobs of another.
 */
export class Turns {
  readonly #bounds: Required<Bounds>;
  readonly #ofAskers = new Map<string, number>();
  /** In the order in which they have their next turn. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #running = 0;
  #waitingInAll = 0;

  constructor({ parallel, ofOne = Number.POSITIVE_INFINITY, inAll = Number.POSITIVE_INFINITY }: Bounds) {
    this.#bounds = { parallel, ofOne, inAll };
  }

  /** The function ends the turn. Undefined, at once, where too many wait already. */
  take(asker: string): Promise<() => void> | undefined {
    const isFull = this.#running + this.#waitingInAll >= this.#bounds.inAll;
    if (isFull || this.#ofOne(asker) >= this.#bounds.ofOne) return undefined;
    return this.wait(asker);
  }

  /** However many wait already. The function ends the turn. */
  async wait(asker: string): Promise<() => void> {
    this.#ofAskers.set(asker, this.#ofOne(asker) + 1);
    await this.#turn(asker);
    return this.#ending(asker);
  }

  #ofOne(asker: string): number {
    return this.#ofAskers.get(asker) ?? 0;
  }

  #turn(asker: string): Promise<void> {
    if (this.#running < this.#bounds.parallel) {
      this.#running += 1;
      return Promise.resolve();
    }
    this.#waitingInAll += 1;
    return new Promise((resolve) => {
      const own = this.#waiting.get(asker);
      if (own === undefined) this.#waiting.set(asker, [resolve]);
      else own.push(resolve);
    });
  }

  #next(): (() => void) | undefined {
    const [first] = this.#waiting;
    if (first === undefined) return undefined;
    const [asker, jobs] = first;
    const next = jobs.shift();
    // Behind all other waiting askers.
    this.#waiting.delete(asker);
    if (jobs.length > 0) this.#waiting.set(asker, jobs);
    this.#waitingInAll -= 1;
    return next;
  }

  /** Once, however often it is called. */
  #ending(asker: string): () => void {
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      const own = this.#ofOne(asker) - 1;
      if (own > 0) this.#ofAskers.set(asker, own);
      else this.#ofAskers.delete(asker);
      const next = this.#next();
      // Hands the slot over, so that a new job does not overtake a waiting one.
      if (next === undefined) this.#running -= 1;
      else next();
    };
  }
}
