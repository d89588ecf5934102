import type { StyleSpecification } from 'maplibre-gl';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { MapPalette } from './mapPalette';
import { unwrapLine, unwrapRing } from './unwrap';

export type WorldTopology = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;

/** Who made the bundled map. */
export const worldAttribution = 'Made with Natural Earth';

/** Nothing but sea: what the map stands on until it knows more. */
export function seaStyle({ sea }: MapPalette): StyleSpecification {
  return {
    version: 8,
    sources: {},
    layers: [{ id: 'sea', type: 'background', paint: { 'background-color': sea } }],
  };
}

/** Land, coasts and borders for a flat map. */
export interface WorldShapes {
  land: GeoJSON.MultiPolygon;
  borders: GeoJSON.MultiLineString;
}

/** Takes the shapes out of the topology once; they serve both colour schemes. */
export function worldShapes(world: WorldTopology): WorldShapes {
  const polygons = feature(world, world.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates];
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  });
  const borders = mesh(world, world.objects.countries, (one, other) => one !== other);
  return {
    land: { type: 'MultiPolygon', coordinates: polygons.map((rings) => rings.map(unwrapRing)) },
    borders: { type: 'MultiLineString', coordinates: borders.coordinates.map(unwrapLine) },
  };
}

/** The bundled base map, which needs no network beyond the portal's own: no glyphs, no sprites, no tiles. */
export function worldStyle({ land, borders }: WorldShapes, palette: MapPalette): StyleSpecification {
  const sea = seaStyle(palette);
  return {
    ...sea,
    sources: {
      land: { type: 'geojson', data: land, attribution: worldAttribution },
      borders: { type: 'geojson', data: borders },
    },
    layers: [
      ...sea.layers,
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': palette.land } },
      { id: 'coast', type: 'line', source: 'land', paint: { 'line-color': palette.coast, 'line-width': 1 } },
      {
        id: 'borders',
        type: 'line',
        source: 'borders',
        paint: { 'line-color': palette.border, 'line-width': 1 },
      },
    ],
  };
}
