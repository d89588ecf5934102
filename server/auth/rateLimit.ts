import type { WritableOrm } from '../db/client';
import { tooMany } from '../http/failure';
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
import { authFailures } from './auth.failures';

interface AccountLimits {
  perAddress: Limit;
  inAll: Limit;
}

/**
 * For this many minutes after a successful attempt from an IP address, attempts from other addresses do not
 * hold it back.
 */
const memory = 30 * 24 * 60;

type Kind = 'sign-in' | 'refresh' | 'forgotten-password' | 'mailed-link' | 'password-change' | 'portal-error';

const perMinute = { most: 20, minutes: 1 };

function addressCount(kind: Kind, address: string, limit: Limit = perMinute): AttemptCount {
  return { key: attemptKey(kind, 'address', address), ...limit };
}

function successKey(kind: Kind, account: string, address: string): string {
  return attemptKey(kind, 'success', address, account);
}

/**
 * The count for each IP address keeps an attacker from locking the owner out, and the count for all addresses
 * limits an attacker who uses many. An address that has signed in to the account is exempt from the second
 * count.
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

async function begin(orm: WritableOrm, counts: readonly AttemptCount[], now: Date): Promise<void> {
  if (await countAttempt(orm, counts, now)) return;
  throw tooMany(
    authFailures.tooManyAttempts,
    Math.max(1, Math.ceil((await waitFor(orm, counts, now)) / 1000)),
  );
}

interface Attempt {
  account: string;
  address: string;
  now: Date;
}

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
   * An attempt is counted when it begins, so that many simultaneous attempts gain nothing. Only a wrong
   * secret stays counted, because too many callers or a lost database say nothing about the secret.
   * @param compare returns undefined for a wrong secret
   * @returns the result of `compare`
   * @throws ServiceFailure 429 with the time to wait, and every error of `compare`
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
      // Without the database nothing can be taken back, and the caller gets the first failure anyway.
      await forgive().catch(() => undefined);
      throw failure;
    }
    if (opened === undefined) return undefined;
    await forgive();
    await remember(this.#orm, successKey(this.#kind, account, address), memory, now);
    return opened;
  }

  hasSucceeded({ account, address, now }: Attempt): Promise<boolean> {
    return isRemembered(this.#orm, successKey(this.#kind, account, address), now);
  }
}

export class LinkRequests {
  readonly #orm: WritableOrm;

  constructor(orm: WritableOrm) {
    this.#orm = orm;
  }

  /**
   * @returns whether a link may be sent
   * @throws ServiceFailure 429 with the time to wait
   */
  async begin(account: string, address: string, now: Date): Promise<boolean> {
    await begin(this.#orm, [addressCount('forgotten-password', address)], now);
    const limits = { perAddress: { most: 3, minutes: 60 }, inAll: { most: 10, minutes: 60 } };
    return countAttempt(this.#orm, accountCounts('forgotten-password', account, address, limits), now);
  }
}

/**
 * Renewals of a session are counted only when they have failed: the tabs of a browser use one token at the
 * same time, and all of them succeed.
 */
export class RefusedRefreshes {
  readonly #orm: WritableOrm;

  constructor(orm: WritableOrm) {
    this.#orm = orm;
  }

  #counts(address: string): AttemptCount[] {
    return [addressCount('refresh', address, { most: 60, minutes: 1 })];
  }

  async requireNoWait(address: string, now: Date): Promise<void> {
    const wait = await waitFor(this.#orm, this.#counts(address), now);
    if (wait > 0) throw tooMany(authFailures.tooManyAttempts, Math.ceil(wait / 1000));
  }

  async add(address: string, now: Date): Promise<void> {
    await countAttempt(this.#orm, this.#counts(address), now);
  }
}

export class PortalErrorCount {
  readonly #orm: WritableOrm;

  constructor(orm: WritableOrm) {
    this.#orm = orm;
  }

  begin(account: string, now: Date): Promise<void> {
    const key = attemptKey('portal-error', 'account', account);
    return begin(this.#orm, [{ key, most: 10, minutes: 1 }], now);
  }
}
