import { volumeOfLogs } from '@/lib/logVolume';
import { unitFactor } from '@/lib/units';
import type { ReportKind } from '@/navigation/paths';
import type { MeasurementCardDocument } from '@/store/api/cardVersionApi';
import measured from './measured.json';
import { allowedNumber, boundOf } from './ruleBounds';

type Field = MeasurementCardDocument['fields'][number];

/** `barkDeduction` is a share of the volume in percent. */
const barkDeduction = 10;

/**
 * The log of mean volume has the diameter `meanDiameter`, in centimetres. The keys of `values` are the ids
 * of the fields that the card names for a measure; each value is in its own unit.
 */
export interface SampleStack {
  logCount: number;
  meanDiameter: number;
  values: ReadonlyMap<string, unknown>;
}

/**
 * Describes the sample report's stack in the fields of a card. Its values agree with each other as far as
 * defaults and rules of the card allow, so that the report warns about none of them. If a card allows few
 * logs or a small volume, the stack is smaller.
 */
export function sampleStack(card: MeasurementCardDocument, kind: ReportKind): SampleStack {
  const { fieldIds, volumeFieldId, volumeFields, reportConfig } = card;
  const { diameters, frontBackWarning } = reportConfig ?? {};
  const fieldOf = (id: string | null | undefined) => card.fields.find((field) => field.id === id);
  const lengthField = fieldOf(diameters?.lengthFieldId ?? fieldIds.assortmentLength);
  const diametersField = fieldOf(diameters?.diametersFieldId);
  const logCountField = fieldOf(diameters?.logCountFieldId);
  const volumeField = fieldOf(volumeFieldId);

  const length = measureIn(lengthField, measured.length, 'Meters') / factorOf(lengthField, 'Meters');
  const logs = allowedDiameters(diametersField);
  const perCentimetre = factorOf(diametersField, 'Centimeters');
  const volumes = logs.map((diameter) => volumeOfLogs(length, (diameter / perCentimetre / 100) ** 2));
  const { logCount, volume } = largestStack(
    volumes,
    mostOf(logCountField),
    mostOf(volumeField) / factorOf(volumeField, 'CubicMeters'),
  );
  const share = logCount / measured.diameters.length;
  const [front, back] = [measured.frontArea * share, measured.backArea * share];
  const stacked = ((front + back) / 2) * length;

  const values = new Map<string, unknown>();
  const set = (field: Field | undefined, value: unknown) => field && values.set(field.id, value);
  const setMeasure = (id: string | null | undefined, value: number, unit: string) =>
    set(fieldOf(id), measureIn(fieldOf(id), value, unit));
  setMeasure(fieldIds.assortmentLength, length, 'Meters');
  setMeasure(lengthField?.id, length, 'Meters');
  // Logs that are only counted are not measured.
  set(diametersField, kind === 'fullMeasurement' ? logs.slice(0, logCount) : null);
  setMeasure(logCountField?.id, logCount, 'Pieces');
  setMeasure(frontBackWarning?.frontAreaFieldId, front, 'SquareMeters');
  setMeasure(frontBackWarning?.backAreaFieldId, back, 'SquareMeters');
  setMeasure(volumeFields?.stackedVolume, stacked, 'CubicMeters');
  setMeasure(volumeFields?.conversionFactor, (volume / stacked) * 100, 'Percentages');
  setMeasure(volumeFields?.barkDeduction, barkDeduction, 'Percentages');
  setMeasure(volumeFieldId, volume, 'CubicMeters');
  // The value overrides the default, because it decides which report applies.
  set(fieldOf(fieldIds.fullMeasurement), kind === 'fullMeasurement');
  const meanDiameter = 100 * Math.sqrt(volume / volumeOfLogs(length, logCount));
  return { logCount, meanDiameter, values };
}

function factorOf(field: Field | undefined, unit: string): number {
  return unitFactor(unit, field?.units?.display ?? unit) ?? 1;
}

function measureIn(field: Field | undefined, value: number, unit: string): number {
  const own = value * factorOf(field, unit);
  if (!field) return own;
  return typeof field.defaultValue === 'number' ? field.defaultValue : allowedNumber(field, own);
}

/** Diameters are in the unit of the field. If its rules allow none of them, all become the nearest allowed one. */
function allowedDiameters(field: Field | undefined): number[] {
  const own = measured.diameters.map((diameter) => diameter * factorOf(field, 'Centimeters'));
  if (!field) return own;
  const allowed = own.filter((diameter) => allowedNumber(field, diameter) === diameter);
  return allowed.length > 0 ? allowed : own.map((diameter) => allowedNumber(field, diameter));
}

/** Returns the maximum in the unit of the field: its default or the limit of its rules, or else infinity. */
function mostOf(field: Field | undefined): number {
  if (typeof field?.defaultValue === 'number') return field.defaultValue;
  return (field && boundOf(field, 'MaxValue')) ?? Number.POSITIVE_INFINITY;
}

function largestStack([first = 0, ...others]: readonly number[], mostLogs: number, mostVolume: number) {
  let [logCount, volume] = [1, first];
  for (const log of others) {
    if (logCount >= mostLogs || volume + log > mostVolume) break;
    logCount += 1;
    volume += log;
  }
  return { logCount, volume };
}
