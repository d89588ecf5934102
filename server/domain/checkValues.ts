import { unitFactor } from '../../src/lib/units';
import type { CardDefinition, CardField } from './cardDefinition';
import { fieldValueOf, type StackFieldValue } from './fieldValue';
import { cleanLine, hasHiddenSigns, normalText } from './normalText';
import type { FieldType, Unit } from './schemas';
import { fieldsOfColumns, type StoredValues } from './storedFields';

type Fault =
  | 'kind'
  | 'unknownKey'
  | 'sentBeside'
  | 'sentAsFile'
  | 'otherUnit'
  | 'belowZero'
  | 'tooSmall'
  | 'tooBig'
  | 'unknownOption'
  | 'hiddenSigns'
  | 'required';

interface ValueFault {
  field: string;
  textId: Fault;
}

/**
 * Units are keyed by field, as the sender names them; a field without a unit is in the unit of the card.
 * `beside` holds the values that the message has outside `values`, under names of their own; numbers there
 * are in the unit that the card shows.
 */
interface Sent {
  values: Readonly<Record<string, unknown>>;
  units: Readonly<Record<string, Unit>>;
  beside?: readonly {
    fieldId: string | null | undefined;
    name: string;
    value: number | string | undefined;
  }[];
  isKnown: (fieldId: string, fieldType: FieldType) => boolean;
}

const longestTexts: Partial<Record<FieldType, number>> = { String: 200, Text: 5000 };

function fieldsBeside(card: CardDefinition): (string | null | undefined)[] {
  return [...fieldsOfColumns(card), card.fieldIds.fullMeasurement, logCountFieldOf(card)];
}

export function logCountFieldOf({ reportConfig }: CardDefinition): string | null | undefined {
  return reportConfig?.diameters?.logCountFieldId;
}

export function orderNumberBeside({ stackFields }: CardDefinition, orderNumber: string | null | undefined) {
  return { fieldId: stackFields?.orderNumber, name: 'orderNumber', value: orderNumber || undefined };
}

export function shownVolume({ fields, volumeFieldId }: CardDefinition, cubicMeters: number): number {
  const unit = fields.find(({ id }) => id === volumeFieldId)?.units?.display ?? '';
  return cubicMeters * (unitFactor('CubicMeters', unit) ?? 1);
}

/**
 * Values are checked against the card with which they were entered. Nothing is converted, completed or
 * dropped, except blanks at both ends of a line. A field without a value may be null.
 */
export function checkValues(
  card: CardDefinition,
  required: 'RequiredForPreregistration' | 'RequiredForMeasurement',
  { values, units, beside = [], isKnown }: Sent,
): { values: StoredValues; faults: ValueFault[] } {
  const named = fieldsBeside(card);
  const faults: ValueFault[] = [];
  const taken: [string, unknown][] = [];
  for (const [id, sent] of Object.entries(values)) {
    const field = card.fields.find((one) => one.id === id);
    const isBeside = named.includes(id) || field?.fieldType === 'Position';
    const value =
      field && sent !== null ? fieldValueOf(field.fieldType, cleaned(field.fieldType, sent)) : undefined;
    const fault = isBeside ? 'sentBeside' : field ? value && faultOf(field, value) : 'unknownKey';
    if (fault) faults.push({ field: `values.${id}`, textId: fault });
    else if (value) taken.push([id, value.value]);
  }
  for (const { fieldId, name, value } of beside) {
    const field = card.fields.find((one) => one.id === fieldId);
    const fault = field && value !== undefined && faultOf(field, fieldValueOf(field.fieldType, value));
    if (fault) faults.push({ field: name, textId: fault });
  }
  for (const [id, unit] of Object.entries(units)) {
    const field = card.fields.find((one) => one.id === id);
    if (!field) faults.push({ field: `units.${id}`, textId: 'unknownKey' });
    else if (field.units?.display !== unit) faults.push({ field: `units.${id}`, textId: 'otherUnit' });
  }
  for (const field of card.fields) {
    const isRequired = field.rules.some(({ kind }) => kind === required);
    // A picture arrives later as a file, or never.
    if (!isRequired || field.fieldType === 'Image') continue;
    const isGiven = !isEmpty(values[field.id]);
    const isBeside = beside.find(({ fieldId }) => fieldId === field.id);
    if (isGiven || isBeside?.value !== undefined || isKnown(field.id, field.fieldType)) continue;
    const path = isBeside?.name ?? `values.${field.id}`;
    if (faults.every((fault) => fault.field !== path)) faults.push({ field: path, textId: 'required' });
  }
  return { values: Object.fromEntries(taken), faults };
}

function cleaned(fieldType: FieldType, sent: unknown): unknown {
  return fieldType === 'String' && typeof sent === 'string' ? cleanLine(sent) : sent;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && normalText(value) === '');
}

function faultOf(field: CardField, { fieldType, value }: StackFieldValue): Fault | undefined {
  if (fieldType === 'Image') return 'sentAsFile';
  if (value === null) return 'kind';
  if (textsIn(value).some(hasHiddenSigns)) return 'hiddenSigns';
  const numbers = numbersIn(value);
  if (field.units !== null && numbers.some((number) => number < 0)) return 'belowZero';
  if (typeof value === 'string' && value.length > (longestTexts[fieldType] ?? Number.POSITIVE_INFINITY))
    return 'tooBig';
  if (fieldType === 'Options' || fieldType === 'MultipleOptions') {
    const chosen = [value].flat();
    const isChoice = chosen.every((one) => field.options?.some(({ key }) => key === one));
    if (!isChoice || new Set(chosen).size < chosen.length) return 'unknownOption';
  }
  for (const { kind, value: bound } of field.rules) {
    const fault = bound === null ? undefined : broken(kind, bound, { value, numbers });
    if (fault) return fault;
  }
  return undefined;
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.values(value).flatMap(textsIn);
  return Array.isArray(value) ? parts : [...Object.keys(value), ...parts];
}

type RuleKind = CardField['rules'][number]['kind'];

function broken(
  kind: RuleKind,
  bound: number,
  { value, numbers }: { value: NonNullable<StackFieldValue['value']>; numbers: readonly number[] },
): Fault | undefined {
  const isBelow = (amount: number): Fault | undefined => (amount < bound ? 'tooSmall' : undefined);
  const isAbove = (amount: number): Fault | undefined => (amount > bound ? 'tooBig' : undefined);
  const sum = numbers.reduce((total, number) => total + number, 0);
  const length = typeof value === 'string' ? normalText(value).length : 0;
  const options = Array.isArray(value) ? value.length : 0;
  switch (kind) {
    case 'MinValue':
      return numbers.length > 0 ? isBelow(Math.min(...numbers)) : undefined;
    case 'MaxValue':
      return numbers.length > 0 ? isAbove(Math.max(...numbers)) : undefined;
    case 'MinSum':
      return isBelow(sum);
    case 'MaxSum':
      return isAbove(sum);
    case 'MinCharLength':
      return isBelow(length);
    case 'MaxCharLength':
      return isAbove(length);
    case 'MinAllowedOptions':
      return isBelow(options);
    case 'MaxAllowedOptions':
      return isAbove(options);
    default:
      return undefined;
  }
}
