import { and, eq, gt, gte, isNotNull, or } from 'drizzle-orm';
import { mail } from '../db/accountSchema';
import { stackFile, unclaimedFile } from '../db/fileSchema';
import { measurement } from '../db/measurementSchema';
import { mostAttempts } from '../domain/attempts';
import type { Surroundings } from './databaseCommand';

/**
 * The limit is in hours. Older mails are not sent again, because their readers have found the stacks
 * themselves.
 */
const newestMails = 72;

export async function retry({ database, now }: Pick<Surroundings, 'database' | 'now'>): Promise<string[]> {
  const orm = database.unrecorded;
  const at = now();
  const photographs = await orm
    .update(stackFile)
    .set({ state: 'Waiting', attempts: 0, crashes: 0, nextAttemptAt: at })
    .where(
      or(eq(stackFile.state, 'GivenUp'), and(eq(stackFile.state, 'Unreadable'), gt(stackFile.crashes, 0))),
    )
    .returning({ id: stackFile.id });
  const messages = await orm
    .update(measurement)
    .set({ messageAttempts: 0, messageNextAttemptAt: null })
    .where(and(gte(measurement.messageAttempts, mostAttempts), isNotNull(measurement.message)))
    .returning({ stackId: measurement.stackId });
  const files = await orm
    .update(unclaimedFile)
    .set({ attempts: 0 })
    .where(gte(unclaimedFile.attempts, mostAttempts))
    .returning({ digest: unclaimedFile.digest });
  const isRecent = gt(mail.createdAt, new Date(at.getTime() - newestMails * 60 * 60_000));
  const mails = await orm
    .update(mail)
    .set({ state: 'waiting', attempts: 0, nextAttemptAt: at })
    .where(and(eq(mail.state, 'failed'), isRecent))
    .returning({ id: mail.id });
  const found: [count: number, one: string, many: string][] = [
    [photographs.length, 'photograph is', 'photographs are'],
    [messages.length, 'message of a measurement is', 'messages of measurements are'],
    [files.length, 'file that nothing names is', 'files that nothing names are'],
    [mails.length, 'mail is', 'mails are'],
  ];
  const lines = found
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count} ${count === 1 ? one : many} tried again.`);
  return lines.length > 0 ? lines : ['Nothing was given up.'];
}
