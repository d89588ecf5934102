import type { WritableOrm } from '../db/client';
import { tooManyAttempts } from '../http/failure';
import {
  type AttemptCount,
  attemptKey,
  countAttempt,
  isRemembered,
  type Limit,
  remember,
  takeBack,
  waitFor,
} from './attemptCounts';

interface AccountLimits {
  /** For one account from one address. */
  perAddress: Limit;
  /** For one account from all addresses. */
  inAll: Limit;
}

/** The minutes for which an address that has succeeded is not held back by what others try. */
const memory = 30 * 24 * 60;

/** Each kind has its own counts. All instances share them. */
type Kind = 'sign-in' | 'refresh' | 'forgotten-password' | 'mailed-link' | 'password-change' | 'portal-error';

const perMinute = { most: 20, minutes: 1 };

/** Counts the attempts from one address, on any account. */
function addressCount(kind: Kind, address: string, limit: Limit = perMinute): AttemptCount {
  return { key: attemptKey(kind, 'address', address), ...limit };
}

function successKey(kind: Kind, account: string, address: string): string {
  return attemptKey(kind, 'success', address, account);
}

/**
 * Counts the attempts on an account, once for each address and once for all addresses. The count for each address keeps
 * an attacker from locking the owner out. The count for all addresses limits an attacker who uses many. An address
 * that has signed in to the account is exempt from it.
 */
function accountCounts(
  kind: Kind,
  account: string,
  address: string,
  { perAddress, inAll }: AccountLimits,
): AttemptCount[] {
  return [
    { key: attemptKey(kind, 'pair', address, account), ...perAddress },
    { key: attemptKey(kind, 'account', account), ...inAll, unless: successKey(kind, account, address) },
  ];
}

/**
 * Counts an attempt.
 * @throws ServiceFailure 429 with the time to wait
 */
async function begin(orm: WritableOrm, counts: readonly AttemptCount[], now: Date): Promise<void> {
  if (await countAttempt(orm, counts, now)) return;
  throw tooManyAttempts(Math.max(1, Math.ceil((await waitFor(orm, counts, now)) / 1000)));
}

/** Who tries to get into which account. */
interface Attempt {
  account: string;
  address: string;
  now: Date;
}

/** Limits wrong attempts by account and by address. */
export class Attempts {
  readonly #orm: WritableOrm;
  readonly #kind: Kind;
  readonly #limits: AccountLimits = {
    perAddress: { most: 5, minutes: 5 },
    inAll: { most: 50, minutes: 15 },
  };

  constructor(orm: WritableOrm, kind: Kind) {
    this.#orm = orm;
    this.#kind = kind;
  }

  /**
   * Counts an attempt from its beginning, so that many at once gain nothing. It stays counted where the secret was compared and
   * refused, and in no other case: too many callers, or a database that goes away, are no wrong passwords.
   * @param compare answers undefined for a wrong secret
   * @returns what was compared; undefined where it was wrong
   * @throws ServiceFailure 429 with the time to wait, and what the comparison throws
   */
  async compare<Opened>(
    { account, address, now }: Attempt,
    compare: () => Promise<Opened | undefined>,
  ): Promise<Opened | undefined> {
    const counts = [
      addressCount(this.#kind, address),
      ...accountCounts(this.#kind, account, address, this.#limits),
    ];
    await begin(this.#orm, counts, now);
    const forgive = () =>
      takeBack(
        this.#orm,
        counts.map(({ key }) => key),
        now,
      );
    let opened: Opened | undefined;
    try {
      opened = await compare();
    } catch (failure) {
      // Where the database has gone away, nothing can be taken back, and the first failure says so.
      await forgive().catch(() => undefined);
      throw failure;
    }
    if (opened === undefined) return undefined;
    await forgive();
    await remember(this.#orm, successKey(this.#kind, account, address), memory, now);
    return opened;
  }

  /** Whether the address has succeeded with the account in the last thirty days. */
  hasSucceeded({ account, address, now }: Attempt): Promise<boolean> {
    return isRemembered(this.#orm, successKey(this.#kind, account, address), now);
  }
}

/** Limits requests for links: 20 a minute by address, and by account those that are followed. */
export class LinkRequests {
  readonly #orm: WritableOrm;

  constructor(orm: WritableOrm) {
    this.#orm = orm;
  }

  /**
   * Whether a link may be sent.
   * @throws ServiceFailure 429 with the time to wait
   */
  async begin(account: string, address: string, now: Date): Promise<boolean> {
    await begin(this.#orm, [addressCount('forgotten-password', address)], now);
    const limits = { perAddress: { most: 3, minutes: 60 }, inAll: { most: 10, minutes: 60 } };
    return countAttempt(this.#orm, accountCounts('forgotten-password', account, address, limits), now);
  }
}

/** Limits renewals that fail, by address. One is counted at its end: the tabs of a browser use one token at once, and all of them succeed. */
export class RefusedRefreshes {
  readonly #orm: WritableOrm;

  constructor(orm: WritableOrm) {
    this.#orm = orm;
  }

  #counts(address: string): AttemptCount[] {
    return [addressCount('refresh', address, { most: 60, minutes: 1 })];
  }

  /** @throws ServiceFailure 429 with the time to wait */
  async requireNoWait(address: string, now: Date): Promise<void> {
    const wait = await waitFor(this.#orm, this.#counts(address), now);
    if (wait > 0) throw tooManyAttempts(Math.ceil(wait / 1000));
  }

  async add(address: string, now: Date): Promise<void> {
    await countAttempt(this.#orm, this.#counts(address), now);
  }
}

/** Limits what the portal reports to the log: ten errors a minute by account. */
export class PortalErrorCount {
  readonly #orm: WritableOrm;

  constructor(orm: WritableOrm) {
    this.#orm = orm;
  }

  /** @throws ServiceFailure 429 with the time to wait */
  begin(account: string, now: Date): Promise<void> {
    const key = attemptKey('portal-error', 'account', account);
    return begin(this.#orm, [{ key, most: 10, minutes: 1 }], now);
  }
}
