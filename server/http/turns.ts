interface Bounds {
  /** Jobs that run at a time. */
  parallel: number;
  /** Jobs of one asker, running and waiting. */
  ofOne: number;
  /** Jobs of all askers, running and waiting. */
  inAll: number;
}

/** Lets so many jobs run at a time, and so many wait in the order in which they came. */
export class Turns {
  readonly #bounds: Bounds;
  readonly #ofAskers = new Map<string, number>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** The function ends the turn. Undefined, at once, where too many wait already. */
  take(asker: string): Promise<() => void> | undefined {
    const own = this.#ofAskers.get(asker) ?? 0;
    const isFull = this.#running + this.#waiting.length >= this.#bounds.inAll;
    if (isFull || own >= this.#bounds.ofOne) return undefined;
    this.#ofAskers.set(asker, own + 1);
    return this.#turn().then(() => this.#ending(asker));
  }

  #turn(): Promise<void> {
    if (this.#running < this.#bounds.parallel) {
      this.#running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
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
      const next = this.#waiting.shift();
      // Hands the slot over, so that a new job does not overtake a waiting one.
      if (next === undefined) this.#running -= 1;
      else next();
    };
  }
}
