import { hash, verify } from '@node-rs/argon2';

// argon2id, the package's default algorithm; cost as OWASP asks for.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let hashOfNobody: Promise<string> | undefined;

/** The stored form of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Takes as long for nobody (no hash) as for somebody, and is false then. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  hashOfNobody ??= hashPassword('nobody');
  const matches = await verify(stored ?? (await hashOfNobody), password);
  return matches && stored !== null;
}
