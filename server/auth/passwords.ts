import { hash, verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import type { Orm } from '../db/client';
import { appUser } from '../db/schema';
import { tooBusy } from '../http/failure';
import { Turns } from '../http/turns';

// argon2id, the package's default algorithm; cost as OWASP asks for.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Files and names of hosts need the other threads of libuv. 50 wait for some seconds; one more would wait in vain. */
const turns = new Turns({ parallel: 2, ofOne: 52, inAll: 52 });

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

let dummyHash: Promise<string> | undefined;

/** @throws ServiceFailure 503 */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

/**
 * An unknown address takes as long as a wrong password and is false.
 * @throws ServiceFailure 503
 */
export async function isPasswordOf(orm: Orm, email: string, password: string): Promise<boolean> {
  const [account] = await orm
    .select({ passwordHash: appUser.passwordHash })
    .from(appUser)
    .where(eq(appUser.email, email));
  const stored = account?.passwordHash ?? null;
  // Without a turn: a refusal would be kept for good.
  dummyHash ??= hash('nobody', cost);
  const expected = stored ?? (await dummyHash);
  const matches = await inTurn(() => verify(expected, password));
  return matches && stored !== null;
}
