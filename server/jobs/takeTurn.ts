import { lte } from 'drizzle-orm';
import { job } from '../db/accountSchema';
import type { WritableOrm } from '../db/client';

interface Turn {
  name: string;
  /** The interval is in milliseconds, for all instances together. */
  interval: number;
  now: Date;
}

/**
 * One statement lets one of several instances take the turn, and any of them the next one after the interval.
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
