import { hash, verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import type { Orm } from '../db/client';
import { appUser } from '../db/schema';

// argon2id, the package's default algorithm; cost as OWASP asks for.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let dummyHash: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** An unknown address takes as long as a wrong password and is false. */
export async function isPasswordOf(orm: Orm, email: string, password: string): Promise<boolean> {
  const [account] = await orm
    .select({ passwordHash: appUser.passwordHash })
    .from(appUser)
    .where(eq(appUser.email, email));
  const stored = account?.passwordHash ?? null;
  dummyHash ??= hashPassword('nobody');
  const matches = await verify(stored ?? (await dummyHash), password);
  return matches && stored !== null;
}
