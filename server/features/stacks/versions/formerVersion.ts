import { and, desc, eq, gte } from 'drizzle-orm';
import type { Orm } from '../../../db/client';
import { stackFile } from '../../../db/fileSchema';
import { measurement } from '../../../db/measurementSchema';
import { department } from '../../../db/schema';
import type { ShownPicture } from '../../../domain/storedFields';
import { missing } from '../../../http/failure';
import { shownAt } from '../pictures/storedPictures';
import type { StackRow } from '../records/stackRecords';
import { rowOfVersion } from './rowOfVersion';

interface Replaced {
  version: number;
  replacedDateTime: Date;
}

/**
 * Returns a stack as it was just before a version of its measurement was replaced, with its photographs of
 * that time and the version that replaced it. The newest version has not been replaced.
 * @throws ServiceFailure 404 if there is no such version
 */
export async function stackAtVersion(
  orm: Orm,
  row: StackRow,
  version: number,
): Promise<{ row: StackRow; replaced: Replaced | null }> {
  const [own, next] = await orm
    .select()
    .from(measurement)
    .where(and(eq(measurement.stackId, row.stack.id), gte(measurement.version, version)))
    .orderBy(measurement.version)
    .limit(2);
  if (own?.version !== version) throw missing();
  if (next === undefined) return { row, replaced: null };
  const then = rowOfVersion(row, own);
  return {
    row: {
      ...then,
      department: await departmentName(orm, then),
      pictures: await picturesAt(orm, row.stack.id, next.receivedAt),
    },
    replaced: { version: next.version, replacedDateTime: next.receivedAt },
  };
}

async function departmentName(orm: Orm, { stack, department: current }: StackRow): Promise<string> {
  const [found] = await orm
    .select({ name: department.name })
    .from(department)
    .where(and(eq(department.id, stack.departmentId), eq(department.organizationId, stack.organizationId)));
  return found?.name ?? current;
}

async function picturesAt(orm: Orm, stackId: string, moment: Date): Promise<ShownPicture[]> {
  const files = await orm
    .selectDistinctOn([stackFile.kind], {
      kind: stackFile.kind,
      width: stackFile.width,
      height: stackFile.height,
    })
    .from(stackFile)
    .where(and(eq(stackFile.stackId, stackId), eq(stackFile.state, 'Shown'), shownAt(moment)))
    .orderBy(stackFile.kind, desc(stackFile.receivedAt));
  return files.flatMap(({ kind, width, height }) =>
    width === null || height === null ? [] : [{ kind, width, height }],
  );
}
