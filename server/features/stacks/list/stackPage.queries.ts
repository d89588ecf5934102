import { and, count, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { measurementCardVersion } from '../../../db/cardSchema';
import type { Orm } from '../../../db/client';
import { currentCardVersion } from '../../../db/currentCardVersion';
import { isOneOfIds } from '../../../db/isOneOfIds';
import { appUser, department, organization, sawmill } from '../../../db/schema';
import { stack } from '../../../db/stackSchema';
import { undoableAssignment } from '../../../domain/assignment';
import { optionTextIn } from '../../../domain/cardInLanguage';
import { acceptedOf, isAskedAnew, openChecks } from '../../../domain/decisions';
import type { Language } from '../../../domain/languages';
import type { Country } from '../../../domain/schemas';
import { timeZoneOf } from '../../../domain/timeZones';
import { offsetOf, type Paging } from '../../../http/paging';
import { metresFrom } from '../../../stacks/stackDistance';
import { type CheckedFilters, matches, readsStacks } from '../filters/stackFilterSql';
import { orderKey, type StackOrder, stackOrderTerms } from '../filters/stackOrder';
import { woodOf } from '../records/cardWood';

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
  evidenceFailed: stack.evidenceFailed,
  failedChecks: stack.failedChecks,
  faceDifference: stack.faceDifference,
  doubts: stack.doubts,
  decided: stack.decided,
  withdrawnAt: stack.withdrawnAt,
  cardVersionId: stack.cardVersionId,
};

type InJson<Value> = Value extends Date ? string : Value;

type SentRow = {
  [Name in keyof typeof ownColumns]: InJson<(typeof stack.$inferSelect)[Name]>;
} & {
  stackId: string;
  registrator: string | null;
  surveyor: string | null;
  sawmillName: string | null;
  distance?: number;
};

type CountryAndCard = { country: Country; cardVersionId: string | null };

const cardColumns = {
  volumeUnit: measurementCardVersion.volumeUnit,
  lengthUnit: measurementCardVersion.lengthUnit,
  treeSpecies: measurementCardVersion.treeSpecies,
  assortments: measurementCardVersion.assortments,
};

type SentCard = Pick<typeof measurementCardVersion.$inferSelect, keyof typeof cardColumns>;

/**
 * The newest stacks come first, unless the call names an order. One statement reads rows and count, so that
 * both are of the same moment. It chooses the page by rows with few columns, and joins the other columns only
 * to the rows of the page. The page is returned as one JSON value, which the driver reads faster than a
 * thousand values. With `now`, each row says whether its assignment can be undone.
 */
export async function stackPage(
  orm: Orm,
  filters: CheckedFilters,
  page: Paging & StackOrder,
  reader: { language: Language; now?: Date },
) {
  // An index of department and date counts without reading stacks. Other filters read them: once, for count and page.
  const isReadOnce = readsStacks(filters);
  const matching = orm.$with('matching').as(
    orm
      .select({
        id: stack.id,
        departmentId: stack.departmentId,
        // The order by date does not need the number.
        stackNumber: sql`${page.orderBy === undefined ? null : stack.stackNumber}::text`.as('stack_number'),
        key: sql`${orderKey(page, filters.dateType)}`.as('key'),
      })
      .from(stack)
      .where(matches(filters)),
  );
  const shown = orm.$with('shown', { id: stack.id, departmentId: stack.departmentId }).as(
    isReadOnce
      ? sql`${orm
          .select({ id: matching.id, departmentId: matching.departmentId })
          .from(matching)
          .orderBy(...stackOrderTerms(page, filters.dateType, matching))
          .limit(page.pageSize)
          .offset(offsetOf(page))}`
      : sql`${chosenByIndex(orm, filters, page)}`,
  );
  const countryAndCard = orm.$with('place').as(
    orm
      .select({
        departmentId: department.id,
        country: organization.country,
        cardVersionId: sql`${currentCardVersion(organization.measurementCardId)}`.as('card_version_id'),
      })
      .from(department)
      .innerJoin(organization, eq(organization.id, department.organizationId))
      .where(isIn(department.id, orm.select({ id: shown.departmentId }).from(shown))),
  );
  const versions = sql`(${orm.select({ id: countryAndCard.cardVersionId }).from(countryAndCard)} union
    ${orm.select({ id: stack.cardVersionId }).from(shown).innerJoin(stack, eq(stack.id, shown.id))})`;
  const [found] = await orm
    .with(...(isReadOnce ? [matching] : []), shown, countryAndCard)
    .select({
      totalCount: count(),
      rows: sql<SentRow[]>`${orm
        .select({
          rows: sql`coalesce(json_agg(${sentRow(orm, filters)} order by ${orderOf(page, filters)}), '[]')`,
        })
        .from(shown)
        .innerJoin(stack, eq(stack.id, shown.id))
        .leftJoin(sawmill, eq(sawmill.id, stack.sawmillId))}`,
      places: sql<Record<string, CountryAndCard>>`${orm
        .select({
          byId: byId(countryAndCard.departmentId, {
            country: countryAndCard.country,
            cardVersionId: countryAndCard.cardVersionId,
          }),
        })
        .from(countryAndCard)}`,
      cards: sql<Record<string, SentCard>>`${orm
        .select({ byId: byId(measurementCardVersion.id, cardColumns) })
        .from(measurementCardVersion)
        .where(isIn(measurementCardVersion.id, versions))}`,
    })
    .from(isReadOnce ? matching : stack)
    .where(isReadOnce ? undefined : matches(filters));
  if (found === undefined) throw new Error('Aggregates without groups have one row');
  return {
    data: found.rows.map((row) => {
      const countryAndCard = found.places[row.departmentId];
      if (countryAndCard === undefined)
        throw new Error(`No organisation of the department ${row.departmentId}`);
      const card = found.cards[row.cardVersionId ?? countryAndCard.cardVersionId ?? ''];
      return shownRow(row, countryAndCard.country, card, reader);
    }),
    page: page.page,
    totalCount: found.totalCount,
  };
}

/**
 * Finds the stacks of the page by an index of the date or the order. By default, the newest stacks of each
 * department are read from its part of the index, so that a page reads a few hundred entries instead of
 * sorting all of them.
 */
function chosenByIndex(orm: Orm, filters: CheckedFilters, page: Paging & StackOrder) {
  const { departmentIds = [] } = filters;
  const [first, beyond] = [offsetOf(page), offsetOf(page) + page.pageSize];
  if (page.orderBy !== undefined || departmentIds.length === 0) {
    return orm
      .select({ id: stack.id, departmentId: stack.departmentId })
      .from(stack)
      .where(matches(filters))
      .orderBy(orderOf(page, filters))
      .limit(page.pageSize)
      .offset(first);
  }
  const newest = orm
    .select({
      id: stack.id,
      departmentId: stack.departmentId,
      stackNumber: stack.stackNumber,
      key: sql`${orderKey(page, filters.dateType)}`.as('key'),
    })
    .from(stack)
    .where(and(matches({ ...filters, departmentIds: [] }), eq(stack.departmentId, department.id)))
    .orderBy(orderOf(page, filters))
    .limit(beyond)
    .as('newest');
  return orm
    .select({ id: newest.id, departmentId: newest.departmentId })
    .from(department)
    .crossJoinLateral(newest)
    .where(isOneOfIds(department.id, departmentIds))
    .orderBy(...stackOrderTerms(page, filters.dateType, newest))
    .limit(page.pageSize)
    .offset(first);
}

function orderOf(page: StackOrder, { dateType }: CheckedFilters): SQL {
  return sql.join(stackOrderTerms(page, dateType), sql`, `);
}

function sentRow(orm: Orm, { near }: CheckedFilters): SQL {
  return jsonObject({
    stackId: stack.id,
    ...ownColumns,
    registrator: nameOf(orm, stack.registratorId),
    surveyor: nameOf(orm, stack.surveyorId),
    sawmillName: sawmill.name,
    ...(near && { distance: metresFrom(near) }),
  });
}

function shownRow(
  row: SentRow,
  country: Country,
  card: SentCard | undefined,
  { language, now }: { language: Language; now?: Date },
) {
  const { unseenBySawmill, sawmillId, cardVersionId, decided, withdrawnAt, ...item } = row;
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
    treeSpeciesText: textIn(card?.treeSpecies, row.treeSpecies, language),
    assortmentText: textIn(card?.assortments, row.assortment, language),
  });
  const stackRecord = { ...row, ...dates };
  const undo = now && { undoableAssignment: undoableAssignment(stackRecord, now) };
  const verdict = {
    failedChecks: openChecks(row),
    accepted: acceptedOf(row),
    isAskedAnew: isAskedAnew(row),
    isWithdrawn: withdrawnAt !== null,
  };
  return { ...item, ...verdict, ...dates, ...wood, ...undo, timeZone: timeZoneOf(country) };
}

function isIn(id: AnyPgColumn, ids: SQLWrapper): SQL {
  return sql`${id} = any(array${ids})`;
}

function nameOf(orm: Orm, userId: AnyPgColumn): SQLWrapper {
  return orm.select({ name: appUser.name }).from(appUser).where(eq(appUser.id, userId));
}

function dateOrNull(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

function textIn(
  options: SentCard['treeSpecies'] | undefined,
  key: string | null,
  language: Language,
): string | null {
  const option = options?.find((one) => one.key === key);
  return option ? optionTextIn(option, language) : null;
}

function byId(id: SQLWrapper, columns: Readonly<Record<string, SQLWrapper>>): SQL {
  return sql`coalesce(json_object_agg(${id}, ${jsonObject(columns)}), '{}')`;
}

function jsonObject(columns: Readonly<Record<string, SQLWrapper>>): SQL {
  const pairs = Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}
