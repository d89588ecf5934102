import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { loadPrincipal } from '../../../auth/principal';
import type { Orm } from '../../../db/client';
import { isOneOfIds } from '../../../db/isOneOfIds';
import { appUser, department, measurementCard, organization, sawmill, stack } from '../../../db/schema';
import type { CardDefinition } from '../../../domain/cardDefinition';
import type { StackField } from '../../../domain/fieldValue';
import type { Principal } from '../../../domain/principal';
import { missing, unauthorized } from '../../../http/failure';
import type { MeasurementSource } from '../../../ports/measurementSource';
import { newestFirst } from '../filters/stackDates';
import { type CheckedFilters, matches } from '../filters/stackFilter';

/** Rows in memory at a time: enough to be quick, few enough for a file of any length. */
const portion = 500;

/** A stack with the names of what it refers to: what its detail, its report and its files are made from. */
export type StackRow = Awaited<ReturnType<typeof rowsWhere>>[number];

async function rowsWhere(orm: Orm, condition: SQL | undefined) {
  return orm
    .select({
      stack,
      department: department.name,
      organizationId: organization.id,
      organization: organization.name,
      country: organization.country,
      measurementCardId: organization.measurementCardId,
      registrator: registrator.name,
      surveyor: surveyor.name,
      sawmill: sawmill.name,
    })
    .from(stack)
    .innerJoin(department, eq(department.id, stack.departmentId))
    .innerJoin(organization, eq(organization.id, department.organizationId))
    .leftJoin(registrator, eq(registrator.id, stack.registratorId))
    .leftJoin(surveyor, eq(surveyor.id, stack.surveyorId))
    .leftJoin(sawmill, eq(sawmill.id, stack.sawmillId))
    .where(condition);
}

/** One stack; missing when it is outside the scope. */
export async function stackRow(orm: Orm, stackId: string, scope: SQL | undefined): Promise<StackRow> {
  const [found] = await rowsWhere(orm, and(eq(stack.id, stackId), scope));
  if (found === undefined) throw missing();
  return found;
}

/**
 * The stacks in the order of the ids, portion by portion, each read when it is asked for. Whoever was deleted in the
 * meantime is not there any more. Throws when the right to one of them has ended since the file was begun.
 */
export async function* stackPortions(
  orm: Orm,
  ids: readonly string[],
  requireRight: RequireRight,
): AsyncGenerator<StackRow[]> {
  for (let start = 0; start < ids.length; start += portion) {
    const wanted = ids.slice(start, start + portion);
    const rows = new Map(
      (await rowsWhere(orm, isOneOfIds(stack.id, wanted))).map((row) => [row.stack.id, row]),
    );
    await requireRight([...rows.keys()]);
    yield wanted.flatMap((id) => rows.get(id) ?? []);
  }
}

/** The ids of all stacks that match, newest first. */
export async function matchingIds(orm: Orm, filters: CheckedFilters): Promise<string[]> {
  const rows = await orm
    .select({ id: stack.id })
    .from(stack)
    .where(matches(filters))
    .orderBy(...newestFirst(filters.dateType));
  return rows.map(({ id }) => id);
}

/** State and department of each of the stacks, when all of them are in the scope; else 404. */
export async function visibleStacks(orm: Orm, ids: readonly string[], scope: SQL | undefined) {
  const rows = await orm
    .select({ state: stack.state, departmentId: stack.departmentId })
    .from(stack)
    .where(and(isOneOfIds(stack.id, ids), scope));
  if (rows.length !== ids.length) throw missing();
  return rows;
}

/** A measurement card as the database keeps it. */
export type Card = typeof measurementCard.$inferSelect;

/** The card with that id; undefined when there is none. */
export async function storedCard(orm: Orm, id: string | null): Promise<Card | undefined> {
  if (id === null) return undefined;
  const [card] = await orm.select().from(measurementCard).where(eq(measurementCard.id, id));
  return card;
}

/** Who registered a stack, joined by `stack.registratorId`. */
export const registrator = alias(appUser, 'registrator');

/** Who measured a stack, joined by `stack.surveyorId`. */
export const surveyor = alias(appUser, 'surveyor');

/** Every field of the card with the stack's value, in the card's order; how the field is filled in nobody reads. */
export function stackFields(
  measurements: MeasurementSource,
  card: CardDefinition,
  row: StackRow,
): StackField[] {
  const { stack, registrator, surveyor } = row;
  const values = measurements.values(card, { ...stack, registrator, surveyor });
  return card.fields.flatMap(({ rules: _rules, ...definition }) => {
    const held = values[definition.id];
    return held === undefined ? [] : [{ ...definition, ...held }];
  });
}

/**
 * Throws when whoever downloads may not read one of these stacks any more. A file is sent for minutes or hours: it ends
 * as broken, because a file that looks complete without the rest would be believed.
 */
export type RequireRight = (stackIds: readonly string[]) => Promise<void>;

/** What the caller may read, asked again each time: who is deactivated meanwhile may read nothing. */
export function rightOf(
  orm: Orm,
  caller: Principal,
  scopeOf: (orm: Orm, principal: Principal) => SQL | undefined,
): RequireRight {
  return async (stackIds) => {
    const principal = await loadPrincipal(orm, caller);
    if (principal === undefined) throw unauthorized();
    const scope = scopeOf(orm, principal);
    if (scope === undefined) return;
    // Those that are there and may not be read: what was deleted meanwhile is no reason to stop.
    const unreadable = and(isOneOfIds(stack.id, stackIds), sql`(${scope}) is not true`);
    if ((await orm.$count(stack, unreadable)) > 0) throw missing();
  };
}
