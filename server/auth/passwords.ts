import { hash, verify } from '@node-rs/argon2';
import { and, eq } from 'drizzle-orm';
import type { Orm, WritableOrm } from '../db/client';
import { appUser } from '../db/schema';
import { ServiceFailure, tooBusy } from '../http/failure';
import type { ServiceDependencies } from '../ports/serviceDependencies';
import { Turns } from '../queues/turns';

// argon2id, the package's default algorithm; cost as OWASP asks for.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One at a time leaves a second processor to all other calls. 50 wait for some seconds; one more would wait in vain. */
const turns = new Turns({ parallel: 1, inAll: 51 });

/** @throws ServiceFailure 503 where too many wait already */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = turns.take('everybody');
  if (turn === undefined) throw tooBusy(5);
  const end = await turn;
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
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

/**
 * The hash of the account's password when this is the password; else undefined. An unknown address takes as long as a
 * wrong password. The password may change during the comparison. The caller therefore passes the hash to
 * `lockWithPassword` before it acts on the answer.
 * @throws ServiceFailure 503
 */
export async function matchingHash(orm: Orm, email: string, password: string): Promise<string | undefined> {
  const [account] = await orm
    .select({ passwordHash: appUser.passwordHash })
    .from(appUser)
    .where(eq(appUser.email, email));
  const stored = account?.passwordHash ?? null;
  // Without a turn: a refusal would be kept for good.
  dummyHash ??= hash('nobody', cost);
  const expected = stored ?? (await dummyHash);
  const matches = await inTurn(() => verify(expected, password));
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
