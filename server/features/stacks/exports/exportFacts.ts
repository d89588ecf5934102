import { and, eq, exists, or, sql } from 'drizzle-orm';
import { isId } from '../../../auth/scope';
import type { Orm } from '../../../db/client';
import { isOneOfIds } from '../../../db/isOneOfIds';
import { appUser, department, organization, sawmill } from '../../../db/schema';
import { stack } from '../../../db/stackSchema';
import type { Language } from '../../../domain/languages';
import { exportTexts } from '../../../texts/exportTexts';
import { columnTexts, stateTexts } from '../../../texts/stackFileTexts';
import { cardsOf, optionsOf } from '../filters/filterOptions';
import type { DateType } from '../filters/stackDates';
import type { CheckedFilters } from '../filters/stackFilterSql';

export interface ExportFact {
  label: string;
  value: string | number | { moment: string };
}

interface ExportReader {
  language: Language;
  /**
   * This IANA time zone is used for the date range of the filter, and for the time at which the file is made.
   */
  timeZone: string;
  now: Date;
}

const dateNames = {
  PreRegistration: columnTexts.registrationDateTime,
  Measured: columnTexts.measurementDateTime,
  LoadedIntoSystem: columnTexts.loadedIntoSystemDateTime,
  Invoiceable: columnTexts.invoiceableDateTime,
  AssignedToSawmill: columnTexts.assignedToSawmillDateTime,
  LastChanged: columnTexts.lastModifiedDateTime,
} as const satisfies Record<DateType, unknown>;

/** The clock time looks like `2026-11-21 14:05:09`. */
function clockTime(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
    instant,
  );
}

function rangeText(
  { from, to }: Pick<CheckedFilters, 'from' | 'to'>,
  { language, timeZone }: ExportReader,
): string | undefined {
  const ends = [
    from && `${exportTexts.from[language]} ${clockTime(new Date(from), timeZone)}`,
    to && `${exportTexts.to[language]} ${clockTime(new Date(to), timeZone)}`,
  ].filter(Boolean);
  return ends.length === 0 ? undefined : `${ends.join(' ')} (${timeZone})`;
}

/**
 * Only people who have registered or measured a stack of these departments are named, because a filter may
 * contain the id of anybody.
 */
async function peopleNamed(
  orm: Orm,
  departmentIds: readonly string[],
  ids: readonly string[] = [],
): Promise<string> {
  const known = ids.filter(isId);
  if (known.length === 0) return ids.join(', ');
  const theirs = orm
    .select({ one: sql`1` })
    .from(stack)
    .where(
      and(
        isOneOfIds(stack.departmentId, departmentIds),
        or(eq(stack.registratorId, appUser.id), eq(stack.surveyorId, appUser.id)),
      ),
    );
  const rows = await orm
    .select({ id: appUser.id, name: appUser.name })
    .from(appUser)
    .where(and(isOneOfIds(appUser.id, known), exists(theirs)));
  return ids.map((id) => rows.find((row) => row.id === id.toLowerCase())?.name ?? id).join(', ');
}

async function filterFacts(orm: Orm, filters: CheckedFilters, reader: ExportReader): Promise<ExportFact[]> {
  const { language } = reader;
  const { departmentIds = [], sawmillIds = [], near, radiusKm } = filters;
  const departments = await orm
    .select({ name: department.name, organization: organization.name })
    .from(department)
    .innerJoin(organization, eq(organization.id, department.organizationId))
    .where(isOneOfIds(department.id, departmentIds))
    .orderBy(organization.name, department.name);
  const sawmills = await orm
    .select({ name: sawmill.name })
    .from(sawmill)
    .where(isOneOfIds(sawmill.id, sawmillIds))
    .orderBy(sawmill.name);
  const { treeSpecies = [], assortments = [] } = filters;
  const cards = treeSpecies.length + assortments.length > 0 ? await cardsOf(orm, departmentIds) : [];
  const optionTexts = (name: 'treeSpecies' | 'assortment', keys: readonly string[]) =>
    optionsOf(keys, cards, { name, language })
      .map(({ text }) => text)
      .join(', ');
  const yesOrNo = (is: boolean | undefined) =>
    is === undefined ? undefined : exportTexts[is ? 'yes' : 'no'][language];
  const lengths = [
    filters.assortmentLengthMin !== undefined &&
      `${exportTexts.from[language]} ${filters.assortmentLengthMin} m`,
    filters.assortmentLengthMax !== undefined &&
      `${exportTexts.to[language]} ${filters.assortmentLengthMax} m`,
  ].filter(Boolean);
  const kind = filters.fullMeasurement;
  const lines: readonly [label: { readonly [Name in Language]: string }, value: string | undefined][] = [
    [exportTexts.organization, [...new Set(departments.map((row) => row.organization))].join(', ')],
    [columnTexts.department, departments.map(({ name }) => name).join(', ')],
    [dateNames[filters.dateType], rangeText(filters, reader)],
    [columnTexts.state, filters.states?.map((state) => stateTexts[state][language]).join(', ')],
    [columnTexts.sawmill, sawmills.map(({ name }) => name).join(', ')],
    [columnTexts.registrator, await peopleNamed(orm, departmentIds, filters.registrators)],
    [columnTexts.surveyor, await peopleNamed(orm, departmentIds, filters.surveyors)],
    [columnTexts.treeSpecies, optionTexts('treeSpecies', treeSpecies)],
    [columnTexts.assortment, optionTexts('assortment', assortments)],
    [columnTexts.assortmentLength, lengths.join(' ')],
    [columnTexts.areaNumber, filters.areaNumber ?? undefined],
    [
      columnTexts.fullMeasurement,
      kind === undefined ? undefined : exportTexts[kind ? 'eachLog' : 'logsCounted'][language],
    ],
    [exportTexts.position, yesOrNo(filters.hasPosition)],
    [columnTexts.doubts, yesOrNo(filters.evidenceFailed)],
    [exportTexts.eudrReady, yesOrNo(filters.eudrReady)],
    [
      exportTexts.distance,
      near && radiusKm !== undefined
        ? `${radiusKm} km · ${near.latitude.toFixed(7)}, ${near.longitude.toFixed(7)}`
        : undefined,
    ],
    [exportTexts.withdrawn, filters.withdrawn === true ? exportTexts.yes[language] : undefined],
    [exportTexts.search, filters.search],
  ];
  return lines.flatMap(([label, value]) => (value ? [{ label: label[language], value }] : []));
}

export async function exportFacts(
  orm: Orm,
  filters: CheckedFilters | undefined,
  reader: ExportReader,
): Promise<ExportFact[]> {
  const { language, timeZone, now } = reader;
  return [
    { label: exportTexts.made[language], value: { moment: clockTime(now, timeZone) } },
    { label: columnTexts.timeZone[language], value: timeZone },
    ...(filters === undefined
      ? [{ label: exportTexts.filter[language], value: exportTexts.chosen[language] }]
      : await filterFacts(orm, filters, reader)),
  ];
}

export function factsText(facts: readonly ExportFact[]): string {
  return facts
    .map(({ label, value }) => `${label}: ${typeof value === 'object' ? value.moment : value}`)
    .join('\n');
}
