import { formatDay, parseDay } from '@/lib/day';
import { decimalText, parseDecimal } from '@/lib/decimal';
import { workCountries } from '@/lib/generated/enums.gen';
import { parseDegrees } from '@/lib/position';
import type { CountedHarvestPlace, HarvestPlaceFields } from '@/store/api/harvestPlaceApi';

/** `place` is null for a new place. `areaNumber` is the number with which the form of a new place begins. */
export interface PlaceSubject {
  place: CountedHarvestPlace | null;
  areaNumber?: string;
}

export const placeKinds = ['kept', 'file', 'point', 'address'] as const;

type PlaceKind = (typeof placeKinds)[number];

type GeoJson = NonNullable<HarvestPlaceFields['geometry']>;

// This must be a type, because an interface is not assignable to a record of unknown values.
/**
 * Each line of `areaNumbers` holds one number. Days and hectares are kept as they are typed. `geometry` is
 * that of the chosen file, and null if none was chosen.
 */
export type PlaceValues = {
  name: string;
  areaNumbers: string;
  country: string;
  producerName: string;
  harvestFrom: string;
  harvestTo: string;
  statedHectares: string;
  kind: PlaceKind;
  geometry: GeoJson | null;
  fileName: string;
  latitude: string;
  longitude: string;
  landAddress: string;
};

interface Forms {
  locale: string;
  datePattern: string;
}

export function placeValues(
  { place, areaNumber = '' }: PlaceSubject,
  { locale, datePattern }: Forms,
  country: string | undefined,
): PlaceValues {
  const day = (iso: string | null | undefined) => (iso ? formatDay(iso, datePattern) : '');
  const stated = place?.statedHectares ?? null;
  return {
    name: place?.name ?? '',
    areaNumbers: place ? place.areaNumbers.join('\n') : areaNumber,
    country: place?.country ?? country ?? '',
    producerName: place?.producerName ?? '',
    harvestFrom: day(place?.harvestFrom),
    harvestTo: day(place?.harvestTo),
    statedHectares: stated === null ? '' : decimalText(stated, locale),
    kind: place ? 'kept' : 'file',
    ...{ geometry: null, fileName: '', latitude: '', longitude: '' },
    landAddress: place?.landAddress ?? '',
  };
}

function whereOf({ kind, geometry, latitude, longitude, landAddress }: PlaceValues) {
  if (kind === 'file' && geometry !== null) return { geometry };
  if (kind === 'address') return { landAddress: landAddress.trim() };
  if (kind === 'point')
    return {
      geometry: { type: 'Point', coordinates: [parseDegrees(longitude) ?? 0, parseDegrees(latitude) ?? 0] },
    };
  return {};
}

export function workCountry({ country }: PlaceValues) {
  return workCountries.find((code) => code === country);
}

/** @throws Error if the form's rules do not accept the country */
export function placeFields(values: PlaceValues, { locale, datePattern }: Forms): HarvestPlaceFields {
  const country = workCountry(values);
  if (country === undefined) throw new RangeError(`There is no wood from ${values.country}`);
  const numbers = values.areaNumbers.split('\n').map((line) => line.trim());
  return {
    name: values.name.trim(),
    areaNumbers: [...new Set(numbers.filter((number) => number !== ''))],
    country,
    producerName: values.producerName.trim(),
    harvestFrom: parseDay(values.harvestFrom, datePattern),
    harvestTo: parseDay(values.harvestTo, datePattern),
    statedHectares: parseDecimal(values.statedHectares, locale),
    ...whereOf(values),
  };
}
