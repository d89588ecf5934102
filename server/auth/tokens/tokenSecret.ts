import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { meta } from '../../db/schema';

const key = 'tokenSecret';

/** The key that signs access tokens: made once and kept with the data, so that a restart ends no session. */
export async function loadTokenSecret({ orm }: Database): Promise<Uint8Array> {
  await orm
    .insert(meta)
    .values({ key, value: randomBytes(32).toString('base64') })
    .onConflictDoNothing();
  const [row] = await orm.select().from(meta).where(eq(meta.key, key));
  if (!row) throw new Error('The token secret could not be stored.');
  return new Uint8Array(Buffer.from(row.value, 'base64'));
}
