import { hkdfSync, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { WritableOrm } from '../../db/client';
import { meta } from '../../db/schema';
import type { KeyPurpose, TokenKeys, TokenSecret } from '../../ports/tokenSecret';

/** The keys are derived by HKDF (RFC 5869). The secrets are random, so HKDF needs no salt. */
function derive(secret: Uint8Array, purpose: KeyPurpose | 'id', bytes: number): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `stackyard ${purpose}`, bytes));
}

function keysOf(secret: Uint8Array): TokenKeys {
  return {
    id: Buffer.from(derive(secret, 'id', 6)).toString('base64url'),
    access: derive(secret, 'access', 32),
    report: derive(secret, 'report', 32),
    refresh: derive(secret, 'refresh', 32),
  };
}

export interface TokenSecretSettings {
  current: Uint8Array;
  former: Uint8Array | undefined;
}

export function tokenSecretOf({ current, former }: TokenSecretSettings): TokenSecret {
  const keys = keysOf(current);
  return { current: keys, accepted: former === undefined ? [keys] : [keys, keysOf(former)] };
}

const key = 'tokenSecret';

/**
 * If the settings have no secret, one is generated at random once and stored in the database, so that a
 * restart ends no session. A secret in the settings removes the stored one, so that a copy of the database
 * cannot be used to sign tokens.
 */
export async function loadTokenSecret(
  orm: WritableOrm,
  secrets: TokenSecretSettings | undefined,
): Promise<TokenSecret> {
  if (secrets !== undefined) {
    await orm.delete(meta).where(eq(meta.key, key));
    return tokenSecretOf(secrets);
  }
  await orm
    .insert(meta)
    .values({ key, value: randomBytes(32).toString('base64') })
    .onConflictDoNothing();
  const [row] = await orm.select().from(meta).where(eq(meta.key, key));
  if (!row) throw new Error('The token secret could not be stored.');
  const kept = new Uint8Array(Buffer.from(row.value, 'base64'));
  return { ...tokenSecretOf({ current: kept, former: undefined }), unnamed: kept };
}
