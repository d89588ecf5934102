import type { MeasurementRecord } from '../db/measurementSchema';
import type { StackRecord } from '../db/stackSchema';
import type { CardDefinition } from '../domain/cardDefinition';
import { instrumentOf, measuredFigures } from '../domain/measuredFigures';
import type { Country } from '../domain/schemas';
import { checkEvidence } from '../domain/stackEvidence';
import { fieldReader } from '../domain/storedFields';

type Measured = Pick<MeasurementRecord, 'values' | 'logEnds' | 'fullMeasurement' | 'volume' | 'logCount'> &
  Parameters<typeof instrumentOf>[0];

/**
 * These columns of a stack's row are set from the newest measurement and its card. Facts about the wood that
 * the measurement does not contain keep their values from the registration.
 */
export function measuredColumns(
  card: CardDefinition,
  row: StackRecord,
  measured: Measured,
  country: Country,
) {
  const { inCubicFeet, ...wood } = measuredFigures(card, measured.values);
  // The check asks for no field that names a person.
  const { volume, logCount, fullMeasurement } = measured;
  const measuredRow = { ...row, volume, logCount, fullMeasurement, registrator: null, surveyor: null };
  // Null means that the value was emptied by hand.
  const isEmptied = (fieldId: string | null) => fieldId !== null && measured.values[fieldId] === null;
  const registered = (name: 'treeSpecies' | 'assortment' | 'areaNumber') =>
    isEmptied(card.fieldIds[name]) ? null : row[name];
  return {
    inCubicFeet,
    treeSpecies: wood.treeSpecies ?? registered('treeSpecies'),
    assortment: wood.assortment ?? registered('assortment'),
    assortmentLength: wood.assortmentLength ?? row.assortmentLength,
    areaNumber: wood.areaNumber ?? registered('areaNumber'),
    ...checkEvidence(card, measuredRow, {
      read: fieldReader(card, measuredRow, measured),
      instrument: instrumentOf(measured, country),
    }),
  };
}
