import { tooManyAttempts } from '../access/failure';

interface Limit {
  failures: number;
  milliseconds: number;
}

const perUser: Limit = { failures: 5, milliseconds: 5 * 60_000 };
const perAddress: Limit = { failures: 20, milliseconds: 60_000 };

/** Failures by key within a sliding window; old ones are forgotten. */
class Window {
  readonly #moments = new Map<string, number[]>();

  constructor(private readonly limit: Limit) {}

  /** Milliseconds until another attempt is free; 0 when it is now. */
  wait(key: string, now: number): number {
    const recent = this.#recent(key, now);
    const oldest = recent[recent.length - this.limit.failures];
    return oldest === undefined ? 0 : oldest + this.limit.milliseconds - now;
  }

  add(key: string, now: number): void {
    for (const known of this.#moments.keys()) this.#recent(known, now);
    this.#moments.set(key, [...this.#recent(key, now), now]);
  }

  remove(key: string, moment: number): void {
    const moments = this.#moments.get(key);
    const index = moments?.indexOf(moment) ?? -1;
    if (index >= 0) moments?.splice(index, 1);
  }

  #recent(key: string, now: number): number[] {
    const recent = (this.#moments.get(key) ?? []).filter((moment) => moment > now - this.limit.milliseconds);
    if (recent.length > 0) this.#moments.set(key, recent);
    else this.#moments.delete(key);
    return recent;
  }
}

/**
 * Counts failed sign-ins: 5 in 5 minutes per user name, 20 a minute per address. An attempt counts from its beginning,
 * so that many at once gain nothing, and is forgiven when it succeeds.
 */
export class SignInAttempts {
  readonly #users = new Window(perUser);
  readonly #addresses = new Window(perAddress);

  /** Counts an attempt and returns how to forgive it; throws 429 with the time to wait when there were too many. */
  begin(user: string, address: string, at: Date): () => void {
    const now = at.getTime();
    const wait = Math.max(this.#users.wait(user, now), this.#addresses.wait(address, now));
    if (wait > 0) throw tooManyAttempts(Math.ceil(wait / 1000));
    this.#users.add(user, now);
    this.#addresses.add(address, now);
    return () => {
      this.#users.remove(user, now);
      this.#addresses.remove(address, now);
    };
  }
}
