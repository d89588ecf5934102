import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../../db/client';
import { department, organization, sawmill, stack } from '../../../db/schema';
import { missing } from '../../../http/failure';
import { offsetOf, type Paging } from '../../../http/paging';
import { inOrder, newestFirst, type StackOrder } from '../filters/stackDates';
import { type CheckedFilters, isPositioned, matches } from '../filters/stackFilterSql';
import { cardWood, textOf, woodOf } from '../records/cardWood';
import { registrator, surveyor } from '../records/stackRecords';
import { timeZoneOf } from '../records/timeZones';

/**
 * Newest first, or in the order of the call. One statement, so that rows and count are of the same moment; beyond the
 * last page there are no rows, and the count is still right. Count and page each look for the stacks, because only
 * then an index can end the page's search early.
 */
export async function stackPage(orm: Orm, filters: CheckedFilters, page: Paging & StackOrder) {
  const total = orm
    .select({ count: count().as('count') })
    .from(stack)
    .where(matches(filters))
    .as('total');
  const shown = orm.$with('shown').as(
    orm
      .select({ id: stack.id })
      .from(stack)
      .where(matches(filters))
      .orderBy(...inOrder(page, filters.dateType))
      .limit(page.pageSize)
      .offset(offsetOf(page)),
  );
  const cards = cardWood(
    orm,
    orm
      .select({ id: organization.measurementCardId })
      .from(shown)
      .innerJoin(stack, eq(stack.id, shown.id))
      .innerJoin(department, eq(department.id, stack.departmentId))
      .innerJoin(organization, eq(organization.id, department.organizationId)),
  );
  const rows = await orm
    .with(shown, cards)
    .select({
      totalCount: total.count,
      stack: {
        stackId: stack.id,
        stackNumber: stack.stackNumber,
        polterId: stack.polterId,
        departmentId: stack.departmentId,
        state: stack.state,
        registrationDateTime: stack.registrationDateTime,
        measurementDateTime: stack.measurementDateTime,
        loadedIntoSystemDateTime: stack.loadedIntoSystemDateTime,
        invoiceableDateTime: stack.invoiceableDateTime,
        assignedToSawmillDateTime: stack.assignedToSawmillDateTime,
        lastModifiedDateTime: stack.lastModifiedDateTime,
        areaNumber: stack.areaNumber,
      },
      country: organization.country,
      registrator: registrator.name,
      surveyor: surveyor.name,
      sawmillName: sawmill.name,
      ...woodColumns(cards),
    })
    .from(total)
    .leftJoin(shown, sql`true`)
    .leftJoin(stack, eq(stack.id, shown.id))
    .leftJoin(department, eq(department.id, stack.departmentId))
    .leftJoin(organization, eq(organization.id, department.organizationId))
    .leftJoin(cards, eq(cards.id, organization.measurementCardId))
    .leftJoin(registrator, eq(registrator.id, stack.registratorId))
    .leftJoin(surveyor, eq(surveyor.id, stack.surveyorId))
    .leftJoin(sawmill, eq(sawmill.id, stack.sawmillId))
    .orderBy(...inOrder(page, filters.dateType));
  return {
    data: rows.flatMap((row) => {
      const { stack: item, country, sawmillName } = row;
      if (item === null || country === null) return [];
      const people = { registrator: row.registrator, surveyor: row.surveyor };
      return [{ ...item, ...people, ...woodOf(row), sawmillName, timeZone: timeZoneOf(country) }];
    }),
    page: page.page,
    totalCount: rows[0]?.totalCount ?? 0,
  };
}

/**
 * JSON text of the newest matching stacks with a position: 10,000 points pass through the service without
 * becoming objects.
 */
export async function coordinatesJson(orm: Orm, filters: CheckedFilters, page: Paging): Promise<string> {
  const points = orm
    .select({
      stackId: sql`${stack.id}`.as('stackId'),
      latitude: stack.latitude,
      longitude: stack.longitude,
      state: stack.state,
    })
    .from(stack)
    .where(and(matches(filters), isPositioned(true)))
    .orderBy(...newestFirst(filters.dateType))
    .limit(page.pageSize)
    .offset(offsetOf(page))
    .as('points');
  const [row] = await orm
    .select({ json: sql<string>`coalesce(json_agg(${sql.identifier('points')}), '[]')::text` })
    .from(points);
  return row?.json ?? '[]';
}

/** 404 outside the scope. */
export async function stackMapInfo(orm: Orm, stackId: string, scope: SQL | undefined) {
  const wanted = and(eq(stack.id, stackId), scope);
  const cards = cardWood(
    orm,
    orm
      .select({ id: organization.measurementCardId })
      .from(stack)
      .innerJoin(department, eq(department.id, stack.departmentId))
      .innerJoin(organization, eq(organization.id, department.organizationId))
      .where(wanted),
  );
  const [found] = await orm
    .with(cards)
    .select({
      info: {
        stackId: stack.id,
        stackNumber: stack.stackNumber,
        registrator: registrator.name,
        surveyor: surveyor.name,
        departmentId: stack.departmentId,
        state: stack.state,
        lastModified: stack.lastModifiedDateTime,
      },
      country: organization.country,
      ...woodColumns(cards),
    })
    .from(stack)
    .innerJoin(department, eq(department.id, stack.departmentId))
    .innerJoin(organization, eq(organization.id, department.organizationId))
    .leftJoin(cards, eq(cards.id, organization.measurementCardId))
    .leftJoin(registrator, eq(registrator.id, stack.registratorId))
    .leftJoin(surveyor, eq(surveyor.id, stack.surveyorId))
    .where(wanted);
  if (found === undefined) throw missing();
  const { info, country } = found;
  return { ...info, ...woodOf(found), timeZone: timeZoneOf(country) };
}

/** What `woodOf` needs of a stack and of its card. */
function woodColumns(cards: ReturnType<typeof cardWood>) {
  return {
    volume: stack.volume,
    treeSpecies: stack.treeSpecies,
    assortment: stack.assortment,
    assortmentLength: stack.assortmentLength,
    cardVolumeUnit: cards.volumeUnit,
    cardLengthUnit: cards.lengthUnit,
    treeSpeciesText: textOf(cards.species, stack.treeSpecies),
    assortmentText: textOf(cards.assortments, stack.assortment),
  };
}
