import { hash, verify } from '@node-rs/argon2';
import { and, eq } from 'drizzle-orm';
import type { Orm, WritableOrm } from '../db/client';
import { appUser } from '../db/schema';
import { networkOf } from '../http/clientAddress';
import { ServiceFailure, tooBusy } from '../http/failure';
import type { ServiceDependencies } from '../ports/serviceDependencies';
import { Turns } from '../queues/turns';
import { authFailures } from './auth.failures';

// The package's default is argon2id; the cost is that of OWASP.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Only one password is hashed at a time, which leaves a second processor to all other calls. A queue of 200
 * takes about fifteen seconds, and a person may be kept waiting that long.
 */
const turns = new Turns({ parallel: 1, ofOne: 20, ofGroup: 20, inAll: 200 });

export interface PasswordAsker {
  address: string;
  account: string | undefined;
  signal: AbortSignal;
}

async function inTurn<Result>(
  { address, account, signal }: PasswordAsker,
  work: () => Promise<Result>,
): Promise<Result> {
  const turn =
    account === undefined
      ? turns.take({ who: address, group: networkOf(address) }, signal)
      : turns.takeFirst({ who: account }, signal);
  if (turn === undefined) throw tooBusy(5);
  // Waiting is given up only when the caller has left, so nobody reads this answer.
  const end = await turn.catch(() => Promise.reject(tooBusy(5)));
  try {
    return await work();
  } finally {
    end();
  }
}

/**
 * The demo's password is public, so no account may have it.
 * @throws ServiceFailure 400
 */
export function requireUsable(
  password: string,
  { refusedPassword }: Pick<ServiceDependencies, 'refusedPassword'>,
): void {
  if (password === refusedPassword) throw new ServiceFailure(400, authFailures.passwordPublic);
}

let dummyHash: Promise<string> | undefined;

/** @throws ServiceFailure 503 if too many calls wait for a hash already */
export function hashPassword(password: string, asker: PasswordAsker): Promise<string> {
  return inTurn(asker, () => hash(password, cost));
}

/**
 * The call takes as long for an unknown e-mail address as for a wrong password. The password may change
 * during the comparison, so the caller passes the hash to `lockWithPassword` before acting on it.
 * @returns undefined for a wrong password
 * @throws ServiceFailure 503
 */
export async function matchingHash(
  orm: Orm,
  { email, password }: { email: string; password: string },
  asker: PasswordAsker,
): Promise<string | undefined> {
  const [account] = await orm
    .select({ passwordHash: appUser.passwordHash })
    .from(appUser)
    .where(eq(appUser.email, email));
  const stored = account?.passwordHash ?? null;
  // The dummy hash is computed without a turn, because a refused turn would stay in `dummyHash` for good.
  dummyHash ??= hash('nobody', cost);
  const expected = stored ?? (await dummyHash);
  const matches = await inTurn(asker, () => verify(expected, password));
  return matches && stored !== null ? stored : undefined;
}

/**
 * Locks the account, so that its password stays the same until the transaction ends.
 * @returns false if the password has changed since it was compared
 */
export async function lockWithPassword(
  transaction: WritableOrm,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<boolean> {
  const found = await transaction
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(eq(appUser.id, userId), eq(appUser.passwordHash, passwordHash)))
    .for('share');
  return found.length > 0;
}
