import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { lockAccounts } from '../../../../auth/lockAccounts';
import { requireId } from '../../../../auth/scope';
import type { Orm, WritableOrm } from '../../../../db/client';
import { stackExport } from '../../../../db/exportSchema';
import { isOneOfIds } from '../../../../db/isOneOfIds';
import { department } from '../../../../db/schema';
import { stack } from '../../../../db/stackSchema';
import type { Language } from '../../../../domain/languages';
import type { Principal } from '../../../../domain/principal';
import { conflict, missing } from '../../../../http/failure';
import type { ChosenStacks } from '../chosenStacks.queries';
import { exportFailures } from './exportJobs.failures';
import type { ListedExport } from './exportJobs.queries';
import type { ExportRequest } from './exportJobs.routes';

/** For this many milliseconds a file can be fetched. */
export const exportLifetime = 24 * 60 * 60_000;

const mostOfPerson = 3;

/** The files of an organisation may take this many bytes together. */
export const mostBytes = 2 * 1024 ** 3;

/** Returns the bytes of the files of that organisation whose files take the most. */
export async function exportedBytes(orm: Orm, organizationIds: readonly string[]): Promise<number> {
  const { rows } = await orm.execute<{ bytes: string | null }>(sql`
    select max(taken)::text as bytes from (
      select sum(bytes) as taken from unnest(${sql.param(organizationIds)}::uuid[]) as one
      join ${stackExport} on one = any(organization_ids) group by one
    ) as of_each`);
  return Number(rows[0]?.bytes ?? 0);
}

export async function organizationsOf(orm: Orm, departmentIds: readonly string[]): Promise<string[]> {
  const owners = await orm
    .selectDistinct({ id: department.organizationId })
    .from(department)
    .where(isOneOfIds(department.id, departmentIds));
  return owners.map(({ id }) => id);
}

interface AskedExport {
  request: ExportRequest;
  chosen: ChosenStacks;
  language: Language;
  now: Date;
}

/** @throws ServiceFailure 409 beyond the limits of the person or of an organisation */
export async function createExportJob(
  transaction: WritableOrm,
  { userId }: Principal,
  { request, chosen, language, now }: AskedExport,
): Promise<ListedExport> {
  // Two calls of one person wait for each other, so that neither overlooks the other's job.
  await lockAccounts(transaction, [userId]);
  const waiting = and(eq(stackExport.userId, userId), eq(stackExport.state, 'Waiting'));
  if ((await transaction.$count(stackExport, waiting)) >= mostOfPerson)
    throw conflict(exportFailures.tooManyExports);
  const organizationIds = await organizationsOf(transaction, chosen.departmentIds);
  if ((await exportedBytes(transaction, organizationIds)) >= mostBytes)
    throw conflict(exportFailures.exportsFull);
  const [made] = await transaction
    .insert(stackExport)
    .values({
      ...{ id: randomUUID(), userId, organizationIds, format: request.format, request, language },
      ...{ state: 'Waiting', stackCount: await transaction.$count(stack, chosen.isChosen) },
      ...{ createdAt: now, nextAttemptAt: now, expiresAt: new Date(now.getTime() + exportLifetime) },
      digest: randomBytes(32).toString('hex'),
    })
    .returning();
  if (made === undefined) throw new Error('A job was not made');
  return made;
}

/** A trigger notes the file, which a job then removes from the store. */
export async function deleteExportJob(orm: WritableOrm, { userId }: Principal, id: string): Promise<void> {
  const deleted = await orm
    .delete(stackExport)
    .where(and(eq(stackExport.id, requireId(id)), eq(stackExport.userId, userId)))
    .returning({ id: stackExport.id });
  if (deleted.length === 0) throw missing();
}
