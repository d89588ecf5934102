import { count, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Orm } from '../../../db/client';
import { department, measurementCard, organization } from '../../../db/schema';
import { stack } from '../../../db/stackSchema';
import type { Unit } from '../../../domain/schemas';
import { type CheckedFilters, matches } from '../filters/stackFilterSql';
import { addedUp } from '../records/addedUp';
import { keyText, textOf, volumeUnitOf } from '../records/cardWood';
import { sumOf } from '../records/volumeSums';
import type { StackTotals } from './stackTotals.routes';

type Group = StackTotals['groups'][number];

const noText = sql<string | null>`null::text`;

/** For a dozen groups cheaper to plan than joins, which took as long as the sums. */
function unitOfDepartment(orm: Orm, departmentId: SQLWrapper): SQL<Unit | null> {
  const organizationId = orm
    .select({ id: department.organizationId })
    .from(department)
    .where(eq(department.id, departmentId));
  const cardId = orm
    .select({ id: organization.measurementCardId })
    .from(organization)
    .where(eq(organization.id, sql`${organizationId}`));
  const unit = orm
    .select({ unit: measurementCard.volumeUnit })
    .from(measurementCard)
    .where(eq(measurementCard.id, sql`${cardId}`));
  return sql<Unit | null>`${unit}`;
}

/**
 * One statement, so that counts and sums are of the same moment. A department has one unit: without species, an index of
 * department and date holds all that is added up.
 */
export async function stackTotals(orm: Orm, filters: CheckedFilters, by?: 'Unit'): Promise<StackTotals> {
  const treeSpecies = by === 'Unit' ? noText : stack.treeSpecies;
  const grouped = orm.$with('grouped').as(
    orm
      .select({
        departmentId: stack.departmentId,
        treeSpecies: sql<string | null>`${treeSpecies}`.as('species'),
        count: count().as('count'),
        measured: count(stack.litres).as('measured'),
        CubicMeters: sumOf(stack.litres).as('CubicMeters'),
        CubicFeet: sumOf(stack.thousandthsOfCubicFeet).as('CubicFeet'),
      })
      .from(stack)
      .where(matches(filters))
      .groupBy(stack.departmentId, ...(by === 'Unit' ? [] : [stack.treeSpecies])),
  );
  const { treeSpecies: species, count: counted, measured, CubicMeters, CubicFeet } = grouped;
  const sums = { treeSpecies: species, count: counted, measured, CubicMeters, CubicFeet };
  const rows =
    by === 'Unit'
      ? await orm
          .with(grouped)
          .select({
            ...sums,
            treeSpeciesText: noText,
            cardVolumeUnit: unitOfDepartment(orm, grouped.departmentId),
          })
          .from(grouped)
      : await orm
          .with(grouped)
          .select({
            ...sums,
            treeSpeciesText: textOf(measurementCard.treeSpecies, species),
            cardVolumeUnit: measurementCard.volumeUnit,
          })
          .from(grouped)
          .innerJoin(department, eq(department.id, grouped.departmentId))
          .innerJoin(organization, eq(organization.id, department.organizationId))
          .leftJoin(measurementCard, eq(measurementCard.id, organization.measurementCardId));
  return {
    totalCount: rows.reduce((sum, row) => sum + row.count, 0),
    groups: addedUp<Group>(
      rows.map((row) => {
        const volumeUnit = volumeUnitOf(row.cardVolumeUnit);
        return {
          ...(by !== 'Unit' && { treeSpecies: keyText(row.treeSpecies, row.treeSpeciesText) }),
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
