import type { CardDefinition, CardField } from '../../../domain/cardDefinition';
import type { FieldValue } from '../../../domain/fieldValue';
import type { Unit } from '../../../domain/schemas';
import type { Language } from '../../../texts/language';
import { columnTexts, stateTexts, unitSymbols } from '../../../texts/stackFileTexts';
import type { StackRow } from '../records/stackRecords';
import { localDateTime, timeZoneOf } from '../records/timeZones';
import { type CsvCell, csvDialect } from './csv';
import { fieldCell } from './fieldCell';

/** Values by field id; empty when the stack was measured on another card. */
interface FileRow extends StackRow {
  values: Readonly<Record<string, FieldValue>>;
}

interface Column {
  heading: string;
  cellOf: (row: FileRow) => CsvCell;
}

type ColumnName = keyof typeof columnTexts;

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

function fieldOf({ fields, fieldIds }: CardDefinition, name: keyof CardDefinition['fieldIds']) {
  return fields.find(({ id }) => id === fieldIds[name]);
}

/** Falls back to the key. */
function optionText(field: CardField | undefined, key: string | null): CsvCell {
  return field?.options?.find((option) => option.key === key)?.text ?? key;
}

function measurementText(field: CardField | undefined, isFull: boolean | null): CsvCell {
  if (isFull === null) return null;
  return (isFull ? field?.trueLabel : field?.falseLabel) ?? String(isFull);
}

/** The columns of every stack in the order of the specification; texts of options come from the card. */
function stackColumns(card: CardDefinition, language: Language): Column[] {
  const [species, assortment, fullMeasurement] = [
    fieldOf(card, 'treeSpecies'),
    fieldOf(card, 'assortment'),
    fieldOf(card, 'fullMeasurement'),
  ];
  const column = (name: ColumnName, cellOf: Column['cellOf']): Column => ({
    heading: columnTexts[name][language],
    cellOf,
  });
  return [
    column('stackNumber', ({ stack }) => stack.stackNumber),
    column('polterId', ({ stack }) => stack.polterId),
    column('orderNumber', ({ stack }) => stack.orderNumber),
    column('department', ({ department }) => department),
    column('state', ({ stack }) => stateTexts[stack.state][language]),
    ...dateColumns.map((name) =>
      column(name, ({ stack, country }) => {
        const instant = stack[name];
        return instant === null ? null : localDateTime(instant, timeZoneOf(country));
      }),
    ),
    column('timeZone', ({ country }) => timeZoneOf(country)),
    column('registrator', ({ registrator }) => registrator),
    column('surveyor', ({ surveyor }) => surveyor),
    column('sawmill', ({ sawmill }) => sawmill),
    column('treeSpecies', ({ stack }) => optionText(species, stack.treeSpecies)),
    column('assortment', ({ stack }) => optionText(assortment, stack.assortment)),
    column('assortmentLength', ({ stack }) => decimal(stack.assortmentLength, 3)),
    column('areaNumber', ({ stack }) => stack.areaNumber),
    column('fullMeasurement', ({ stack }) => measurementText(fullMeasurement, stack.fullMeasurement)),
    column('latitude', ({ stack }) => decimal(stack.latitude, 7)),
    column('longitude', ({ stack }) => decimal(stack.longitude, 7)),
    column('volume', ({ stack }) => decimal(stack.volume, 3)),
  ];
}

const columnUnits: readonly (Unit | undefined)[] = ['Meters', 'CubicMeters', undefined];

/**
 * The fields that the card displays, without pictures and without those of a fixed column. A length or volume
 * in another unit of the card stands in both, so that the file has the values of the screen.
 */
export function fieldsWithColumn(card: CardDefinition): CardField[] {
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

function cardColumns(card: CardDefinition, language: Language): Column[] {
  const dialect = csvDialect(language);
  return fieldsWithColumn(card).map((field) => {
    const unit = field.units === null ? '' : ` (${unitSymbols[field.units.display][language]})`;
    return {
      heading: `${field.title}${unit}`,
      cellOf: ({ country, values }) => {
        const held = values[field.id];
        return held === undefined ? null : fieldCell(field, held, { dialect, zone: timeZoneOf(country) });
      },
    };
  });
}

/**
 * The fixed columns with headings in the reader's language, then the card's fields with headings in the
 * card's. Times are local to the stack, and a column names the zone.
 */
export function columnsOf(card: CardDefinition, language: Language): Column[] {
  return [...stackColumns(card, language), ...cardColumns(card, language)];
}
