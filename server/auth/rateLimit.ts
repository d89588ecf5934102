import { tooManyAttempts } from '../http/failure';

interface Limit {
  most: number;
  minutes: number;
}

/** Counts attempts by key within a sliding window. An attempt costs the same however many keys there are. */
export class SlidingWindow {
  /** In the order of the last attempt. */
  readonly #moments = new Map<string, number[]>();

  readonly #most: number;
  readonly #milliseconds: number;

  constructor({ most, minutes }: Limit) {
    this.#most = most;
    this.#milliseconds = minutes * 60_000;
  }

  /** Milliseconds until the next attempt is allowed; 0 when it is allowed now. */
  wait(key: string, now: number): number {
    const recent = this.#recent(key, now);
    const oldest = recent[recent.length - this.#most];
    return oldest === undefined ? 0 : oldest + this.#milliseconds - now;
  }

  add(key: string, now: number): void {
    const recent = this.#recent(key, now);
    this.#moments.delete(key);
    this.#moments.set(key, [...recent, now]);
    this.#forgetOldest(now);
  }

  remove(key: string, moment: number): void {
    const moments = this.#moments.get(key);
    const index = moments?.indexOf(moment) ?? -1;
    if (index >= 0) moments?.splice(index, 1);
    if (moments?.length === 0) this.#moments.delete(key);
  }

  #recent(key: string, now: number): number[] {
    return (this.#moments.get(key) ?? []).filter((moment) => this.#isRecent(moment, now));
  }

  #isRecent(moment: number, now: number): boolean {
    return moment > now - this.#milliseconds;
  }

  /** An attempt adds one key at most, so that two are enough to forget all in the end. */
  #forgetOldest(now: number): void {
    let mayForget = 2;
    for (const [key, moments] of this.#moments) {
      if (mayForget === 0 || this.#isRecent(moments.at(-1) ?? 0, now)) return;
      this.#moments.delete(key);
      mayForget -= 1;
    }
  }
}

const perConnection: Limit = { most: 20, minutes: 1 };

/**
 * Limits attempts per account, and per connection to 20 a minute. An attempt counts from its beginning, so
 * that many at once gain nothing.
 */
export class Attempts {
  readonly #accounts: SlidingWindow;
  readonly #connections = new SlidingWindow(perConnection);

  constructor(perAccount: Limit) {
    this.#accounts = new SlidingWindow(perAccount);
  }

  /**
   * Counts an attempt and returns a function that takes it back.
   * @throws ServiceFailure 429 with the time to wait
   */
  begin(account: string, address: string, at: Date): () => void {
    const now = at.getTime();
    const wait = Math.max(this.#accounts.wait(account, now), this.#connections.wait(address, now));
    if (wait > 0) throw tooManyAttempts(Math.ceil(wait / 1000));
    this.#accounts.add(account, now);
    this.#connections.add(address, now);
    return () => {
      this.#accounts.remove(account, now);
      this.#connections.remove(address, now);
    };
  }
}
