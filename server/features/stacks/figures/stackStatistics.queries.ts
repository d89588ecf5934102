import { and, eq, ne, not, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Orm } from '../../../db/client';
import { stack } from '../../../db/stackSchema';
import { type DateType, dateColumns } from '../filters/stackDates';
import { type CheckedFilters, matches } from '../filters/stackFilterSql';
import { exactSum } from '../records/volumeSums';
import type { StackStatistics } from './figures.routes';
import { bounded } from './timeBins';

const nothing = { preregistrations: 0, fullMeasurements: 0, pieceCount: 0, assignedToSawmill: 0, volume: 0 };

/**
 * The events are the registration of unmeasured stacks, the measurement of measured ones and the assignment
 * of assigned ones. A list with the same filters and the date type of the event contains the stack of each
 * event.
 */
function eventsOf(orm: Orm, filters: CheckedFilters) {
  const events = (dateType: DateType, state: SQL) =>
    orm
      .select({
        at: sql`${dateColumns[dateType]}`.as('at'),
        dateType: sql<DateType>`${dateType}::text`.as('date_type'),
        fullMeasurement: stack.fullMeasurement,
        litres: stack.litres,
      })
      .from(stack)
      .where(and(matches({ ...filters, ...bounded(filters), dateType }), state));
  return unionAll(
    events('PreRegistration', eq(stack.state, 'PreRegistration')),
    events('Measured', ne(stack.state, 'PreRegistration')),
    events('AssignedToSawmill', eq(stack.state, 'AssignedToSawmill')),
  ).as('events');
}

async function filledBins(orm: Orm, filters: CheckedFilters, starts: readonly number[]) {
  const events = eventsOf(orm, filters);
  const are = (dateType: DateType, kind?: SQL) => and(eq(events.dateType, dateType), kind);
  const countOf = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const bounds = sql.param(starts.map((start) => new Date(start).toISOString()));
  const number = sql<number>`width_bucket(${events.at}, ${bounds}::timestamptz[])`.as('number');
  return orm
    .select({
      number,
      preregistrations: countOf(are('PreRegistration')),
      fullMeasurements: countOf(are('Measured', sql`${events.fullMeasurement}`)),
      pieceCount: countOf(are('Measured', not(sql`${events.fullMeasurement}`))),
      assignedToSawmill: countOf(are('AssignedToSawmill')),
      volume: sql<number>`${exactSum(events.litres, are('Measured'))} / 1000`,
    })
    .from(events)
    .groupBy(number)
    .orderBy(number);
}

/**
 * One statement reads counts and bins, so that all are of the same moment. Bins begin at `starts`; if the
 * range has an open end, they extend to the first or last bin with an event.
 */
export async function stackStatistics(
  orm: Orm,
  filters: CheckedFilters,
  starts: readonly number[],
): Promise<StackStatistics> {
  const filled = await filledBins(orm, filters, starts);
  const first = filters.from === undefined ? filled[0]?.number : 1;
  const last = filters.to === undefined ? filled.at(-1)?.number : starts.length;
  const found = new Map(filled.map(({ number, ...values }) => [number, values]));
  const bins = starts.map((start, index) => ({
    date: new Date(start).toISOString(),
    ...(found.get(index + 1) ?? nothing),
  }));
  const total = (key: keyof typeof nothing) => bins.reduce((sum, bin) => sum + bin[key], 0);
  return {
    preregistrations: total('preregistrations'),
    fullMeasurements: total('fullMeasurements'),
    pieceCount: total('pieceCount'),
    assignedToSawmill: total('assignedToSawmill'),
    bins: first === undefined || last === undefined ? [] : bins.slice(first - 1, last),
  };
}
