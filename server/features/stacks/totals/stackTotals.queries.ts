import { count, eq, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../../db/client';
import { department, organization } from '../../../db/schema';
import { stack } from '../../../db/stackSchema';
import { type CheckedFilters, matches } from '../filters/stackFilterSql';
import { addedUp } from '../records/addedUp';
import { cardWood, keyText, perCubicMeter, textOf, thousandths, volumeUnitOf } from '../records/cardWood';
import type { StackTotals } from './stackTotals.routes';

type Group = StackTotals['groups'][number];

/** Whole thousandths: their sum is exact, however many stacks there are. */
function sumIn(unit: keyof typeof perCubicMeter): SQL.Aliased<number> {
  return sql<number>`coalesce(sum(${thousandths(stack.volume, perCubicMeter[unit])}), 0)::float8`.as(unit);
}

/** One statement, so that counts and sums are of the same moment. */
export async function stackTotals(orm: Orm, filters: CheckedFilters): Promise<StackTotals> {
  const grouped = orm.$with('grouped').as(
    orm
      .select({
        departmentId: stack.departmentId,
        treeSpecies: stack.treeSpecies,
        count: count().as('count'),
        measured: count(stack.volume).as('measured'),
        CubicMeters: sumIn('CubicMeters'),
        CubicFeet: sumIn('CubicFeet'),
      })
      .from(stack)
      .where(matches(filters))
      .groupBy(stack.departmentId, stack.treeSpecies),
  );
  const cards = cardWood(
    orm,
    orm
      .select({ id: organization.measurementCardId })
      .from(grouped)
      .innerJoin(department, eq(department.id, grouped.departmentId))
      .innerJoin(organization, eq(organization.id, department.organizationId)),
  );
  const rows = await orm
    .with(grouped, cards)
    .select({
      treeSpecies: grouped.treeSpecies,
      treeSpeciesText: textOf(cards.species, grouped.treeSpecies),
      cardVolumeUnit: cards.volumeUnit,
      count: grouped.count,
      measured: grouped.measured,
      CubicMeters: grouped.CubicMeters,
      CubicFeet: grouped.CubicFeet,
    })
    .from(grouped)
    .innerJoin(department, eq(department.id, grouped.departmentId))
    .innerJoin(organization, eq(organization.id, department.organizationId))
    .leftJoin(cards, eq(cards.id, organization.measurementCardId));
  return {
    totalCount: rows.reduce((sum, row) => sum + row.count, 0),
    groups: addedUp<Group>(
      rows.map((row) => {
        const volumeUnit = volumeUnitOf(row.cardVolumeUnit);
        return {
          treeSpecies: keyText(row.treeSpecies, row.treeSpeciesText),
          volumeUnit,
          count: row.count,
          withoutVolume: row.count - row.measured,
          volume: row[volumeUnit],
        };
      }),
      ({ treeSpecies, volumeUnit }) => JSON.stringify([treeSpecies, volumeUnit]),
    ),
  };
}
