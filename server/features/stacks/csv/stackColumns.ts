import type { CardDefinition, CardField } from '../../../domain/cardDefinition';
import { acceptedOf } from '../../../domain/decisions';
import { positionOf, type StackFieldValue } from '../../../domain/fieldValue';
import type { Language } from '../../../domain/languages';
import type { Unit } from '../../../domain/schemas';
import { inUnitOf } from '../../../domain/storedFields';
import { localDateTime, timeZoneOf } from '../../../domain/timeZones';
import { type CsvCell, csvDialect } from '../../../http/csv';
import { acceptableTexts } from '../../../texts/acceptableTexts';
import {
  acceptedText,
  columnTexts,
  decimalSignTexts,
  failedCheckText,
  headingTexts,
  stateTextOf,
  unitSymbols,
} from '../../../texts/stackFileTexts';
import { type CardInLanguage, readerOf, type StackRow } from '../records/stackRecords';
import { fieldCell } from './fieldCell';

/**
 * `card` is the card version of this stack. If the stack has none, it is the card version of the columns;
 * without either it is undefined. `read` is undefined if the stack was measured on another card than that of
 * the columns.
 */
export interface ColumnRow extends StackRow {
  card: CardDefinition | undefined;
  read: ((field: CardField) => StackFieldValue) | undefined;
}

export function columnRow(
  row: StackRow,
  own: CardInLanguage | undefined,
  ofColumns: CardInLanguage | undefined,
): ColumnRow {
  const read = own && own.id === ofColumns?.id ? readerOf(own.definition, row) : undefined;
  return { ...row, card: own?.definition ?? ofColumns?.definition, read };
}

/**
 * Columns that exist for every stack have a `name`. `heading` states the decimal sign, for files that contain
 * only texts; `typedHeading` does not, because typed cells need none. A moment is local time (`2026-11-21
 * 14:05:09`), a day is the first half of that.
 */
export interface Column {
  name?: ColumnName;
  heading: string;
  typedHeading: string;
  holds: 'value' | 'moment' | 'day';
  cellOf: (row: ColumnRow) => CsvCell;
}

export type ColumnName = keyof typeof columnTexts;

const dateColumns = [
  'registrationDateTime',
  'measurementDateTime',
  'loadedIntoSystemDateTime',
  'invoiceableDateTime',
  'assignedToSawmillDateTime',
  'lastModifiedDateTime',
] as const;

function decimal(number: number | null, decimals: number): CsvCell {
  return number === null ? null : { number, decimals };
}

function fieldOf(card: CardDefinition | undefined, name: keyof CardDefinition['fieldIds']) {
  return card?.fields.find(({ id }) => id === card.fieldIds[name]);
}

function optionText(field: CardField | undefined, key: string | null): CsvCell {
  return field?.options?.find((option) => option.key === key)?.text ?? key;
}

function measurementText(field: CardField | undefined, isFull: boolean | null): CsvCell {
  if (isFull === null) return null;
  return (isFull ? field?.trueLabel : field?.falseLabel) ?? String(isFull);
}

/**
 * All details of a column are in one pair of brackets: `Volume (m³ · decimal point)`. The dot between them
 * separates columns in no dialect of CSV.
 */
function headingOf(name: string, details: readonly (string | null)[]): string {
  const shown = details.filter((detail) => detail !== null);
  return shown.length === 0 ? name : `${name} (${shown.join(' · ')})`;
}

function decimalSignText(language: Language): string {
  return decimalSignTexts[csvDialect(language).decimalSign][language];
}

const decimalFields: readonly CardField['fieldType'][] = ['Double', 'ArrayOfDouble'];

export function stackColumns(language: Language): Column[] {
  const column = (name: ColumnName, cellOf: Column['cellOf'], holds: Column['holds'] = 'value'): Column => ({
    name,
    heading: columnTexts[name][language],
    typedHeading: columnTexts[name][language],
    holds,
    cellOf,
  });
  const decimals = (name: ColumnName, unit: Unit | null, cellOf: Column['cellOf']): Column => {
    const details = [unit && unitSymbols[unit][language]];
    return {
      name,
      heading: headingOf(columnTexts[name][language], [...details, decimalSignText(language)]),
      typedHeading: headingOf(columnTexts[name][language], details),
      holds: 'value',
      cellOf,
    };
  };
  return [
    column('stackNumber', ({ stack }) => stack.stackNumber),
    column('polterId', ({ stack }) => stack.polterId),
    column('orderNumber', ({ stack }) => stack.orderNumber),
    column('department', ({ department }) => department),
    column('state', ({ stack }) => stateTextOf(stack, language)),
    ...dateColumns.map((name) =>
      column(
        name,
        ({ stack, country }) => {
          const instant = stack[name];
          return instant === null ? null : localDateTime(instant, timeZoneOf(country));
        },
        'moment',
      ),
    ),
    column('timeZone', ({ country }) => timeZoneOf(country)),
    column('registrator', ({ registrator }) => registrator),
    column('surveyor', ({ surveyor }) => surveyor),
    column('sawmill', ({ sawmill }) => sawmill),
    column('treeSpecies', ({ card, stack }) => optionText(fieldOf(card, 'treeSpecies'), stack.treeSpecies)),
    column('assortment', ({ card, stack }) => optionText(fieldOf(card, 'assortment'), stack.assortment)),
    decimals('assortmentLength', 'Meters', ({ stack }) => decimal(stack.assortmentLength, 3)),
    column('areaNumber', ({ stack }) => stack.areaNumber),
    column('fullMeasurement', ({ card, stack }) =>
      measurementText(fieldOf(card, 'fullMeasurement'), stack.fullMeasurement),
    ),
    decimals('latitude', null, ({ stack }) => decimal(positionOf(stack)?.latitude ?? null, 7)),
    decimals('longitude', null, ({ stack }) => decimal(positionOf(stack)?.longitude ?? null, 7)),
    decimals('volume', 'CubicMeters', ({ stack }) => decimal(stack.volume, 3)),
    column('doubts', ({ stack }) => {
      const texts = [
        ...(stack.evidenceFailed ? [failedCheckText[language]] : []),
        ...(stack.doubts ?? []).map((kind) => acceptableTexts[kind][language]),
        ...acceptedOf(stack).map((kind) => `${acceptableTexts[kind][language]} (${acceptedText[language]})`),
      ];
      return texts.length === 0 ? null : texts.join('; ');
    }),
  ];
}

/**
 * The numbers of the due diligence statement come after all other columns, because programs rely on the order
 * of those.
 */
export function statementColumns(language: Language): Column[] {
  return (['referenceNumber', 'verificationNumber'] as const).map((name) => ({
    name,
    heading: columnTexts[name][language],
    typedHeading: columnTexts[name][language],
    holds: 'value',
    cellOf: (row) => row[name],
  }));
}

const columnUnits: readonly (Unit | undefined)[] = ['Meters', 'CubicMeters', undefined];

/**
 * Pictures, and fields for which every stack has a column, get no column here. If the card shows lengths or
 * volumes in another unit, there is a column for each unit, so that the file has the values of the screen.
 */
function fieldsWithColumn(card: CardDefinition): CardField[] {
  const { fields, fieldIds, volumeFieldId, displayConfigurationAdmin } = card;
  const hasColumn = new Set([...Object.values(fieldIds), volumeFieldId]);
  const displayed = displayConfigurationAdmin.sections.flatMap((section) => section.fieldIds);
  return displayed.flatMap((fieldId) => {
    const field = fields.find(({ id }) => id === fieldId);
    if (field === undefined) return [];
    if (hasColumn.has(fieldId) && columnUnits.includes(field.units?.display)) return [];
    return field.fieldType === 'Image' || field.fieldType === 'Position' ? [] : [field];
  });
}

function onceForEach<Found>(find: (card: CardDefinition) => Found): (card: CardDefinition) => Found {
  let last: { card: CardDefinition; found: Found } | undefined;
  return (card) => {
    if (last?.card !== card) last = { card, found: find(card) };
    return last.found;
  };
}

/**
 * If a field of the card has the heading of a fixed column, its heading says that the column is the card's:
 * "Measurement date (measurement card)".
 */
function cardColumns(card: CardDefinition, language: Language, others: readonly Column[]): Column[] {
  const dialect = csvDialect(language);
  const taken = new Set(others.map(({ heading }) => heading.toLowerCase()));
  const takenTyped = new Set(others.map(({ typedHeading }) => typedHeading.toLowerCase()));
  return fieldsWithColumn(card).map((field) => {
    const unit = field.units && unitSymbols[field.units.display][language];
    const sign = decimalFields.includes(field.fieldType) ? decimalSignText(language) : null;
    const unlike = (others: ReadonlySet<string>, details: readonly (string | null)[]) => {
      const heading = headingOf(field.title, details);
      const ofCard = headingTexts.measurementCard[language];
      return others.has(heading.toLowerCase()) ? headingOf(field.title, [...details, ofCard]) : heading;
    };
    const ownOf = onceForEach((own: CardDefinition) =>
      own.fields.find(({ id, fieldType }) => id === field.id && fieldType === field.fieldType),
    );
    return {
      heading: unlike(taken, [unit, sign]),
      typedHeading: unlike(takenTyped, [unit]),
      holds: field.fieldType === 'Date' ? 'day' : 'value',
      cellOf: ({ country, card, read }) => {
        const own = read && card && ownOf(card);
        const held = own && inUnitOf(field, own, read(own));
        return held ? fieldCell(own, held, { dialect, zone: timeZoneOf(country) }) : null;
      },
    };
  });
}

/**
 * The fixed columns come first, in the order of the specification and with headings in the reader's language.
 * The card's fields follow, in the reader's language if the card has it. Times are local to the stack, and a
 * column names the time zone. The headings of numbers with decimals state their decimal sign, because a
 * spreadsheet with other settings would read it as a thousands separator.
 */
export function columnsOf(card: CardDefinition, language: Language): Column[] {
  const columns = stackColumns(language);
  return [...columns, ...cardColumns(card, language, columns)];
}
