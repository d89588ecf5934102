import { and, asc, count, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../../db/client';
import { stack } from '../../../db/stackSchema';
import { isPositioned } from '../../../stacks/stackDistance';
import type { ExportNeed, StackFileFormat } from './exports.routes';

/** Files of a format state these values, which a stack may lack. */
const needsOf: Readonly<Record<StackFileFormat, readonly ExportNeed[]>> = {
  Excel: ['Volume', 'TreeSpecies'],
  GeoJson: ['Position', 'Volume', 'TreeSpecies'],
  Gpx: ['Position', 'Volume', 'TreeSpecies'],
  Kml: ['Position', 'Volume', 'TreeSpecies'],
};

const isMissing: Readonly<Record<ExportNeed, SQL | undefined>> = {
  Position: isPositioned(false),
  Volume: isNull(stack.volume),
  TreeSpecies: isNull(stack.treeSpecies),
};

const namedStacks = 100;

export async function withoutPosition(orm: Orm, isChosen: SQL | undefined): Promise<number> {
  return orm.$count(stack, and(isChosen, isMissing.Position));
}

/** @param isChosen the stacks of the file */
export async function exportGaps(orm: Orm, isChosen: SQL | undefined, format: StackFileFormat) {
  const needs = needsOf[format];
  const counted = (need: ExportNeed) =>
    sql<number>`count(*) filter (where ${isMissing[need]})`.mapWith(Number);
  const [counts] = await orm
    .select({
      stackCount: count(),
      Position: counted('Position'),
      Volume: counted('Volume'),
      TreeSpecies: counted('TreeSpecies'),
    })
    .from(stack)
    .where(isChosen);
  const lacks = (need: ExportNeed) => sql<boolean>`coalesce(${isMissing[need]}, false)`;
  const stacks = await orm
    .select({
      stackId: stack.id,
      stackNumber: stack.stackNumber,
      organizationId: stack.organizationId,
      departmentId: stack.departmentId,
      Position: lacks('Position'),
      Volume: lacks('Volume'),
      TreeSpecies: lacks('TreeSpecies'),
    })
    .from(stack)
    .where(and(isChosen, or(...needs.map((need) => isMissing[need]))))
    .orderBy(asc(stack.stackNumber), asc(stack.id))
    .limit(namedStacks);
  return {
    stackCount: counts?.stackCount ?? 0,
    leftOut: needs.includes('Position') ? (counts?.Position ?? 0) : 0,
    gaps: needs.flatMap((need) => {
      const ofNeed = counts?.[need] ?? 0;
      return ofNeed > 0 ? [{ need, count: ofNeed }] : [];
    }),
    stacks: stacks.map(({ Position, Volume, TreeSpecies, ...one }) => {
      const lacking = { Position, Volume, TreeSpecies };
      return { ...one, needs: needs.filter((need) => lacking[need]) };
    }),
  };
}
