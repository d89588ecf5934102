import { hash, verify } from '@node-rs/argon2';
import { and, eq } from 'drizzle-orm';
import type { Orm, WritableOrm } from '../db/client';
import { appUser } from '../db/schema';
import { networkOf } from '../http/clientAddress';
import { ServiceFailure, tooBusy } from '../http/failure';
import type { ServiceDependencies } from '../ports/serviceDependencies';
import { Turns } from '../queues/turns';

// argon2id, the package's default algorithm; cost as OWASP asks for.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One at a time leaves a second processor to all other calls. 200 of them take about fifteen seconds, for which a person may wait. */
const turns = new Turns({ parallel: 1, ofOne: 20, ofGroup: 20, inAll: 200 });

/** For whom a password is hashed: networks and their addresses take turns, and those who have shown who they are go before strangers. */
export interface PasswordAsker {
  address: string;
  /** The account that has signed in from there before, or is signed in; its own places, wherever it asks from. */
  account: string | undefined;
  /** Of the call: it leaves the queue when its caller has gone. */
  signal: AbortSignal;
}

/** @throws ServiceFailure 503 where too many wait already */
async function inTurn<Result>(
  { address, account, signal }: PasswordAsker,
  work: () => Promise<Result>,
): Promise<Result> {
  const turn =
    account === undefined
      ? turns.take({ who: address, group: networkOf(address) }, signal)
      : turns.takeFirst({ who: account }, signal);
  if (turn === undefined) throw tooBusy(5);
  // Waiting is given up only when the caller has left: nobody reads this answer.
  const end = await turn.catch(() => Promise.reject(tooBusy(5)));
  try {
    return await work();
  } finally {
    end();
  }
}

/**
 * A password that opens no account here is none to choose.
 * @throws ServiceFailure 400
 */
export function requireUsable(
  password: string,
  { refusedPassword }: Pick<ServiceDependencies, 'refusedPassword'>,
): void {
  if (password === refusedPassword) throw new ServiceFailure(400, 'passwordPublic');
}

let dummyHash: Promise<string> | undefined;

/** @throws ServiceFailure 503 */
export function hashPassword(password: string, asker: PasswordAsker): Promise<string> {
  return inTurn(asker, () => hash(password, cost));
}

/**
 * The hash of the account's password when this is the password; else undefined. An unknown address takes as long as a
 * wrong password. The password may change during the comparison. The caller therefore passes the hash to
 * `lockWithPassword` before it acts on the answer.
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
  // Without a turn: a refusal would be kept for good.
  dummyHash ??= hash('nobody', cost);
  const expected = stored ?? (await dummyHash);
  const matches = await inTurn(asker, () => verify(expected, password));
  return matches && stored !== null ? stored : undefined;
}

/** False when the account has another password by now. Else it keeps this one until the transaction ends. */
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
