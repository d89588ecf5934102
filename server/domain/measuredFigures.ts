import { withoutRoundingError } from '../../src/lib/rounding';
import { unitFactor } from '../../src/lib/units';
import type { CardDefinition, FieldIds } from './cardDefinition';
import { fieldValueOf } from './fieldValue';
import { normalText } from './normalText';
import type { Country } from './schemas';
import type { StoredValues } from './storedFields';
import { localDay, timeZoneOf } from './timeZones';

/** Figures of a stack's row that a measurement says; null where it says nothing of it, or its card does not ask. */
interface MeasuredFigures {
  treeSpecies: string | null;
  assortment: string | null;
  /** Metres. */
  assortmentLength: number | null;
  /** In its normal form: lists are filtered by it. */
  areaNumber: string | null;
  inCubicFeet: boolean;
}

/** What lists filter and sort by, taken out of the values of a measurement or registration. */
export function measuredFigures(card: CardDefinition, values: StoredValues): MeasuredFigures {
  const fieldOf = (id: string | null) => card.fields.find((field) => field.id === id);
  const read = (name: keyof FieldIds) => {
    const field = fieldOf(card.fieldIds[name]);
    return field && { ...fieldValueOf(field.fieldType, values[field.id]), unit: field.units?.display };
  };
  const textOf = (name: keyof FieldIds) => {
    const value = read(name)?.value;
    return typeof value === 'string' ? value : null;
  };
  const length = read('assortmentLength');
  const factor = unitFactor(length?.unit ?? 'Meters', 'Meters');
  return {
    treeSpecies: textOf('treeSpecies'),
    assortment: textOf('assortment'),
    assortmentLength:
      typeof length?.value === 'number' && factor !== null
        ? withoutRoundingError(length.value * factor)
        : null,
    areaNumber: normalText(textOf('areaNumber') ?? '') || null,
    inCubicFeet: fieldOf(card.volumeFieldId)?.units?.display === 'CubicFeet',
  };
}

interface Instrument {
  instrument: string | null;
  certificate: string | null;
  /** A calendar day, its last one. */
  certificateValidUntil: string | null;
  measuredAt: Date;
}

/**
 * The instrument that measured a stack; null where none is recorded. A certificate counts only with its last day, and where that had not
 * passed yet at the place of the stack.
 */
export function instrumentOf(
  { instrument: name, certificate, certificateValidUntil: validUntil, measuredAt }: Instrument,
  country: Country,
) {
  if (name === null) return null;
  if (certificate === null || validUntil === null) return { name, certificate: null };
  const isValid = validUntil >= localDay(measuredAt, timeZoneOf(country));
  if (isValid) return { name, certificate };
  return { name, certificate: null, expiredCertificate: { number: certificate, validUntil } };
}
