import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Orm } from '../../../db/client';
import { stackOrigin } from '../../../db/harvestSchema';
import { contract } from '../../../db/schema';
import { stack } from '../../../db/stackSchema';
import { statementKeptMonths } from '../../../domain/statementKept';
import { declaredUnder, isDeclared, lacksForEudr } from '../../../stacks/eudrFacts';
import { isPositioned } from '../../../stacks/stackDistance';
import type { ExportNeed, StackFileFormat } from './exports.routes';

const needsOf: Readonly<Record<StackFileFormat, readonly ExportNeed[]>> = {
  Excel: ['Volume', 'TreeSpecies'],
  GeoJson: ['Position', 'Volume', 'TreeSpecies'],
  Gpx: ['Position', 'Volume', 'TreeSpecies'],
  Kml: ['Position', 'Volume', 'TreeSpecies'],
  Eudr: ['Declared', 'Place', 'Volume', 'ScientificName', 'HarvestPeriod'],
};

const neededWhole: readonly ExportNeed[] = ['Position', 'Place', 'Declared'];

const isMissing: Readonly<Record<ExportNeed, SQL | undefined>> = {
  ...lacksForEudr,
  Declared: isDeclared,
  Position: isPositioned(false),
  TreeSpecies: isNull(stack.treeSpecies),
};

const namedStacks = 100;

export async function withoutPosition(orm: Orm, isChosen: SQL | undefined): Promise<number> {
  return orm.$count(stack, and(isChosen, isMissing.Position));
}

interface ExportedAs {
  format: StackFileFormat;
  includeDeclared: boolean;
}

const countWhere = (condition: SQL | undefined) =>
  sql<number>`count(*) filter (where ${condition ?? sql`false`})`.mapWith(Number);

export async function exportGaps(
  orm: Orm,
  isChosen: SQL | undefined,
  { format, includeDeclared }: ExportedAs,
) {
  const needs = needsOf[format].filter((need) => need !== 'Declared' || !includeDeclared);
  // If declared stacks are left out, it does not matter what else they lack.
  const lacksOf = (need: ExportNeed) =>
    needs.includes('Declared') && need !== 'Declared'
      ? and(not(isDeclared), isMissing[need])
      : isMissing[need];
  const leavesOut = or(...needs.filter((need) => neededWhole.includes(need)).map(lacksOf));
  const counted = needs.map((need) => [need, countWhere(lacksOf(need))] as const);
  const [sums] = await orm
    .select({ stackCount: count(), leftOut: countWhere(leavesOut), ...Object.fromEntries(counted) })
    .from(stack)
    .where(isChosen);
  const counts = new Map(Object.entries(sums ?? {}));
  const lacks = needs.map((need) => sql`case when ${lacksOf(need)} then ${need} end`);
  const stacks = await orm
    .select({
      stackId: stack.id,
      stackNumber: stack.stackNumber,
      organizationId: stack.organizationId,
      departmentId: stack.departmentId,
      lacking: sql<string[]>`array_remove(array[${sql.join(lacks, sql`, `)}]::text[], null)`,
      referenceNumber: format === 'Eudr' ? declaredUnder : sql<null>`null`,
    })
    .from(stack)
    .where(and(isChosen, or(...needs.map(lacksOf))))
    // Declared stacks are expected to be left out, so stacks with other gaps are named first.
    .orderBy(...(needs.includes('Declared') ? [asc(isDeclared)] : []), asc(stack.stackNumber), asc(stack.id))
    .limit(namedStacks);
  return {
    stackCount: counts.get('stackCount') ?? 0,
    leftOut: counts.get('leftOut') ?? 0,
    gaps: needs.flatMap((need) => {
      const ofNeed = counts.get(need) ?? 0;
      return ofNeed > 0 ? [{ need, count: ofNeed }] : [];
    }),
    stacks: stacks.map(({ lacking, referenceNumber, ...one }) => ({
      ...one,
      needs: needs.filter((need) => lacking.includes(need)),
      ...(referenceNumber !== null && { referenceNumber }),
    })),
    ...(format === 'Eudr' && {
      declared: await declaredNumbers(orm, isChosen),
      isKeptTooShort: await isKeptTooShort(orm, isChosen),
    }),
  };
}

async function isKeptTooShort(orm: Orm, isChosen: SQL | undefined): Promise<boolean> {
  const organizations = orm.selectDistinct({ id: stack.organizationId }).from(stack).where(isChosen);
  const short = and(
    // A stored retention of 0 months deletes nothing.
    gt(contract.dataRetentionMonths, 0),
    lt(contract.dataRetentionMonths, statementKeptMonths),
    inArray(contract.organizationId, organizations),
  );
  return (await orm.$count(contract, short)) > 0;
}

/** A call that overwrites the numbers names both of each (`replaces`). */
const namedNumbers = 1000;

async function declaredNumbers(orm: Orm, isChosen: SQL | undefined) {
  const referenceNumber = sql<string>`${stackOrigin.referenceNumber}`;
  const { verificationNumber } = stackOrigin;
  const numbers = await orm
    .select({ referenceNumber, verificationNumber, count: count() })
    .from(stack)
    .innerJoin(stackOrigin, eq(stackOrigin.stackId, stack.id))
    .where(and(isChosen, isNotNull(stackOrigin.referenceNumber)))
    .groupBy(stackOrigin.referenceNumber, verificationNumber)
    .orderBy(desc(count()), asc(stackOrigin.referenceNumber), asc(verificationNumber))
    .limit(namedNumbers);
  return numbers.map(({ verificationNumber, ...one }) => ({
    ...one,
    ...(verificationNumber !== null && { verificationNumber }),
  }));
}
