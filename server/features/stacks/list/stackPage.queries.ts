import { count, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Orm } from '../../../db/client';
import { appUser, department, organization, sawmill } from '../../../db/schema';
import { stack } from '../../../db/stackSchema';
import { undoableAssignment } from '../../../domain/assignment';
import type { Unit } from '../../../domain/schemas';
import { offsetOf, type Paging } from '../../../http/paging';
import { inOrder, type StackOrder } from '../filters/stackDates';
import { metresFrom } from '../filters/stackDistance';
import { type CheckedFilters, matches, readsStacks } from '../filters/stackFilterSql';
import { cardWood, woodOf } from '../records/cardWood';
import { timeZoneOf } from '../records/timeZones';

const ownColumns = {
  stackNumber: stack.stackNumber,
  polterId: stack.polterId,
  departmentId: stack.departmentId,
  state: stack.state,
  registrationDateTime: stack.registrationDateTime,
  measurementDateTime: stack.measurementDateTime,
  loadedIntoSystemDateTime: stack.loadedIntoSystemDateTime,
  invoiceableDateTime: stack.invoiceableDateTime,
  assignedToSawmillDateTime: stack.assignedToSawmillDateTime,
  lastModifiedDateTime: stack.lastModifiedDateTime,
  unseenBySawmill: stack.unseenBySawmill,
  sawmillId: stack.sawmillId,
  areaNumber: stack.areaNumber,
  volume: stack.volume,
  treeSpecies: stack.treeSpecies,
  assortment: stack.assortment,
  assortmentLength: stack.assortmentLength,
};

type InJson<Value> = Value extends Date ? string : Value;

type SentRow = {
  [Name in keyof typeof ownColumns]: InJson<(typeof stack.$inferSelect)[Name]>;
} & {
  stackId: string;
  country: Country;
  cardId: string | null;
  registrator: string | null;
  surveyor: string | null;
  sawmillName: string | null;
  /** Only of a list around a point. */
  distance?: number;
};

type Country = (typeof organization.$inferSelect)['country'];

interface SentCard {
  volumeUnit: Unit | null;
  lengthUnit: Unit | null;
  species: readonly Option[];
  assortments: readonly Option[];
}

interface Option {
  key: string;
  text: string;
}

/**
 * Newest first, or in the order of the call. One statement, so that rows and count are of the same moment. It chooses
 * the page by the narrowest row and joins the rest to what is shown; JSON carries it as one value instead of a thousand.
 * With `now`, rows say whether their assignment may be undone.
 */
export async function stackPage(orm: Orm, filters: CheckedFilters, page: Paging & StackOrder, now?: Date) {
  const order = sql.join(inOrder(page, filters.dateType), sql`, `);
  // An index of department and date counts without reading stacks. Other filters read them: once, for count and page.
  const isCountedAlong = readsStacks(filters);
  const shown = orm.$with('shown').as(
    orm
      .select({
        id: stack.id,
        departmentId: stack.departmentId,
        total: sql<number>`${isCountedAlong ? sql`(count(*) over ())` : sql`0`}::int`.as('total'),
      })
      .from(stack)
      .where(matches(filters))
      .orderBy(order)
      .limit(page.pageSize)
      .offset(offsetOf(page)),
  );
  const total = isCountedAlong
    ? orm
        .select({ count: sql<number | null>`max(${shown.total})`.as('count') })
        .from(shown)
        .as('total')
    : orm
        .select({ count: count().as('count') })
        .from(stack)
        .where(matches(filters))
        .as('total');
  const cards = cardWood(
    orm,
    orm
      .select({ id: organization.measurementCardId })
      .from(shown)
      .innerJoin(department, eq(department.id, shown.departmentId))
      .innerJoin(organization, eq(organization.id, department.organizationId)),
  );
  const sentCards = orm
    .select({
      byId: sql<Record<string, SentCard>>`coalesce(json_object_agg(${cards.id}, ${jsonObject({
        volumeUnit: cards.volumeUnit,
        lengthUnit: cards.lengthUnit,
        species: cards.species,
        assortments: cards.assortments,
      })}), '{}')`.as('by_id'),
    })
    .from(cards)
    .as('sent_cards');
  const sentRows = orm
    .select({
      rows: sql<SentRow[]>`coalesce(json_agg(${jsonObject({
        stackId: stack.id,
        ...ownColumns,
        country: organization.country,
        cardId: organization.measurementCardId,
        registrator: nameOf(orm, appUser, stack.registratorId),
        surveyor: nameOf(orm, appUser, stack.surveyorId),
        sawmillName: nameOf(orm, sawmill, stack.sawmillId),
        ...(filters.near && { distance: metresFrom(filters.near) }),
      })} order by ${order}), '[]')`.as('rows'),
    })
    .from(shown)
    .innerJoin(stack, eq(stack.id, shown.id))
    .innerJoin(department, eq(department.id, shown.departmentId))
    .innerJoin(organization, eq(organization.id, department.organizationId))
    .as('sent_rows');
  const [found] = await orm
    .with(shown, cards)
    .select({ totalCount: total.count, rows: sentRows.rows, cards: sentCards.byId })
    .from(total)
    .innerJoin(sentRows, sql`true`)
    .innerJoin(sentCards, sql`true`);
  if (found === undefined) throw new Error('Aggregates without groups have one row');
  const { rows, cards: byId } = found;
  return {
    data: rows.map((row) => shownRow(row, byId[row.cardId ?? ''], now)),
    page: page.page,
    // Beyond the last page nothing was counted along.
    totalCount: found.totalCount ?? (page.page === 1 ? 0 : await orm.$count(stack, matches(filters))),
  };
}

function shownRow(row: SentRow, card: SentCard | undefined, now: Date | undefined) {
  const { country, cardId: _, unseenBySawmill, sawmillId, ...item } = row;
  const dates = {
    registrationDateTime: new Date(row.registrationDateTime),
    measurementDateTime: dateOrNull(row.measurementDateTime),
    loadedIntoSystemDateTime: dateOrNull(row.loadedIntoSystemDateTime),
    invoiceableDateTime: dateOrNull(row.invoiceableDateTime),
    assignedToSawmillDateTime: dateOrNull(row.assignedToSawmillDateTime),
    lastModifiedDateTime: new Date(row.lastModifiedDateTime),
  };
  const wood = woodOf({
    ...row,
    cardVolumeUnit: card?.volumeUnit ?? null,
    cardLengthUnit: card?.lengthUnit ?? null,
    treeSpeciesText: textIn(card?.species, row.treeSpecies),
    assortmentText: textIn(card?.assortments, row.assortment),
  });
  const stackRecord = { ...row, ...dates };
  const undo = now && { undoableAssignment: undoableAssignment(stackRecord, now) };
  return { ...item, ...dates, ...wood, ...undo, timeZone: timeZoneOf(country) };
}

/** Cheaper to plan than a join. */
function nameOf(orm: Orm, table: typeof appUser | typeof sawmill, id: AnyPgColumn): SQLWrapper {
  return orm.select({ name: table.name }).from(table).where(eq(table.id, id));
}

function dateOrNull(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

function textIn(options: readonly Option[] | undefined, key: string | null): string | null {
  return options?.find((option) => option.key === key)?.text ?? null;
}

function jsonObject(columns: Readonly<Record<string, SQLWrapper>>): SQL {
  const pairs = Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}
