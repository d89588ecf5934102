import { isCalendarDay } from '@/i18n/formats';
import { formatDay, parseDay } from '@/lib/day';
import { decimalText } from '@/lib/decimal';
import { parseDegrees } from '@/lib/position';
import type { StackCorrection } from '@/store/api/stackApi';

/**
 * The typed values are keyed by the names of the form. Several options are a list of keys. A choice of yes or
 * no is 'true' or 'false'.
 */
export type CorrectionValues = Record<string, string | string[]>;

export type CorrectableField = StackCorrection['fields'][number];

/** A dot in the id is encoded, because the form would take it for the separator of a path. */
export function nameOf({ field: { id } }: Pick<CorrectableField, 'field'>): string {
  return `value ${encodeURIComponent(id).replaceAll('.', '%2E')}`;
}

/** Leaves out a date with a time of day, because no form field keeps the time. */
export function editableFields({ fields }: StackCorrection): CorrectableField[] {
  return fields.filter(
    ({ field, value }) =>
      field.fieldType !== 'Date' || value === null || (typeof value === 'string' && isCalendarDay(value)),
  );
}

interface Formats {
  locale: string;
  datePattern: string;
}

function typedOf({ field, value }: CorrectableField, { datePattern }: Formats): string | string[] {
  if (field.fieldType === 'MultipleOptions') return Array.isArray(value) ? value : [];
  if (typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return '';
  return field.fieldType === 'Date' ? formatDay(value, datePattern) : value;
}

export function correctionValues(correction: StackCorrection, formats: Formats): CorrectionValues {
  const place = correction.position?.value;
  const degrees = (value: number | undefined) =>
    value === undefined ? '' : decimalText(value, formats.locale);
  return {
    reason: '',
    orderNumber: correction.orderNumber?.value ?? '',
    latitude: degrees(place?.latitude),
    longitude: degrees(place?.longitude),
    ...Object.fromEntries(
      editableFields(correction).map((one) => [nameOf(one), typedOf(one, formats)] as const),
    ),
  };
}

function sentOf({ field: { fieldType } }: CorrectableField, typed: string | string[], datePattern: string) {
  if (Array.isArray(typed)) return typed.length > 0 ? typed : null;
  if (typed.trim() === '') return null;
  if (fieldType === 'Boolean') return typed === 'true';
  return fieldType === 'Date' ? parseDay(typed, datePattern) : typed;
}

export function isSameInput(
  one: string | string[] | undefined,
  other: string | string[] | undefined,
): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function textIn(values: CorrectionValues, name: string): string {
  const typed = values[name];
  return typeof typed === 'string' ? typed.trim() : '';
}

export function typedPosition(values: CorrectionValues) {
  const latitude = parseDegrees(textIn(values, 'latitude'));
  const longitude = parseDegrees(textIn(values, 'longitude'));
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/**
 * The body holds only the values that the person has changed, so that simultaneous changes by somebody else
 * stay.
 */
export function correctionBody(
  correction: StackCorrection,
  values: CorrectionValues,
  { from, datePattern }: { from: CorrectionValues; datePattern: string },
) {
  const isChanged = (name: string) => !isSameInput(values[name], from[name]);
  const changed = editableFields(correction).filter((one) => isChanged(nameOf(one)));
  const place = typedPosition(values);
  return {
    reason: textIn(values, 'reason'),
    values: Object.fromEntries(
      changed.map((one) => [one.field.id, sentOf(one, values[nameOf(one)] ?? '', datePattern)] as const),
    ),
    ...(isChanged('orderNumber') && { orderNumber: textIn(values, 'orderNumber') }),
    ...((isChanged('latitude') || isChanged('longitude')) && place && { position: place }),
  };
}

export function nameOfFault(correction: StackCorrection, path: string): string {
  const field = correction.fields.find((one) => path === `values.${one.field.id}`);
  if (field) return nameOf(field);
  if (path === 'position') return 'latitude';
  return path.replace(/^position\./, '');
}
