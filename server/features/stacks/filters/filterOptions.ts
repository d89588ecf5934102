import { and, desc, eq, exists, gte, lt, max, min, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { measurementCardVersion } from '../../../db/cardSchema';
import type { Orm } from '../../../db/client';
import { currentCardVersion } from '../../../db/currentCardVersion';
import { harvestPlace } from '../../../db/harvestSchema';
import { isOneOfIds } from '../../../db/isOneOfIds';
import { isWithdrawn, notWithdrawn } from '../../../db/notWithdrawn';
import { appUser, department, organization } from '../../../db/schema';
import { stack } from '../../../db/stackSchema';
import type { CardDefinition, FieldIds } from '../../../domain/cardDefinition';
import { optionTextIn } from '../../../domain/cardInLanguage';
import type { Language } from '../../../domain/languages';
import { normalText } from '../../../domain/normalText';
import { isPositioned } from '../../../stacks/stackDistance';
import { afterLastSecond, since } from './stackDates';
import { doubtCondition } from './stackFilterSql';

interface Range {
  from?: string | undefined;
  to?: string | undefined;
}

interface Option {
  key: string;
  text: string;
}

function valuesOfColumn(column: AnyPgColumn): SQL<string[]> {
  return sql<string[]>`coalesce(array_agg(distinct ${column}) filter (where ${column} is not null), '{}')`;
}

async function occurringValues(orm: Orm, departmentIds: string[], { from, to }: Range) {
  const withdrawn = orm
    .select({ id: stack.id })
    .from(stack)
    .where(and(isWithdrawn, isOneOfIds(stack.departmentId, departmentIds)));
  const places = orm
    .select({ id: harvestPlace.id })
    .from(harvestPlace)
    .where(isOneOfIds(harvestPlace.departmentId, departmentIds));
  const [values] = await orm
    .select({
      registratorIds: valuesOfColumn(stack.registratorId),
      surveyorIds: valuesOfColumn(stack.surveyorId),
      treeSpecies: valuesOfColumn(stack.treeSpecies),
      assortments: valuesOfColumn(stack.assortment),
      areaNumbers: valuesOfColumn(stack.areaNumber),
      assortmentLengthMin: min(stack.assortmentLength),
      assortmentLengthMax: max(stack.assortmentLength),
      lacksPositions: sql<boolean>`coalesce(bool_or(${isPositioned(false)}), false)`,
      hasFailedEvidence: sql<boolean>`coalesce(bool_or(${doubtCondition(true)}), false)`,
      hasPositions: sql<boolean>`coalesce(bool_or(${isPositioned(true)}), false)`,
      hasWithdrawn: sql<boolean>`${exists(withdrawn)}`,
      hasHarvestPlaces: sql<boolean>`${exists(places)}`,
    })
    .from(stack)
    .where(
      and(
        notWithdrawn,
        isOneOfIds(stack.departmentId, departmentIds),
        from === undefined ? undefined : gte(stack.lastModifiedDateTime, since(from)),
        to === undefined ? undefined : lt(stack.registrationDateTime, afterLastSecond(to)),
      ),
    );
  return values;
}

/**
 * Returns the card versions with which the departments' organisations measure now, in a stable order, and
 * then the other versions by which their stacks were measured, the newest first.
 */
export async function cardsOf(orm: Orm, departmentIds: string[]): Promise<CardDefinition[]> {
  const { id } = measurementCardVersion;
  const isOfDepartments = isOneOfIds(department.id, departmentIds);
  const isCurrent = exists(
    orm
      .select({ id: department.id })
      .from(department)
      .innerJoin(organization, eq(organization.id, department.organizationId))
      .where(and(isOfDepartments, eq(currentCardVersion(organization.measurementCardId), id))),
  );
  // Beneath `or`, PostgreSQL would read all stacks once for each version, unless each department is asked
  // separately.
  const isMeasuredBy = sql`exists (
    select from unnest(${sql.param(departmentIds)}::uuid[]) as asked (id)
    where exists (
      select from ${stack} where ${stack.cardVersionId} = ${id} and ${stack.departmentId} = asked.id))`;
  const rows = await orm
    .select({ definition: measurementCardVersion.definition })
    .from(measurementCardVersion)
    .where(or(isCurrent, isMeasuredBy))
    .orderBy(desc(isCurrent), measurementCardVersion.cardId, desc(measurementCardVersion.version));
  return rows.map(({ definition }) => definition);
}

function fieldIdsOf(cards: readonly CardDefinition[]): FieldIds {
  const first = (name: keyof FieldIds) =>
    cards.map(({ fieldIds }) => fieldIds[name]).find((id) => id !== null) ?? null;
  return {
    registrator: first('registrator'),
    surveyor: first('surveyor'),
    treeSpecies: first('treeSpecies'),
    assortment: first('assortment'),
    assortmentLength: first('assortmentLength'),
    areaNumber: first('areaNumber'),
    fullMeasurement: first('fullMeasurement'),
  };
}

export function optionsOf(
  keys: readonly string[],
  cards: readonly CardDefinition[],
  { name, language }: { name: keyof FieldIds; language: Language },
): Option[] {
  const options = cards.flatMap(({ fields, fieldIds, language: ofCard }) =>
    (fields.find(({ id }) => id === fieldIds[name])?.options ?? []).map((option) => ({
      key: option.key,
      text: optionTextIn(option, language),
      isInLanguage: ofCard === language || option.texts?.[language] !== undefined,
    })),
  );
  return keys.map((key) => {
    const ofKey = options.filter((option) => option.key === key);
    return { key, text: (ofKey.find(({ isInLanguage }) => isInLanguage) ?? ofKey[0])?.text ?? key };
  });
}

export async function filterOptions(orm: Orm, departmentIds: string[], range: Range, language: Language) {
  const values = await occurringValues(orm, departmentIds, range);
  const { registratorIds = [], surveyorIds = [], areaNumbers = [] } = values ?? {};
  const people = await orm
    .select({ key: appUser.id, text: appUser.name })
    .from(appUser)
    .where(isOneOfIds(appUser.id, [...registratorIds, ...surveyorIds]));
  const cards = await cardsOf(orm, departmentIds);
  const { compare } = new Intl.Collator(language, { numeric: true });
  const sorted = (options: Option[]) =>
    options.sort((a, b) => compare(a.text, b.text) || compare(a.key, b.key));
  const named = (ids: readonly string[]) => sorted(people.filter(({ key }) => ids.includes(key)));
  return {
    registrators: named(registratorIds),
    surveyors: named(surveyorIds),
    treeSpecies: sorted(optionsOf(values?.treeSpecies ?? [], cards, { name: 'treeSpecies', language })),
    assortments: sorted(optionsOf(values?.assortments ?? [], cards, { name: 'assortment', language })),
    areaNumbers: [...new Set(areaNumbers.map(normalText))].sort(compare),
    assortmentLengthMin: values?.assortmentLengthMin ?? null,
    assortmentLengthMax: values?.assortmentLengthMax ?? null,
    lacksPositions: values?.lacksPositions ?? false,
    hasFailedEvidence: values?.hasFailedEvidence ?? false,
    hasPositions: values?.hasPositions ?? false,
    hasWithdrawn: values?.hasWithdrawn ?? false,
    hasHarvestPlaces: values?.hasHarvestPlaces ?? false,
    fieldIds: fieldIdsOf(cards),
  };
}
