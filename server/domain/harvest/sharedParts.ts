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

/**
 * The Information System refuses a file that contains a geometry twice. A part (area or point) that several
 * places have is therefore written as one feature.
 */
export class SharedParts<Place extends SharingPlace> {
  readonly #owners = new Map<string, Place[]>();
  readonly #furtherBytes = new Map<Place, number>();

  add(place: Place, geometry: HarvestGeometry): void {
    for (const key of partKeys(geometry)) {
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
