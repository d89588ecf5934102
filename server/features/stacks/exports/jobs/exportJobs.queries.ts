import { and, desc, eq, getTableColumns, gt } from 'drizzle-orm';
import type { Orm } from '../../../../db/client';
import { type StackExportRecord, stackExport } from '../../../../db/exportSchema';
import type { Language } from '../../../../domain/languages';
import type { Principal } from '../../../../domain/principal';
import { failureOfId } from './exportJobs.failures';
import type { ExportJob } from './exportJobs.routes';

/** The ids of the stacks may take megabytes. */
const { stackIds: _ids, request: _request, ...listed } = getTableColumns(stackExport);

export type ListedExport = Omit<StackExportRecord, 'stackIds' | 'request'>;

export function listExportJobs(orm: Orm, { userId }: Principal, now: Date): Promise<ListedExport[]> {
  return orm
    .select(listed)
    .from(stackExport)
    .where(and(eq(stackExport.userId, userId), gt(stackExport.expiresAt, now)))
    .orderBy(desc(stackExport.createdAt), desc(stackExport.id));
}

export function exportJobIn(
  { createdAt, expiresAt, fileName, failure, ...job }: ListedExport,
  language: Language,
): ExportJob {
  const { id, format, state, stackCount, writtenCount, bytes } = job;
  return {
    ...{ id, format, state, stackCount, writtenCount, bytes },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    ...(fileName !== null && { fileName }),
    ...(state === 'Failed' && { failure: failureOfId(failure)[language] }),
  };
}
