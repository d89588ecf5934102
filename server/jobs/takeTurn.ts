import { lte } from 'drizzle-orm';
import { job } from '../db/accountSchema';
import type { WritableOrm } from '../db/client';

interface Turn {
  name: string;
  /** The interval is in milliseconds and applies to all instances together. */
  interval: number;
  now: Date;
}

/**
 * Returns whether this instance takes the turn. One statement ensures that only one of several instances
 * does; after the interval, any of them can take the next one.
 */
export async function takeTurn(orm: WritableOrm, { name, interval, now }: Turn): Promise<boolean> {
  const nextRunAt = new Date(now.getTime() + interval);
  const taken = await orm
    .insert(job)
    .values({ name, nextRunAt })
    .onConflictDoUpdate({ target: job.name, set: { nextRunAt }, setWhere: lte(job.nextRunAt, now) })
    .returning({ name: job.name });
  return taken.length > 0;
}
