import type { MantineTheme } from '@mantine/core';
import type { FilterSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import { feature, merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Topology } from 'topojson-specification';
import { type TownPoints, townAttribution } from './towns';
import { unwrapLine, unwrapRing } from './unwrap';

export type ColorScheme = 'light' | 'dark';

/**
 * MapLibre draws on a canvas and cannot read CSS variables, so it gets the colours here. `unloaded` is the
 * colour of missing tiles, which are neither water nor land. `halo` separates letters from lines; on dark
 * ground it would look like a glow wherever letters lie over water.
 */
export interface MapPalette {
  unloaded: string;
  sea: string;
  land: string;
  coast: string;
  border: string;
  line: string;
  text: string;
  halo: string;
}

export function mapPalette({ colors }: Pick<MantineTheme, 'colors'>, scheme: ColorScheme): MapPalette {
  const { gray, dark, info: water = gray } = colors;
  return scheme === 'light'
    ? {
        unloaded: gray[1],
        sea: water[1],
        land: gray[0],
        coast: water[3],
        border: gray[4],
        line: gray[2],
        text: gray[8],
        halo: gray[0],
      }
    : {
        unloaded: dark[6],
        sea: water[9],
        land: dark[5],
        coast: water[7],
        border: dark[3],
        line: dark[4],
        text: dark[0],
        halo: 'transparent',
      };
}

interface Countries extends GeometryCollection {
  geometries: MultiPolygon[];
}

export type WorldTopology = Topology<{ countries: Countries }>;

export const worldAttribution = 'Made with Natural Earth';

export function emptyStyle({ unloaded }: MapPalette): StyleSpecification {
  return {
    version: 8,
    sources: {},
    layers: [{ id: 'ground', type: 'background', paint: { 'background-color': unloaded } }],
  };
}

export interface WorldShapes {
  land: GeoJSON.MultiPolygon;
  borders: GeoJSON.MultiLineString;
}

export interface BundledMap extends WorldShapes {
  towns: TownPoints | undefined;
}

const unwrapped = ({ coordinates }: GeoJSON.MultiPolygon): GeoJSON.MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: coordinates.map((rings) => rings.map(unwrapRing)),
});

export const countryShape = (world: WorldTopology, country: MultiPolygon): GeoJSON.MultiPolygon =>
  unwrapped(feature(world, country).geometry);

export function worldShapes(world: WorldTopology): WorldShapes {
  const { countries } = world.objects;
  const borders = mesh(world, countries, (one, other) => one !== other);
  return {
    land: unwrapped(merge(world, countries.geometries)),
    borders: { type: 'MultiLineString', coordinates: borders.coordinates.map(unwrapLine) },
  };
}

const noFeatures: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] };
/** MapLibre draws letters with the fonts of the person's machine if a style names no glyphs. */
export const fonts = ['Inter Variable', 'sans-serif'];

/**
 * Tiles overlap by this many pixels, so that the parts of a line on both sides of an edge join. No line is
 * wider than that.
 */
const buffer = 4;
/**
 * A line may deviate by this many pixels, which nobody can see and which removes two thirds of the corners.
 */
const tolerance = 0.75;

/**
 * At each of these zooms a map begins to name the towns of the next rank, too. MapLibre looks at whole zooms.
 */
const zoomOfRank = [3, 4, 5, 7, 8];
/**
 * A map that shows stacks zooms in to this zoom at most, so that it shows coasts and the names of all towns.
 */
export const townZoom = 8;
/**
 * At this zoom and closer, no land is drawn: it is not accurate enough (`scripts/worldMap.ts`), and a stack
 * on a coast would appear in the sea.
 */
export const plainZoom = 8.5;
/** At this zoom and closer, a town is larger than the error of its position, and it is not drawn as a dot. */
const townlessZoom = 12;

const townsAtZoom: FilterSpecification = [
  '<=',
  ['get', 'rank'],
  ['step', ['zoom'], -1, ...zoomOfRank.flatMap((zoom, rank) => [zoom, rank])],
];

/**
 * Water covers the whole flat map. It is drawn with the land of the same tile, so that a missing tile does
 * not look like sea.
 */
const water: GeoJSON.Polygon = {
  type: 'Polygon',
  coordinates: [
    [
      [-180, -90],
      [180, -90],
      [180, 90],
      [-180, 90],
      [-180, -90],
    ],
  ],
};

/**
 * Water, land and borders are one source, because MapLibre cuts tiles again for each line or area of another
 * source than the one before.
 */
function sourceOf({ land, borders }: WorldShapes): SourceSpecification {
  const part = (geometry: GeoJSON.Geometry, kind: 'water' | 'land' | 'border') => ({
    type: 'Feature' as const,
    geometry,
    properties: { kind },
  });
  const data = {
    type: 'FeatureCollection' as const,
    features: [part(water, 'water'), part(land, 'land'), part(borders, 'border')],
  };
  return { type: 'geojson', data, attribution: worldAttribution, buffer, tolerance };
}

export function worldStyle({ towns, ...shapes }: BundledMap, palette: MapPalette): StyleSpecification {
  const isOf = (kind: 'water' | 'land' | 'border'): FilterSpecification => ['==', ['get', 'kind'], kind];
  return {
    version: 8,
    sources: {
      world: sourceOf(shapes),
      towns: {
        type: 'geojson',
        data: towns ?? noFeatures,
        ...(towns && { attribution: townAttribution }),
      },
    },
    layers: [
      {
        id: 'ground',
        type: 'background',
        paint: { 'background-color': ['step', ['zoom'], palette.unloaded, plainZoom, palette.land] },
      },
      {
        id: 'water',
        type: 'fill',
        source: 'world',
        maxzoom: plainZoom,
        filter: isOf('water'),
        paint: { 'fill-color': palette.sea, 'fill-antialias': false },
      },
      {
        id: 'land',
        type: 'fill',
        source: 'world',
        maxzoom: plainZoom,
        filter: isOf('land'),
        // The coast is drawn over the edge of the land.
        paint: { 'fill-color': palette.land, 'fill-antialias': false },
      },
      {
        id: 'coast',
        type: 'line',
        source: 'world',
        maxzoom: plainZoom,
        filter: isOf('land'),
        paint: { 'line-color': palette.coast, 'line-width': 1 },
      },
      {
        id: 'borders',
        type: 'line',
        source: 'world',
        maxzoom: plainZoom,
        filter: isOf('border'),
        paint: { 'line-color': palette.border, 'line-width': 1 },
      },
      {
        id: 'towns',
        type: 'symbol',
        source: 'towns',
        maxzoom: townlessZoom,
        filter: townsAtZoom,
        layout: {
          // The dot is a part of the name, because alone it would look like a stack.
          'text-field': ['concat', '• ', ['get', 'name']],
          'text-font': fonts,
          'text-size': ['match', ['get', 'rank'], 0, 14, 1, 13, 12],
          'text-anchor': 'left',
          // The offset is half of the dot, so that the dot lies on the town.
          'text-offset': [-0.25, 0],
          'symbol-sort-key': ['get', 'rank'],
        },
        paint: { 'text-color': palette.text, 'text-halo-color': palette.halo, 'text-halo-width': 1.5 },
      },
    ],
  };
}
