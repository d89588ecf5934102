import { and, eq, type SQL } from 'drizzle-orm';
import { missing } from '../access/failure';
import type { Orm } from '../db/client';
import { stack } from '../db/schema';
import { registrator, surveyor } from './people';

/** What the map's popup shows of one stack; missing when it is outside the scope. */
export async function stackMapInfo(orm: Orm, stackId: string, scope: SQL | undefined) {
  const [info] = await orm
    .select({
      stackId: stack.id,
      stackNumber: stack.stackNumber,
      registrator: registrator.name,
      surveyor: surveyor.name,
      departmentId: stack.departmentId,
      state: stack.state,
      lastModified: stack.lastModifiedDateTime,
    })
    .from(stack)
    .leftJoin(registrator, eq(registrator.id, stack.registratorId))
    .leftJoin(surveyor, eq(surveyor.id, stack.surveyorId))
    .where(and(eq(stack.id, stackId), scope));
  if (info === undefined) throw missing();
  return info;
}
