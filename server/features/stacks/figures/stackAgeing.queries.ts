import { and, count, eq, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Orm } from '../../../db/client';
import { stack } from '../../../db/stackSchema';
import { bounded } from '../figures/timeBins';
import { afterLastSecond, type DateType, dateColumns, since } from '../filters/stackDates';
import { type CheckedFilters, matches } from '../filters/stackFilterSql';
import { exactSum } from '../records/volumeSums';
import type { StackAgeing } from './figures.routes';

type StateAges = StackAgeing['states'][number];
type Amount = StateAges['total'];
type State = StateAges['state'];

interface Age {
  from?: string | undefined;
  to?: string | undefined;
}

const began = sql`case ${stack.state}
  when 'PreRegistration' then ${stack.registrationDateTime}
  when 'Measured' then ${stack.measurementDateTime}
  else ${stack.assignedToSawmillDateTime} end`;

function ageOf(ages: readonly Age[]): SQL<number | null> {
  const whens = ages.map(({ from, to }, index) => {
    const inRange = and(
      from === undefined ? sql`${began} is not null` : sql`${began} >= ${since(from)}`,
      to === undefined ? undefined : sql`${began} < ${afterLastSecond(to)}`,
    );
    return sql`when ${inRange} then ${index}::int`;
  });
  return sql`case ${sql.join(whens, sql` `)} end`;
}

/**
 * One statement reads all figures, so that all are of the same moment. A figure equals the count of a list
 * with the same filters and state whose date range covers the age: the range applies to the date on which the
 * state begins.
 */
export async function stackAges(
  orm: Orm,
  filters: CheckedFilters,
  ages: readonly Age[],
): Promise<StateAges[]> {
  const aged = orm
    .select({
      departmentId: stack.departmentId,
      state: stack.state,
      litres: stack.litres,
      age: ageOf(ages).as('age'),
    })
    .from(stack)
    .where(matches(filters))
    .as('aged');
  const rows = await orm
    .select({
      departmentId: aged.departmentId,
      state: aged.state,
      age: aged.age,
      count: count(),
      measured: count(aged.litres),
      litres: exactSum(aged.litres),
    })
    .from(aged)
    .groupBy(aged.departmentId, aged.state, aged.age);

  const found = new Map<string, StateAges>();
  const groupOf = (departmentId: string | null, state: State) => {
    const name = JSON.stringify([departmentId, state]);
    const group = found.get(name) ?? { departmentId, state, total: nothing(), ages: ages.map(nothing) };
    found.set(name, group);
    return group;
  };
  for (const { departmentId, state, age, count: stacks, measured, litres } of rows) {
    for (const group of [groupOf(null, state), groupOf(departmentId, state)]) {
      const cells = [group.total, age === null ? undefined : group.ages[age]];
      for (const cell of cells) if (cell) add(cell, stacks, stacks - measured, litres);
    }
  }
  return [...found.values()].map((group) => ({
    ...group,
    total: inCubicMeters(group.total),
    ages: group.ages.map(inCubicMeters),
  }));
}

function nothing(): Amount {
  return { count: 0, volume: 0, withoutVolume: 0 };
}

function add(amount: Amount, stacks: number, withoutVolume: number, litres: number): void {
  amount.count += stacks;
  amount.withoutVolume += withoutVolume;
  amount.volume += litres;
}

function inCubicMeters(amount: Amount): Amount {
  return { ...amount, volume: amount.volume / 1000 };
}

interface Duration {
  departmentId: string | null;
  count: number;
  medianDays: number | null;
}

/**
 * Returns the number of stacks, and the median of the days (of 24 hours) from the date at which a state
 * begins to the date at which it ends. Only stacks in the given state are included whose later date is in the
 * range of the filters.
 */
function daysBetween(
  orm: Orm,
  filters: CheckedFilters,
  ends: { start: SQLWrapper; end: DateType; state: SQL },
): Promise<Duration[]> {
  const days = sql`extract(epoch from ${dateColumns[ends.end]} - ${ends.start}) / 86400`;
  return orm
    .select({
      departmentId: sql<string | null>`${stack.departmentId}`,
      count: count(),
      medianDays: sql<number | null>`(percentile_cont(0.5) within group (order by ${days}))::float8`,
    })
    .from(stack)
    .where(and(matches({ ...filters, ...bounded(filters), dateType: ends.end }), ends.state))
    .groupBy(sql`grouping sets ((${stack.departmentId}), ())`);
}

/**
 * Each count equals that of a list with the same filters and range, and with the date type and state of the
 * count.
 */
export async function stackDurations(orm: Orm, filters: CheckedFilters): Promise<StackAgeing['durations']> {
  const measured = await daysBetween(orm, filters, {
    start: stack.registrationDateTime,
    end: 'Measured',
    state: ne(stack.state, 'PreRegistration'),
  });
  const assigned = await daysBetween(orm, filters, {
    start: stack.measurementDateTime,
    end: 'AssignedToSawmill',
    state: eq(stack.state, 'AssignedToSawmill'),
  });
  const none = { count: 0, medianDays: null };
  const durationOf = (durations: readonly Duration[], id: string | null) => {
    const { departmentId, ...duration } = durations.find((one) => one.departmentId === id) ?? {
      departmentId: id,
      ...none,
    };
    return duration;
  };
  const ids = new Set([null, ...[...measured, ...assigned].map(({ departmentId }) => departmentId)]);
  return [...ids].map((departmentId) => ({
    departmentId,
    toMeasurement: durationOf(measured, departmentId),
    toAssignment: durationOf(assigned, departmentId),
  }));
}
