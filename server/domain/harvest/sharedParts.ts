import { createHash } from 'node:crypto';
import type { HarvestGeometry } from './harvestGeometry';
import { rounded } from './microdegrees';

type Pair = readonly [number, number];

const keyOfCorner = ([longitude, latitude]: Pair) => `${rounded(longitude)} ${rounded(latitude)}`;

/**
 * Two areas are equal if they have the same corners in the same order, whichever corner comes first and in
 * either direction.
 */
function ringKey(closed: readonly Pair[]): string {
  const corners = closed.slice(0, -1).map(keyOfCorner);
  const first = corners.indexOf(corners.reduce((least, corner) => (corner < least ? corner : least)));
  const onwards = [...corners.slice(first), ...corners.slice(0, first)];
  const backwards = [...onwards.slice(0, 1), ...onwards.slice(1).reverse()];
  const [one, other] = [onwards.join(), backwards.join()];
  return createHash('sha256')
    .update(one < other ? one : other)
    .digest('base64');
}

export function partKeys(geometry: HarvestGeometry): string[] {
  if (geometry.type === 'MultiPoint') return geometry.coordinates.map(keyOfCorner);
  return geometry.coordinates.map(([outer = []]) => ringKey(outer));
}

interface SharingPlace {
  name: string;
  producerName: string;
  statedHectares: number | null;
  parts: number;
}

/** There are 2^25 marks, four megabytes of bits, whatever the size of the statement. */
const markBits = 25;

function markOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return hash >>> (32 - markBits);
}

class Marks {
  readonly #bits = new Uint8Array(2 ** (markBits - 3));

  has(mark: number): boolean {
    return ((this.#bits[mark >> 3] ?? 0) & (1 << (mark & 7))) !== 0;
  }

  add(mark: number): void {
    this.#bits[mark >> 3] = (this.#bits[mark >> 3] ?? 0) | (1 << (mark & 7));
  }
}

/**
 * The Information System refuses a file that contains a geometry twice. A part (area or point) that several
 * places have is therefore written as one feature. All geometries are looked at before they are added: only
 * parts that may be there twice are remembered with their places, because a statement may have a million.
 */
export class SharedParts<Place extends SharingPlace> {
  readonly #owners = new Map<string, Place[]>();
  readonly #furtherBytes = new Map<Place, number>();
  readonly #once = new Marks();
  readonly #twice = new Marks();
  mayShare = false;

  lookAt(geometry: HarvestGeometry): void {
    for (const mark of partKeys(geometry).map(markOf)) {
      if (!this.#once.has(mark)) this.#once.add(mark);
      else {
        this.#twice.add(mark);
        this.mayShare = true;
      }
    }
  }

  add(place: Place, geometry: HarvestGeometry): void {
    for (const key of partKeys(geometry)) {
      if (!this.#twice.has(markOf(key))) continue;
      const owners = this.#owners.get(key);
      if (owners === undefined) this.#owners.set(key, [place]);
      else this.#share(owners, place);
    }
  }

  #share(owners: Place[], place: Place): void {
    owners.push(place);
    const [first = place] = owners;
    const bytes = 6 * (place.name.length + place.producerName.length + 6);
    this.#furtherBytes.set(first, (this.#furtherBytes.get(first) ?? 0) + bytes);
  }

  get count(): number {
    return [...this.#owners.values()].filter(({ length }) => length > 1).length;
  }

  /** The feature is written with the first of these places. */
  ownersOf(key: string): readonly Place[] {
    return this.#owners.get(key) ?? [];
  }

  /** The names of other places add at most this many bytes to the features of a place. */
  furtherBytesOf(place: Place): number {
    return this.#furtherBytes.get(place) ?? 0;
  }
}

const unique = (texts: readonly string[]) => [...new Set(texts)].filter((text) => text !== '').join(' / ');

/**
 * Combines the names of all places that have the part. If the part is a point, the largest stated area per
 * point counts.
 */
export function sharedPlace<Place extends SharingPlace>(place: Place, owners: readonly Place[]): Place {
  if (owners.length < 2) return place;
  const each = owners.map(({ statedHectares, parts }) =>
    statedHectares === null ? null : statedHectares / parts,
  );
  const known = each.filter((hectares) => hectares !== null);
  return {
    ...place,
    name: unique(owners.map(({ name }) => name)),
    producerName: unique(owners.map(({ producerName }) => producerName)),
    statedHectares: known.length < each.length ? null : Math.max(...known) * place.parts,
  };
}
