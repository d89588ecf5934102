import { withoutRoundingError } from '../../src/lib/rounding';
import { unitFactor } from '../../src/lib/units';
import type { CardDefinition, FieldIds } from './cardDefinition';
import { fieldValueOf } from './fieldValue';
import { normalText } from './normalText';
import type { Country } from './schemas';
import type { StoredValues } from './storedFields';
import { localDay, timeZoneOf } from './timeZones';

/**
 * A figure is null if the measurement does not have it or its card does not ask for it. The length is in
 * metres, and the certificate is valid until the end of the given calendar day.
 */
interface MeasuredFigures {
  treeSpecies: string | null;
  assortment: string | null;
  assortmentLength: number | null;
  areaNumber: string | null;
  inCubicFeet: boolean;
}

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
  certificateValidUntil: string | null;
  measuredAt: Date;
}

/**
 * A certificate counts only if its last day is known and had not passed, in the country's time zone, when the
 * stack was measured.
 * @returns null if no instrument is recorded
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
