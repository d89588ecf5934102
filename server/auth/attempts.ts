import { tooManyAttempts } from '../http/failure';
import { type Limit, SlidingWindow } from './rateLimit';

const perConnection: Limit = { most: 20, minutes: 1 };

/**
 * Counts attempts by the account that they are about, within the given limit, and by the connection that they come
 * from: 20 a minute. An attempt counts from its beginning, so that many at once gain nothing, and may be forgiven.
 */
export class Attempts {
  readonly #accounts: SlidingWindow;
  readonly #connections = new SlidingWindow(perConnection);

  constructor(perAccount: Limit) {
    this.#accounts = new SlidingWindow(perAccount);
  }

  /** Counts an attempt and returns how to forgive it; throws 429 with the time to wait when there were too many. */
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
