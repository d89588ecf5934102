import { and, eq, sql } from 'drizzle-orm';
import { readableStackScope, stackScope } from '../../../auth/scope';
import { measurementCardVersion } from '../../../db/cardSchema';
import type { Orm } from '../../../db/client';
import { cardVersionOfStack } from '../../../db/currentCardVersion';
import { department, organization } from '../../../db/schema';
import { stack } from '../../../db/stackSchema';
import { undoableAssignment } from '../../../domain/assignment';
import { positionOf } from '../../../domain/fieldValue';
import type { Language } from '../../../domain/languages';
import type { Principal } from '../../../domain/principal';
import { timeZoneOf } from '../../../domain/timeZones';
import { missing } from '../../../http/failure';
import { offsetOf, type Paging } from '../../../http/paging';
import { isPositioned } from '../../../stacks/stackDistance';
import { type CheckedFilters, matches } from '../filters/stackFilterSql';
import { newestFirst } from '../filters/stackOrder';
import { textOf, woodOf } from '../records/cardWood';
import { registrator, surveyor } from '../records/stackRecords';

function pointsOf(orm: Orm, filters: CheckedFilters, page: Paging) {
  return orm
    .select({
      stackId: sql<string>`${stack.id}`.as('stackId'),
      latitude: stack.latitude,
      longitude: stack.longitude,
      state: stack.state,
      unseen: stack.unseenBySawmill,
    })
    .from(stack)
    .where(and(matches(filters), isPositioned(true)))
    .orderBy(...newestFirst(filters.dateType))
    .limit(page.pageSize)
    .offset(offsetOf(page))
    .as('points');
}

/**
 * The points are read as JSON text, so that 10,000 of them pass through the service without becoming objects.
 * The ids of those that their sawmill has not seen yet are read in the same statement, so that exactly the
 * stacks that are sent count as seen.
 */
export async function stackCoordinates(orm: Orm, filters: CheckedFilters, page: Paging) {
  const points = pointsOf(orm, filters, page);
  const point = sql`json_build_object('stackId', ${points.stackId}, 'latitude', ${points.latitude}, 'longitude', ${points.longitude}, 'state', ${points.state})`;
  const [row] = await orm
    .select({
      json: sql<string>`coalesce(json_agg(${point}), '[]')::text`,
      unseen: sql<string[]>`coalesce(array_agg(${points.stackId}) filter (where ${points.unseen}), '{}')`,
    })
    .from(points);
  return row ?? { json: '[]', unseen: [] };
}

const woodColumns = (language: Language) => ({
  volume: stack.volume,
  treeSpecies: stack.treeSpecies,
  assortment: stack.assortment,
  assortmentLength: stack.assortmentLength,
  cardVolumeUnit: measurementCardVersion.volumeUnit,
  cardLengthUnit: measurementCardVersion.lengthUnit,
  treeSpeciesText: textOf(measurementCardVersion.treeSpecies, stack.treeSpecies, language),
  assortmentText: textOf(measurementCardVersion.assortments, stack.assortment, language),
});

/**
 * Only administrators of the stack see whether its assignment can be undone.
 * @throws ServiceFailure 404 if the stack is outside the scope
 */
export async function stackMapInfo(
  orm: Orm,
  stackId: string,
  { principal, now, language }: { principal: Principal; now: Date; language: Language },
) {
  const condition = and(eq(stack.id, stackId), readableStackScope(orm, principal));
  const [found] = await orm
    .select({
      info: {
        stackId: stack.id,
        stackNumber: stack.stackNumber,
        registrator: registrator.name,
        surveyor: surveyor.name,
        departmentId: stack.departmentId,
        state: stack.state,
        lastModified: stack.lastModifiedDateTime,
        measurementDateTime: stack.measurementDateTime,
      },
      located: {
        latitude: stack.latitude,
        longitude: stack.longitude,
        height: stack.height,
        accuracy: stack.accuracy,
      },
      assignment: {
        state: stack.state,
        sawmillId: stack.sawmillId,
        assignedToSawmillDateTime: stack.assignedToSawmillDateTime,
        unseenBySawmill: stack.unseenBySawmill,
      },
      isAdministered: sql<boolean>`${stackScope(orm, principal) ?? sql`true`}`,
      country: organization.country,
      ...woodColumns(language),
    })
    .from(stack)
    .innerJoin(department, eq(department.id, stack.departmentId))
    .innerJoin(organization, eq(organization.id, department.organizationId))
    .leftJoin(measurementCardVersion, eq(measurementCardVersion.id, cardVersionOfStack()))
    .leftJoin(registrator, eq(registrator.id, stack.registratorId))
    .leftJoin(surveyor, eq(surveyor.id, stack.surveyorId))
    .where(condition);
  if (found === undefined) throw missing();
  const { info, located, country, assignment, isAdministered } = found;
  // Users of the sawmill see the stack by this call.
  const isOwn = assignment.sawmillId !== null && principal.sawmillIds.includes(assignment.sawmillId);
  const undo = isAdministered && {
    undoableAssignment: isOwn ? null : undoableAssignment(assignment, now),
  };
  return {
    ...info,
    coordinates: positionOf(located),
    ...woodOf(found),
    ...undo,
    timeZone: timeZoneOf(country),
  };
}
