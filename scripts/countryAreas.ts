import type { Geometry, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import { atlasNumbers, workCountries } from '../server/domain/workCountries';

/**
 * Two points of a simplified border are at least this many degrees apart. That is a few kilometres, which is
 * accurate enough: a doubt begins at fifty kilometres.
 */
const spacing = 0.08;

export function countryAreasSource(atlas: Topology): string {
  const { countries } = atlas.objects;
  if (countries?.type !== 'GeometryCollection') throw new Error('The atlas has no countries');
  const lines = workCountries.map((code) => {
    const rings = ringsOf(atlas, countries.geometries, atlasNumbers[code]).map(thinned);
    return `  ${code}: ${JSON.stringify(rings.filter(({ length }) => length >= 6))},\n`;
  });
  return [
    "import type { WorkCountry } from './workCountries';\n\n",
    'export const countryAreas: Readonly<Record<WorkCountry, readonly (readonly number[])[]>> = {\n',
    ...lines,
    '};\n',
  ].join('');
}

function ringsOf(atlas: Topology, countries: Topology['objects'][string][], id: string): Position[][] {
  const object = countries.find((one) => one.id === id);
  const shape = object && feature(atlas, object);
  if (shape?.type !== 'Feature') throw new Error(`The atlas has no country ${id}`);
  return polygonsIn(shape.geometry).map(([outer = []]) => outer);
}

export function polygonsIn(geometry: Geometry): Position[][][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
}

function thinned(ring: readonly Position[]): number[] {
  const kept: number[] = [];
  let [lastX, lastY] = [Number.NaN, Number.NaN];
  for (const [x = 0, y = 0] of ring.slice(0, -1)) {
    if (Math.hypot(x - lastX, y - lastY) < spacing) continue;
    kept.push(rounded(x), rounded(y));
    [lastX, lastY] = [x, y];
  }
  return kept;
}

const rounded = (degrees: number) => Math.round(degrees * 100) / 100;
