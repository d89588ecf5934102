import { and, count, eq, isNull, min, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../../db/client';
import { harvestPlace } from '../../../db/harvestSchema';
import { isOneOfIds } from '../../../db/isOneOfIds';
import { stack } from '../../../db/stackSchema';
import { isReadyForEudr } from '../../../stacks/eudrFacts';
import { isPositioned } from '../../../stacks/stackDistance';
import { afterLastSecond } from '../filters/stackDates';
import { type CheckedFilters, doubtCondition, matches } from '../filters/stackFilterSql';
import { exactSum } from '../records/volumeSums';

function countOf(condition: SQL | undefined) {
  return sql<number>`(count(*) filter (where ${condition}))::int`;
}

function volumesOf(condition: SQL | undefined) {
  return {
    volume: sql<number>`${exactSum(stack.litres, condition)} / 1000`,
    withoutVolume: countOf(and(condition, isNull(stack.volume))),
  };
}

type StateDate = typeof stack.registrationDateTime | typeof stack.measurementDateTime;

function oldestOf(date: StateDate, state: SQL | undefined): SQL<Date | null> {
  return sql`min(${date}) filter (where ${state})`.mapWith(date);
}

/**
 * One statement reads the figures about stacks that wait for something, so that they are of the same moment;
 * another one reads `notReady`. Each count equals that of a list with the same filters, no date range, and one of these:
 * `states=PreRegistration`, `states=Measured`, `hasPosition=false`, `evidenceFailed=true`,
 * `states=Measured&eudrReady=false`. The last one is counted only if a department has places of harvest.
 */
export async function stackWaiting(orm: Orm, filters: CheckedFilters, overdueTo: string | undefined) {
  const isRegistered = eq(stack.state, 'PreRegistration');
  const isMeasured = eq(stack.state, 'Measured');
  const isNowhere = isPositioned(false);
  const isDoubtful = doubtCondition(true);
  const overdueOf = (date: StateDate, state: SQL) =>
    countOf(overdueTo === undefined ? sql`false` : and(state, sql`${date} < ${afterLastSecond(overdueTo)}`));
  const hasPlaces = await orm.$count(
    harvestPlace,
    isOneOfIds(harvestPlace.departmentId, filters.departmentIds ?? []),
  );
  const [row] = await orm
    .select({
      notMeasured: {
        count: countOf(isRegistered),
        oldest: oldestOf(stack.registrationDateTime, isRegistered),
        overdue: overdueOf(stack.registrationDateTime, isRegistered),
      },
      notAssigned: {
        count: countOf(isMeasured),
        oldest: oldestOf(stack.measurementDateTime, isMeasured),
        overdue: overdueOf(stack.measurementDateTime, isMeasured),
        ...volumesOf(isMeasured),
      },
      withoutPosition: {
        count: countOf(isNowhere),
        oldest: oldestOf(stack.registrationDateTime, isNowhere),
        ...volumesOf(isNowhere),
      },
      failedEvidence: {
        count: countOf(isDoubtful),
        oldest: oldestOf(stack.measurementDateTime, isDoubtful),
        ...volumesOf(isDoubtful),
      },
    })
    .from(stack)
    .where(and(matches(filters), or(ne(stack.state, 'AssignedToSawmill'), isNowhere, isDoubtful)));
  if (row === undefined) throw new Error('An aggregate without groups has one row');
  return { ...row, ...(hasPlaces > 0 && { notReady: await notReadyStacks(orm, filters) }) };
}

/**
 * `eudrReady` is evaluated once for each stack and not once for each figure, because it looks up the card and
 * the place of harvest.
 */
async function notReadyStacks(orm: Orm, filters: CheckedFilters) {
  const [row] = await orm
    .select({
      count: count(),
      oldest: min(stack.measurementDateTime),
      volume: sql<number>`${exactSum(stack.litres)} / 1000`,
      withoutVolume: sql<number>`(count(*) filter (where ${isNull(stack.volume)}))::int`,
    })
    .from(stack)
    .where(and(matches(filters), eq(stack.state, 'Measured'), isReadyForEudr(false)));
  if (row === undefined) throw new Error('An aggregate without groups has one row');
  return row;
}
