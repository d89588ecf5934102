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

interface AccountLimits {
  /** For one account from one address. */
  perAddress: Limit;
  /** For one account from all addresses. */
  inAll: Limit;
}

/**
 * Limits attempts on an account by the address that they come from, so that nobody locks its owner out, and in all, so
 * that many addresses gain little. An address that has succeeded is not held back by what others try.
 */
export class AccountLimit {
  readonly #pairs: SlidingWindow;
  readonly #accounts: SlidingWindow;
  readonly #succeeded = new SlidingWindow({ most: 1, minutes: 30 * 24 * 60 });

  constructor({ perAddress, inAll }: AccountLimits) {
    this.#pairs = new SlidingWindow(perAddress);
    this.#accounts = new SlidingWindow(inAll);
  }

  /** Milliseconds until the next attempt is allowed; 0 when it is allowed now. */
  wait(account: string, address: string, now: number): number {
    const pair = `${address} ${account}`;
    const isKnown = this.#succeeded.wait(pair, now) > 0;
    return Math.max(this.#pairs.wait(pair, now), isKnown ? 0 : this.#accounts.wait(account, now));
  }

  /** Counts an attempt; the function takes it back when it has succeeded. */
  add(account: string, address: string, now: number): () => void {
    const pair = `${address} ${account}`;
    this.#pairs.add(pair, now);
    this.#accounts.add(account, now);
    return () => {
      this.#pairs.remove(pair, now);
      this.#accounts.remove(account, now);
      this.#succeeded.add(pair, now);
    };
  }
}

/** Limits attempts from one address, whatever they are about, to 20 a minute. */
export class AddressLimit {
  readonly #addresses = new SlidingWindow({ most: 20, minutes: 1 });

  /**
   * Counts an attempt and returns a function that takes it back.
   * @throws ServiceFailure 429 with the time to wait
   */
  begin(address: string, now: number): () => void {
    requireNoWait(this.#addresses.wait(address, now));
    this.#addresses.add(address, now);
    return () => this.#addresses.remove(address, now);
  }
}

/** @throws ServiceFailure 429 */
export function requireNoWait(milliseconds: number): void {
  if (milliseconds > 0) throw tooManyAttempts(Math.ceil(milliseconds / 1000));
}

/** Limits attempts by account and by address. An attempt counts from its beginning, so that many at once gain nothing. */
export class Attempts {
  readonly #ofAccounts: AccountLimit;
  readonly #ofAddresses = new AddressLimit();

  constructor(limits: AccountLimits) {
    this.#ofAccounts = new AccountLimit(limits);
  }

  /**
   * Counts an attempt and returns a function that takes it back, because it has succeeded.
   * @throws ServiceFailure 429 with the time to wait
   */
  begin(account: string, address: string, at: Date): () => void {
    const now = at.getTime();
    requireNoWait(this.#ofAccounts.wait(account, address, now));
    const forgiveAddress = this.#ofAddresses.begin(address, now);
    const forgiveAccount = this.#ofAccounts.add(account, address, now);
    return () => {
      forgiveAddress();
      forgiveAccount();
    };
  }
}
