import type { Asker } from '../domain/asker';

interface Bounds {
  parallel: number;
  ofOne?: number;
  /**
   * This limits the jobs of one group, running and waiting. It is lower than `inAll`, so that others get a
   * share. Undefined means no limit.
   */
  ofGroup?: number;
  inAll?: number;
}

/**
 * In this fair queue, groups take turns, and so do the askers within a group; the jobs of one asker run in
 * their order. So nobody waits for all jobs of another asker.
 */
export class Turns {
  readonly #bounds: Required<Bounds>;
  readonly #ofAskers = new Counts();
  readonly #ofGroups = new Counts();
  readonly #first = new Waiting();
  readonly #others = new Waiting();
  #running = 0;
  #firstInARow = 0;

  constructor({ parallel, ...most }: Bounds) {
    const unlimited = Number.POSITIVE_INFINITY;
    this.#bounds = { parallel, ofOne: unlimited, ofGroup: unlimited, inAll: unlimited, ...most };
  }

  /**
   * The promise rejects with the signal's reason if the signal is aborted before the turn.
   * @returns the function that ends the turn, or undefined immediately if too many jobs wait already
   */
  take(asker: Asker, signal?: AbortSignal): Promise<() => void> | undefined {
    return this.#takeBehind(this.#others, asker, signal);
  }

  /**
   * Jobs queued here get two turns for each turn of the other jobs, which do not count towards their limit
   * while they wait. No limit applies to the first job of a group: it is queued however many jobs wait.
   */
  takeFirst(asker: Asker, signal?: AbortSignal): Promise<() => void> | undefined {
    const { who, group = who } = asker;
    if (this.#ofGroups.of(group) === 0) return this.#waitBehind(this.#first, asker, signal);
    return this.#takeBehind(this.#first, asker, signal);
  }

  /**
   * The job is queued however many wait already.
   * @returns the function that ends the turn
   */
  wait(asker: Asker): Promise<() => void> {
    return this.#waitBehind(this.#others, asker);
  }

  #takeBehind(waiting: Waiting, asker: Asker, signal?: AbortSignal): Promise<() => void> | undefined {
    const { ofOne, ofGroup, inAll } = this.#bounds;
    const { who, group = who } = asker;
    const isFull =
      this.#running + waiting.count >= inAll ||
      this.#ofAskers.of(who) >= ofOne ||
      this.#ofGroups.of(group) >= ofGroup;
    return isFull ? undefined : this.#waitBehind(waiting, asker, signal);
  }

  async #waitBehind(
    waiting: Waiting,
    { who, group = who }: Asker,
    signal?: AbortSignal,
  ): Promise<() => void> {
    const count = (change: number) => {
      this.#ofAskers.add(who, change);
      this.#ofGroups.add(group, change);
    };
    count(1);
    if (this.#running < this.#bounds.parallel) this.#running += 1;
    else
      try {
        await waiting.turn(group, who, signal);
      } catch (reason) {
        count(-1);
        throw reason;
      }
    return this.#ending(who, group);
  }

  #next(): Begin | undefined {
    const isTurnOfOthers = this.#firstInARow >= 2;
    const begin = isTurnOfOthers ? this.#others.next() : this.#first.next();
    this.#firstInARow = isTurnOfOthers || begin === undefined ? 0 : this.#firstInARow + 1;
    return begin ?? (isTurnOfOthers ? this.#first.next() : this.#others.next());
  }

  #ending(who: string, group: string): () => void {
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      this.#ofAskers.add(who, -1);
      this.#ofGroups.add(group, -1);
      const begin = this.#next();
      // The slot is handed over, so that a new job does not overtake a waiting one.
      if (begin === undefined) this.#running -= 1;
      else begin();
    };
  }
}

class Counts {
  readonly #counts = new Map<string, number>();

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  add(key: string, change: number): void {
    const count = this.of(key) + change;
    if (count > 0) this.#counts.set(key, count);
    else this.#counts.delete(key);
  }
}

class Rotation<Value> {
  readonly #values = new Map<string, Value>();

  at(key: string, make: () => Value): Value {
    const value = this.#values.get(key) ?? make();
    this.#values.set(key, value);
    return value;
  }

  next<Taken>(take: (value: Value) => { taken: Taken; isEmpty: boolean }): Taken | undefined {
    const [first] = this.#values;
    if (first === undefined) return undefined;
    const [key, value] = first;
    const { taken, isEmpty } = take(value);
    this.#values.delete(key);
    if (!isEmpty) this.#values.set(key, value);
    return taken;
  }

  get isEmpty(): boolean {
    return this.#values.size === 0;
  }
}

type Begin = () => void;

function nextOf<Value>(
  rotation: Rotation<Value>,
  take: (value: Value) => Begin | undefined,
  isEmpty: (value: Value) => boolean,
): Begin | undefined {
  while (!rotation.isEmpty) {
    const begin = rotation.next((value) => {
      const taken = take(value);
      return { taken, isEmpty: isEmpty(value) };
    });
    if (begin !== undefined) return begin;
  }
  return undefined;
}

class Waiting {
  readonly #groups = new Rotation<Rotation<Begin[]>>();
  count = 0;

  turn(group: string, who: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const jobs = this.#groups.at(group, () => new Rotation<Begin[]>()).at(who, () => []);
      const leave = () => {
        jobs.splice(jobs.indexOf(begin), 1);
        this.count -= 1;
        reject(signal?.reason);
      };
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.count += 1;
      jobs.push(begin);
    });
  }

  next(): Begin | undefined {
    const begin = nextOf(
      this.#groups,
      (askers) =>
        nextOf(
          askers,
          (jobs) => jobs.shift(),
          ({ length }) => length === 0,
        ),
      ({ isEmpty }) => isEmpty,
    );
    if (begin !== undefined) this.count -= 1;
    return begin;
  }
}
