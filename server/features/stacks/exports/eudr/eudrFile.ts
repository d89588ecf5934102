import type { Orm } from '../../../../db/client';
import { eudrBytesOf, eudrFeatures, inEudrFiles } from '../../../../domain/harvest/eudrFeatures';
import { partKeys, type SharedParts, sharedPlace } from '../../../../domain/harvest/sharedParts';
import type { Language } from '../../../../domain/languages';
import { byteOrderMark, type CsvCell, csvDialect, csvLine } from '../../../../http/csv';
import { eudrTexts } from '../../../../texts/eudrTexts';
import type { RequireRight } from '../../records/stackRecords';
import { deflatedZip } from '../excel/deflatedZip';
import { type ExportFact, factsText } from '../exportFacts';
import {
  type EudrStatement,
  type EudrWood,
  geometryOfPlace,
  type StatedPlace,
} from './eudrStatement.queries';

interface EudrFile {
  statement: EudrStatement;
  places: readonly StatedPlace[];
  shared: SharedParts<StatedPlace>;
  facts: readonly ExportFact[];
  language: Language;
  now: Date;
  requireRight: RequireRight;
}

export function eudrFile(orm: Orm, file: EudrFile): AsyncGenerator<Uint8Array, void> {
  const { places, shared, facts, now } = file;
  const withGeometry = places.filter(({ parts }) => parts > 0);
  const files = inEudrFiles(withGeometry, (place) => eudrBytesOf(place) + shared.furtherBytesOf(place));
  const nameOf = (index: number) => (files.length === 1 ? 'places.geojson' : `places-${index + 1}.geojson`);
  return deflatedZip(
    [
      ...files.map((ofFile, index) => ({ name: nameOf(index), parts: geoJson(orm, ofFile, file) })),
      { name: 'species.csv', parts: speciesSheet(file) },
      { name: 'places.csv', parts: placesSheet(file) },
      { name: 'about.txt', parts: [`${byteOrderMark}${factsText(facts)}\n`] },
    ],
    now,
  );
}

async function* geoJson(
  orm: Orm,
  places: readonly StatedPlace[],
  { statement, shared, requireRight }: EudrFile,
): AsyncGenerator<string, void> {
  yield '{"type":"FeatureCollection","features":[';
  let isFirst = true;
  for (const place of places) {
    await requireRight([statement.stackOfPlace.get(place.id) ?? '']);
    const geometry = await geometryOfPlace(orm, place.id);
    if (geometry === null) throw new Error(`The place ${place.id} was deleted while its file was written`);
    const keys = partKeys(geometry);
    const placeOf = (index: number) => {
      const owners = shared.ownersOf(keys[index] ?? '');
      return owners[0] === undefined || owners[0].id === place.id ? sharedPlace(place, owners) : undefined;
    };
    for (const feature of eudrFeatures(place, geometry, placeOf)) {
      yield `${isFirst ? '\n' : ',\n'}${feature}`;
      isFirst = false;
    }
  }
  yield '\n]}\n';
}

const cubicMetres = (litres: number): CsvCell => ({ number: litres / 1000, decimals: 3 });
const kilogramsCell = (kilograms: number | null): CsvCell =>
  kilograms === null ? null : { number: kilograms, decimals: 0 };

function* speciesSheet({ statement, places, language }: EudrFile): Generator<string, void> {
  const t = (name: keyof typeof eudrTexts) => eudrTexts[name][language];
  const dialect = csvDialect(language);
  const countryOf = new Map(places.map(({ id, country }) => [id, country]));
  const sums = new Map<string, Omit<EudrWood, 'placeId'> & { country: string }>();
  for (const { placeId, ...wood } of statement.wood) {
    const country = countryOf.get(placeId) ?? '';
    const key = JSON.stringify([wood.species, wood.scientificName, country]);
    const sum = sums.get(key) ?? { ...wood, country, stacks: 0, litres: 0, kilograms: 0 };
    sums.set(key, {
      ...sum,
      stacks: sum.stacks + wood.stacks,
      litres: sum.litres + wood.litres,
      kilograms: sum.kilograms === null || wood.kilograms === null ? null : sum.kilograms + wood.kilograms,
    });
  }
  const heads = [t('species'), t('scientificName'), t('country'), t('volume'), t('mass'), t('stacks')];
  yield byteOrderMark + csvLine(heads, dialect);
  for (const { species, scientificName, country, litres, kilograms, stacks } of sums.values())
    yield csvLine(
      [
        ...[species, scientificName, country],
        cubicMetres(litres),
        kilogramsCell(kilograms),
        { number: stacks, decimals: 0 },
      ],
      dialect,
    );
}

function* placesSheet({ statement, places, language }: EudrFile): Generator<string, void> {
  const t = (name: keyof typeof eudrTexts) => eudrTexts[name][language];
  const dialect = csvDialect(language);
  const heads = [
    ...[t('place'), t('areaNumbers'), t('country'), t('producer'), t('harvestFrom'), t('harvestTo')],
    ...[t('address'), t('hectares'), t('statedHectares')],
    ...[t('species'), t('scientificName'), t('volume'), t('mass'), t('stacks')],
  ];
  const area = (hectares: number | null): CsvCell =>
    hectares === null ? null : { number: hectares, decimals: 4 };
  yield byteOrderMark + csvLine(heads, dialect);
  for (const place of places)
    for (const wood of statement.wood.filter(({ placeId }) => placeId === place.id))
      yield csvLine(
        [
          ...[place.name, place.areaNumbers.join(' · '), place.country, place.producerName],
          ...[place.harvestFrom, place.harvestTo, place.landAddress],
          ...[area(place.hectares), area(place.statedHectares)],
          ...[wood.species, wood.scientificName],
          ...[cubicMetres(wood.litres), kilogramsCell(wood.kilograms)],
          { number: wood.stacks, decimals: 0 },
        ],
        dialect,
      );
}
