import { and, asc, count, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../../db/client';
import { stack } from '../../../db/stackSchema';
import { lacksForEudr } from '../../../stacks/eudrFacts';
import { isPositioned } from '../../../stacks/stackDistance';
import type { ExportNeed, StackFileFormat } from './exports.routes';

const needsOf: Readonly<Record<StackFileFormat, readonly ExportNeed[]>> = {
  Excel: ['Volume', 'TreeSpecies'],
  GeoJson: ['Position', 'Volume', 'TreeSpecies'],
  Gpx: ['Position', 'Volume', 'TreeSpecies'],
  Kml: ['Position', 'Volume', 'TreeSpecies'],
  Eudr: ['Place', 'Volume', 'ScientificName', 'HarvestPeriod'],
};

const neededWhole: readonly ExportNeed[] = ['Position', 'Place'];

const isMissing: Readonly<Record<ExportNeed, SQL | undefined>> = {
  ...lacksForEudr,
  Position: isPositioned(false),
  TreeSpecies: isNull(stack.treeSpecies),
};

const namedStacks = 100;

export async function withoutPosition(orm: Orm, isChosen: SQL | undefined): Promise<number> {
  return orm.$count(stack, and(isChosen, isMissing.Position));
}

export async function exportGaps(orm: Orm, isChosen: SQL | undefined, format: StackFileFormat) {
  const needs = needsOf[format];
  const counted = needs.map((need) => {
    return [need, sql<number>`count(*) filter (where ${isMissing[need]})`.mapWith(Number)] as const;
  });
  const [sums] = await orm
    .select({ stackCount: count(), ...Object.fromEntries(counted) })
    .from(stack)
    .where(isChosen);
  const counts = new Map(Object.entries(sums ?? {}));
  const lacks = needs.map((need) => sql`case when ${isMissing[need]} then ${need} end`);
  const stacks = await orm
    .select({
      stackId: stack.id,
      stackNumber: stack.stackNumber,
      organizationId: stack.organizationId,
      departmentId: stack.departmentId,
      lacking: sql<string[]>`array_remove(array[${sql.join(lacks, sql`, `)}]::text[], null)`,
    })
    .from(stack)
    .where(and(isChosen, or(...needs.map((need) => isMissing[need]))))
    .orderBy(asc(stack.stackNumber), asc(stack.id))
    .limit(namedStacks);
  return {
    stackCount: counts.get('stackCount') ?? 0,
    leftOut: needs.reduce((sum, need) => sum + (neededWhole.includes(need) ? (counts.get(need) ?? 0) : 0), 0),
    gaps: needs.flatMap((need) => {
      const ofNeed = counts.get(need) ?? 0;
      return ofNeed > 0 ? [{ need, count: ofNeed }] : [];
    }),
    stacks: stacks.map(({ lacking, ...one }) => ({
      ...one,
      needs: needs.filter((need) => lacking.includes(need)),
    })),
  };
}
