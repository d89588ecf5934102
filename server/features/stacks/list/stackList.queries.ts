import { count, eq, sql } from 'drizzle-orm';
import type { Orm } from '../../../db/client';
import { department, organization, stack } from '../../../db/schema';
import { offsetOf, type Paging } from '../../../http/paging';
import { newestFirst, stackDates } from '../filters/stackDates';
import { type CheckedFilters, matches } from '../filters/stackFilter';
import { registrator, surveyor } from '../records/stackRecords';
import { timeZoneOf } from '../records/timeZones';

/**
 * One page of the stacks that match, newest first, and how many match in all. One statement, so that both are of
 * the same moment; beyond the last page there are no rows, and the count is still right.
 */
export async function stackPage(orm: Orm, filters: CheckedFilters, page: Paging) {
  const matching = orm.$with('matching').as(
    orm
      .select({ id: stack.id, chosenDate: sql`${stackDates[filters.dateType]}`.as('chosen_date') })
      .from(stack)
      .where(matches(filters)),
  );
  const total = orm
    .select({ count: count().as('count') })
    .from(matching)
    .as('total');
  const newest = [sql`${matching.chosenDate} desc nulls last`, sql`${matching.id}`];
  const shown = orm
    .select({ id: matching.id })
    .from(matching)
    .orderBy(...newest)
    .limit(page.pageSize)
    .offset(offsetOf(page))
    .as('shown');
  const rows = await orm
    .with(matching)
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
      },
      country: organization.country,
      registrator: registrator.name,
      surveyor: surveyor.name,
    })
    .from(total)
    .leftJoin(shown, sql`true`)
    .leftJoin(stack, eq(stack.id, shown.id))
    .leftJoin(department, eq(department.id, stack.departmentId))
    .leftJoin(organization, eq(organization.id, department.organizationId))
    .leftJoin(registrator, eq(registrator.id, stack.registratorId))
    .leftJoin(surveyor, eq(surveyor.id, stack.surveyorId))
    .orderBy(...newestFirst(filters.dateType));
  return {
    data: rows.flatMap(({ stack: item, country, registrator: registeredBy, surveyor: measuredBy }) =>
      item === null || country === null
        ? []
        : [{ ...item, timeZone: timeZoneOf(country), registrator: registeredBy, surveyor: measuredBy }],
    ),
    page: page.page,
    totalCount: rows[0]?.totalCount ?? 0,
  };
}
