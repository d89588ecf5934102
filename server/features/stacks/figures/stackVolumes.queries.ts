import { and, count, desc, eq, ne } from 'drizzle-orm';
import { measurementCardVersion } from '../../../db/cardSchema';
import type { Orm } from '../../../db/client';
import { cardVersionOfStack } from '../../../db/currentCardVersion';
import { department, organization, sawmill } from '../../../db/schema';
import { stack } from '../../../db/stackSchema';
import type { Language } from '../../../domain/languages';
import { bounded } from '../figures/timeBins';
import { type CheckedFilters, matches } from '../filters/stackFilterSql';
import { addedUp } from '../records/addedUp';
import { textOf } from '../records/cardWood';
import { exactSum } from '../records/volumeSums';
import type { StackVolumes } from './figures.routes';

type Part = StackVolumes['departments'][number];

export async function stackVolumes(
  orm: Orm,
  filters: CheckedFilters,
  language: Language,
): Promise<StackVolumes> {
  const grouped = orm.$with('grouped').as(
    orm
      .select({
        departmentId: stack.departmentId,
        treeSpecies: stack.treeSpecies,
        sawmillId: stack.sawmillId,
        versionId: stack.cardVersionId,
        count: count().as('count'),
        measured: count(stack.litres).as('measured'),
        litres: exactSum(stack.litres).as('litres'),
      })
      .from(stack)
      .where(and(matches({ ...filters, ...bounded(filters) }), ne(stack.state, 'PreRegistration')))
      .groupBy(stack.departmentId, stack.treeSpecies, stack.sawmillId, stack.cardVersionId),
  );
  const rows = await orm
    .with(grouped)
    .select({
      departmentId: grouped.departmentId,
      departmentName: department.name,
      treeSpecies: grouped.treeSpecies,
      treeSpeciesText: textOf(measurementCardVersion.treeSpecies, grouped.treeSpecies, language),
      sawmillId: grouped.sawmillId,
      sawmillName: sawmill.name,
      count: grouped.count,
      measured: grouped.measured,
      litres: grouped.litres,
    })
    .from(grouped)
    .innerJoin(department, eq(department.id, grouped.departmentId))
    .innerJoin(organization, eq(organization.id, department.organizationId))
    .leftJoin(measurementCardVersion, eq(measurementCardVersion.id, cardVersionOfStack(grouped.versionId)))
    .leftJoin(sawmill, eq(sawmill.id, grouped.sawmillId))
    // The first name of a species counts, which is that of the newest version of a card.
    .orderBy(desc(measurementCardVersion.version));
  type Row = (typeof rows)[number];
  const partsBy = (nameOf: (row: Row) => Pick<Part, 'key' | 'name'>) =>
    addedUp<Part>(
      rows.map((row) => ({
        ...nameOf(row),
        count: row.count,
        withoutVolume: row.count - row.measured,
        volume: row.litres,
      })),
      ({ key }) => String(key),
    );
  return {
    treeSpecies: partsBy((row) => ({ key: row.treeSpecies, name: row.treeSpeciesText ?? row.treeSpecies })),
    sawmills: partsBy((row) => ({ key: row.sawmillId, name: row.sawmillName })),
    departments: partsBy((row) => ({ key: row.departmentId, name: row.departmentName })),
  };
}
