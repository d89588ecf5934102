import { hash, verify } from '@node-rs/argon2';
import { and, eq } from 'drizzle-orm';
import type { Orm, WritableOrm } from '../db/client';
import { appUser } from '../db/schema';
import { networkOf } from '../http/clientAddress';
import { ServiceFailure, tooBusy } from '../http/failure';
import type { ServiceDependencies } from '../ports/serviceDependencies';
import { Turns } from '../queues/turns';

// The package's default is argon2id; the cost is that of OWASP.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * One hash at a time leaves a second processor to all other calls. 200 of them take about fifteen seconds,
 * for which a person may wait.
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
 * The demo's public password may open no account.
 * @throws ServiceFailure 400
 */
export function requireUsable(
  password: string,
  { refusedPassword }: Pick<ServiceDependencies, 'refusedPassword'>,
): void {
  if (password === refusedPassword) throw new ServiceFailure(400, 'passwordPublic');
}

let dummyHash: Promise<string> | undefined;

/** @throws ServiceFailure 503 where too many wait already */
export function hashPassword(password: string, asker: PasswordAsker): Promise<string> {
  return inTurn(asker, () => hash(password, cost));
}

/**
 * An unknown address takes as long as a wrong password. The password may change during the comparison, so the
 * caller passes the hash to `lockWithPassword` before acting on it.
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
  // The dummy takes no turn, because a refusal would be kept for good.
  dummyHash ??= hash('nobody', cost);
  const expected = stored ?? (await dummyHash);
  const matches = await inTurn(asker, () => verify(expected, password));
  return matches && stored !== null ? stored : undefined;
}

/**
 * @returns false when the account has another password by now; otherwise the password stays until the
 * transaction ends
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
