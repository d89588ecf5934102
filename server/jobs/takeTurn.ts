import { lte } from 'drizzle-orm';
import { job } from '../db/accountSchema';
import type { WritableOrm } from '../db/client';

interface Turn {
  name: string;
  /** Milliseconds between two turns, of any instance. */
  interval: number;
  now: Date;
}

/** One statement: of several instances one gets the turn, and any of them the next one when the interval is over. */
export async function takeTurn(orm: WritableOrm, { name, interval, now }: Turn): Promise<boolean> {
  const nextRunAt = new Date(now.getTime() + interval);
  const taken = await orm
    .insert(job)
    .values({ name, nextRunAt })
    .onConflictDoUpdate({ target: job.name, set: { nextRunAt }, setWhere: lte(job.nextRunAt, now) })
    .returning({ name: job.name });
  return taken.length > 0;
}
