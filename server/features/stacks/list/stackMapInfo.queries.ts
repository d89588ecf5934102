import { and, eq, type SQL } from 'drizzle-orm';
import type { Orm } from '../../../db/client';
import { department, organization, stack } from '../../../db/schema';
import { missing } from '../../../http/failure';
import { registrator, surveyor } from '../records/stackRecords';
import { timeZoneOf } from '../records/timeZones';

/** What the map's popup shows of one stack; missing when it is outside the scope. */
export async function stackMapInfo(orm: Orm, stackId: string, scope: SQL | undefined) {
  const [found] = await orm
    .select({
      stackId: stack.id,
      stackNumber: stack.stackNumber,
      registrator: registrator.name,
      surveyor: surveyor.name,
      departmentId: stack.departmentId,
      state: stack.state,
      lastModified: stack.lastModifiedDateTime,
      country: organization.country,
    })
    .from(stack)
    .innerJoin(department, eq(department.id, stack.departmentId))
    .innerJoin(organization, eq(organization.id, department.organizationId))
    .leftJoin(registrator, eq(registrator.id, stack.registratorId))
    .leftJoin(surveyor, eq(surveyor.id, stack.surveyorId))
    .where(and(eq(stack.id, stackId), scope));
  if (found === undefined) throw missing();
  const { country, ...info } = found;
  return { ...info, timeZone: timeZoneOf(country) };
}
