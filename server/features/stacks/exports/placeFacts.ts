import { positionOf } from '../../../domain/fieldValue';
import type { Language } from '../../../domain/languages';
import { timeZoneOf } from '../../../domain/timeZones';
import { volumeUnitOf } from '../../../domain/volumeUnits';
import { csvDialect } from '../../../http/csv';
import { exportTexts } from '../../../texts/exportTexts';
import type { Text } from '../../../texts/language';
import { columnTexts, stateTextOf, unitSymbols } from '../../../texts/stackFileTexts';
import { roundedWood } from '../records/cardWood';
import type { CardInLanguage, StackRow } from '../records/stackRecords';

export interface PlacedStack {
  row: StackRow;
  card: CardInLanguage | undefined;
  language: Language;
  link: string | undefined;
}

type FactValue = string | number | null;

interface PlaceFact {
  name: string;
  label: Text;
  of: (stack: PlacedStack) => FactValue;
  isSaid?: true;
  unit?: 'Meters' | 'CubicMeters' | 'CubicFeet';
}

function instantText(instant: Date | null): string | null {
  return instant === null ? null : instant.toISOString();
}

function optionOf({ row, card }: PlacedStack, name: 'treeSpecies' | 'assortment'): string | null {
  const key = row.stack[name];
  const field = card?.definition.fields.find(({ id }) => id === card.definition.fieldIds[name]);
  return field?.options?.find((option) => option.key === key)?.text ?? key;
}

function isInCubicFeet({ card }: PlacedStack): boolean {
  const field = card?.definition.fields.find(({ id }) => id === card.definition.volumeFieldId);
  return volumeUnitOf(field?.units?.display ?? null) === 'CubicFeet';
}

function thousandths(amount: number | null): number | null {
  return amount === null ? null : amount / 1000;
}

/**
 * GeoJSON and KML state these facts in this order, and GPX some of them. Amounts are in metric units and
 * rounded as in lists; if the card shows cubic feet, these follow. Instants are in UTC.
 */
const facts: readonly PlaceFact[] = [
  { name: 'stackNumber', label: columnTexts.stackNumber, of: ({ row }) => row.stack.stackNumber },
  { name: 'polterId', label: columnTexts.polterId, of: ({ row }) => row.stack.polterId },
  { name: 'orderNumber', label: columnTexts.orderNumber, of: ({ row }) => row.stack.orderNumber },
  {
    name: 'treeSpecies',
    label: columnTexts.treeSpecies,
    isSaid: true,
    of: (stack) => optionOf(stack, 'treeSpecies'),
  },
  {
    name: 'assortment',
    label: columnTexts.assortment,
    isSaid: true,
    of: (stack) => optionOf(stack, 'assortment'),
  },
  {
    name: 'assortmentLengthMeters',
    label: columnTexts.assortmentLength,
    isSaid: true,
    unit: 'Meters',
    of: ({ row }) => roundedWood(row.stack.assortmentLength, 1),
  },
  {
    name: 'volumeCubicMeters',
    label: columnTexts.volume,
    isSaid: true,
    unit: 'CubicMeters',
    of: ({ row }) => thousandths(row.stack.litres),
  },
  {
    name: 'volumeCubicFeet',
    label: columnTexts.volume,
    isSaid: true,
    unit: 'CubicFeet',
    of: (stack) => (isInCubicFeet(stack) ? thousandths(stack.row.stack.thousandthsOfCubicFeet) : null),
  },
  {
    name: 'state',
    label: columnTexts.state,
    isSaid: true,
    of: ({ row, language }) => stateTextOf(row.stack, language),
  },
  { name: 'organization', label: exportTexts.organization, of: ({ row }) => row.organization },
  { name: 'department', label: columnTexts.department, isSaid: true, of: ({ row }) => row.department },
  { name: 'areaNumber', label: columnTexts.areaNumber, isSaid: true, of: ({ row }) => row.stack.areaNumber },
  { name: 'sawmill', label: columnTexts.sawmill, isSaid: true, of: ({ row }) => row.sawmill },
  {
    name: 'dueDiligenceReferenceNumber',
    label: columnTexts.referenceNumber,
    of: ({ row }) => row.referenceNumber,
  },
  {
    name: 'dueDiligenceVerificationNumber',
    label: columnTexts.verificationNumber,
    of: ({ row }) => row.verificationNumber,
  },
  {
    name: 'registrationDateTime',
    label: columnTexts.registrationDateTime,
    of: ({ row }) => instantText(row.stack.registrationDateTime),
  },
  {
    name: 'measurementDateTime',
    label: columnTexts.measurementDateTime,
    of: ({ row }) => instantText(row.stack.measurementDateTime),
  },
  { name: 'timeZone', label: columnTexts.timeZone, of: ({ row }) => timeZoneOf(row.country) },
  { name: 'stackId', label: exportTexts.stackKey, of: ({ row }) => row.stack.id },
  { name: 'link', label: exportTexts.link, of: ({ link }) => link ?? null },
];

interface StatedFact {
  name: string;
  label: string;
  value: string | number;
}

export function factsOf(stack: PlacedStack): StatedFact[] {
  return facts.flatMap(({ name, label, unit, of }) => {
    const value = of(stack);
    const symbol = unit ? ` (${unitSymbols[unit][stack.language]})` : '';
    return value === null ? [] : [{ name, label: label[stack.language] + symbol, value }];
  });
}

/**
 * The summary helps a person who looks for the stack in the forest: "Spruce · Sawlogs · 4.100 m · Solid volume
 * 42.125 m³ · Measured".
 */
export function summaryOf(stack: PlacedStack): string {
  const { decimalSign } = csvDialect(stack.language);
  const said = facts.flatMap(({ label, isSaid, unit, of }) => {
    const value = isSaid ? of(stack) : null;
    if (value === null) return [];
    if (typeof value === 'string') return [value];
    const text = value.toFixed(3).replace('.', decimalSign);
    if (unit === undefined) return [text];
    const amount = `${text} ${unitSymbols[unit][stack.language]}`;
    // A driver could read bare cubic metres as stacked volume.
    return [unit === 'Meters' ? amount : `${label[stack.language]} ${amount}`];
  });
  return said.join(' · ');
}

export function momentOf({ row: { stack } }: PlacedStack): Date {
  return stack.measurementDateTime ?? stack.registrationDateTime;
}

/**
 * Degrees have seven decimals, as they are recorded, so that no digit is cut.
 * @returns null if the stack has no position
 */
export function degreesOf({ row }: PlacedStack): { latitude: string; longitude: string } | null {
  const position = positionOf(row.stack);
  return position && { latitude: degrees(position.latitude), longitude: degrees(position.longitude) };
}

function degrees(value: number): string {
  const text = value.toFixed(7);
  // Zero is written without a sign.
  return Number(text) === 0 ? (0).toFixed(7) : text;
}
