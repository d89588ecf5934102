import { count, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { measurementCardVersion } from '../../../db/cardSchema';
import type { Orm } from '../../../db/client';
import { cardVersionOfStack, currentCardVersion } from '../../../db/currentCardVersion';
import { department, organization } from '../../../db/schema';
import { stack } from '../../../db/stackSchema';
import type { Language } from '../../../domain/languages';
import type { Unit } from '../../../domain/schemas';
import { volumeUnitOf } from '../../../domain/volumeUnits';
import { type CheckedFilters, matches } from '../filters/stackFilterSql';
import { addedUp } from '../records/addedUp';
import { keyText, textOf } from '../records/cardWood';
import { exactSum } from '../records/volumeSums';
import type { StackTotals } from './figures.routes';

type Group = StackTotals['groups'][number];

const noText = sql<string | null>`null::text`;

/**
 * For a dozen groups the database plans this faster than joins, which took as long as the sums themselves.
 */
function unitOfDepartment(orm: Orm, departmentId: SQLWrapper): SQL<Unit | null> {
  const organizationId = orm
    .select({ id: department.organizationId })
    .from(department)
    .where(eq(department.id, departmentId));
  const versionId = orm
    .select({ id: currentCardVersion(organization.measurementCardId) })
    .from(organization)
    .where(eq(organization.id, sql`${organizationId}`));
  const unit = orm
    .select({ unit: measurementCardVersion.volumeUnit })
    .from(measurementCardVersion)
    .where(eq(measurementCardVersion.id, sql`${versionId}`));
  return sql<Unit | null>`${unit}`;
}

/**
 * One statement reads counts and sums, so that all are of the same moment. Unless species are needed, an
 * index of department and date holds all the values that are added up. A volume has thousandths of cubic feet
 * only if its card shows that unit. A stack without a volume is counted under the unit of its organisation.
 */
export async function stackTotals(
  orm: Orm,
  filters: CheckedFilters,
  { by, language }: { by?: 'Unit' | undefined; language: Language },
): Promise<StackTotals> {
  const treeSpecies = by === 'Unit' ? noText : stack.treeSpecies;
  const versionId = by === 'Unit' ? noText : stack.cardVersionId;
  const grouped = orm.$with('grouped').as(
    orm
      .select({
        departmentId: stack.departmentId,
        treeSpecies: sql<string | null>`${treeSpecies}`.as('species'),
        count: count().as('count'),
        versionId: sql<string | null>`${versionId}`.as('version_id'),
        measured: count(stack.litres).as('measured'),
        inCubicFeet: count(stack.thousandthsOfCubicFeet).as('in_cubic_feet'),
        CubicMeters: exactSum(stack.litres, isNull(stack.thousandthsOfCubicFeet)).as('CubicMeters'),
        CubicFeet: exactSum(stack.thousandthsOfCubicFeet).as('CubicFeet'),
      })
      .from(stack)
      .where(matches(filters))
      .groupBy(stack.departmentId, ...(by === 'Unit' ? [] : [stack.treeSpecies, stack.cardVersionId])),
  );
  const { treeSpecies: species, count: counted, measured, inCubicFeet, CubicMeters, CubicFeet } = grouped;
  const sums = { treeSpecies: species, count: counted, measured, inCubicFeet, CubicMeters, CubicFeet };
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
            treeSpeciesText: textOf(measurementCardVersion.treeSpecies, species, language),
            cardVolumeUnit: unitOfDepartment(orm, grouped.departmentId),
          })
          .from(grouped)
          .innerJoin(department, eq(department.id, grouped.departmentId))
          .innerJoin(organization, eq(organization.id, department.organizationId))
          .leftJoin(
            measurementCardVersion,
            eq(measurementCardVersion.id, cardVersionOfStack(grouped.versionId)),
          )
          // A species that versions name differently has the name of the newest one.
          .orderBy(sql`${measurementCardVersion.version} desc nulls last`, measurementCardVersion.id);
  return {
    totalCount: rows.reduce((sum, row) => sum + row.count, 0),
    groups: addedUp<Group>(
      rows.flatMap((row) => {
        const named = by !== 'Unit' && { treeSpecies: keyText(row.treeSpecies, row.treeSpeciesText) };
        const withoutVolume = row.count - row.measured;
        const parts: [Group['volumeUnit'], Omit<Group, 'volumeUnit'>][] = [
          ['CubicFeet', { count: row.inCubicFeet, withoutVolume: 0, volume: row.CubicFeet }],
          [
            'CubicMeters',
            { count: row.measured - row.inCubicFeet, withoutVolume: 0, volume: row.CubicMeters },
          ],
          [volumeUnitOf(row.cardVolumeUnit), { count: withoutVolume, withoutVolume, volume: 0 }],
        ];
        return parts.flatMap(([volumeUnit, part]) =>
          part.count > 0 ? { ...named, volumeUnit, ...part } : [],
        );
      }),
      ({ treeSpecies, volumeUnit }) => JSON.stringify([treeSpecies?.key ?? null, volumeUnit]),
    ),
  };
}
