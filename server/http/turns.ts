interface Bounds {
  /** Jobs that run at a time. */
  parallel: number;
  /** Jobs of one asker, running and waiting. */
  ofOne: number;
  /** Jobs of all askers, running and waiting. */
  inAll: number;
}

/**
 * Lets so many jobs run at a time, and so many wait (fair queueing): askers take turns, and the jobs of one asker run in
 * their order, so that nobody waits for all jobs of another.
 */
export class Turns {
  readonly #bounds: Bounds;
  readonly #ofAskers = new Map<string, number>();
  /** In the order in which they have their next turn. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #running = 0;
  #waitingInAll = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** The function ends the turn. Undefined, at once, where too many wait already. */
  take(asker: string): Promise<() => void> | undefined {
    const own = this.#ofAskers.get(asker) ?? 0;
    const isFull = this.#running + this.#waitingInAll >= this.#bounds.inAll;
    if (isFull || own >= this.#bounds.ofOne) return undefined;
    this.#ofAskers.set(asker, own + 1);
    return this.#turn(asker).then(() => this.#ending(asker));
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
      const own = (this.#ofAskers.get(asker) ?? 0) - 1;
      if (own > 0) this.#ofAskers.set(asker, own);
      else this.#ofAskers.delete(asker);
      const next = this.#next();
      // Hands the slot over, so that a new job does not overtake a waiting one.
      if (next === undefined) this.#running -= 1;
      else next();
    };
  }
}
