import type { HarvestGeometry } from './harvestGeometry';
import { hectaresOf } from './hectares';
import { type Corner, degreesText, type Ring, rounded } from './microdegrees';

/**
 * The EU's Information System reads these properties of a place (GeoJSON File Description v1.3, 29 May 2026).
 */
interface EudrPlace {
  name: string;
  producerName: string;
  country: string;
  statedHectares: number | null;
}

/** The Information System accepts a geolocation file of at most this many bytes. */
const largestEudrFile = 25_000_000;

function areaText(hectares: number): string {
  return Math.max(hectares, 0.0001).toFixed(4);
}

const cornerOf = ([longitude, latitude]: readonly [number, number]): Corner => ({
  x: rounded(longitude),
  y: rounded(latitude),
});

const cornerText = ({ x, y }: Corner) => `[${degreesText(x)},${degreesText(y)}]`;

/**
 * `Area` is in hectares, with four decimals, and never 0. It is written as a number, because the Information
 * System would read a text as 0. A point without an area means four hectares.
 */
function feature(place: EudrPlace, geometry: string, area: string | null): string {
  const texts = [
    ...(place.producerName === '' ? [] : [['ProducerName', place.producerName]]),
    ['ProducerCountry', place.country],
    ['ProductionPlace', place.name],
  ].map(([name, text]) => `${JSON.stringify(name)}:${JSON.stringify(text)}`);
  const properties = [...texts, ...(area === null ? [] : [`"Area":${area}`])].join(',');
  return `{"type":"Feature","properties":{${properties}},"geometry":${geometry}}`;
}

/**
 * Each area or point becomes a feature, with longitude first and six decimals, so that nobody has to cut
 * digits.
 * @param placeOf returns the place under whose name a part is written, by the index of the part; undefined if
 * the part is written with another place
 */
export function* eudrFeatures(
  place: EudrPlace,
  geometry: HarvestGeometry,
  placeOf: (index: number) => EudrPlace | undefined = () => place,
): Generator<string, void> {
  if (geometry.type === 'MultiPoint') {
    for (const [index, point] of geometry.coordinates.entries()) {
      const of = placeOf(index);
      if (of === undefined) continue;
      const { statedHectares: stated } = of;
      const each = stated === null ? null : areaText(stated / geometry.coordinates.length);
      yield feature(of, `{"type":"Point","coordinates":${cornerText(cornerOf(point))}}`, each);
    }
    return;
  }
  for (const [index, [outer = []]] of geometry.coordinates.entries()) {
    const of = placeOf(index);
    if (of === undefined) continue;
    const closed: Ring = outer.map(cornerOf);
    const text = `{"type":"Polygon","coordinates":[[${closed.map(cornerText).join(',')}]]}`;
    yield feature(of, text, areaText(hectaresOf(closed.slice(0, -1))));
  }
}

/**
 * Returns the most bytes that the features of a place can have; each letter of its texts counts as an escape
 * sequence.
 */
export function eudrBytesOf(place: EudrPlace & { corners: number; parts: number }): number {
  const [ofCorner, ofFeature] = [26, 160];
  const texts = place.name.length + place.producerName.length;
  return place.corners * ofCorner + place.parts * (ofFeature + 6 * texts);
}

export function inEudrFiles<Place>(
  places: readonly Place[],
  bytesOf: (place: Place) => number,
  largest = largestEudrFile,
): Place[][] {
  const files: Place[][] = [];
  // `frame` is the number of bytes kept free for the text before and after the features.
  const frame = 1000;
  let room = 0;
  for (const place of places) {
    const bytes = bytesOf(place);
    if (files.length === 0 || bytes > room) {
      files.push([]);
      room = largest - frame;
    }
    files.at(-1)?.push(place);
    room -= bytes;
  }
  return files;
}
