import type { MantineTheme } from '@mantine/core';
import type { FilterSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import { feature, merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Topology } from 'topojson-specification';
import { type TownPoints, townAttribution } from './towns';
import { unwrapLine, unwrapRing } from './unwrap';

export type ColorScheme = 'light' | 'dark';

/** Colours for MapLibre, which draws on a canvas and cannot read CSS variables. */
export interface MapPalette {
  /** What is not loaded: neither water nor land. */
  unloaded: string;
  sea: string;
  land: string;
  coast: string;
  border: string;
  /** Lines of round degrees, fainter than any border. */
  line: string;
  text: string;
  /** Around letters, to part them from lines; on dark ground it would be a glow wherever they lie over water. */
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

/** The attribution of the bundled map. */
export const worldAttribution = 'Made with Natural Earth';

/** Until a base map has loaded. */
export function emptyStyle({ unloaded }: MapPalette): StyleSpecification {
  return {
    version: 8,
    sources: {},
    layers: [{ id: 'ground', type: 'background', paint: { 'background-color': unloaded } }],
  };
}

/** Land, coasts and borders for a flat map. */
export interface WorldShapes {
  land: GeoJSON.MultiPolygon;
  borders: GeoJSON.MultiLineString;
}

/** All bundled shapes; the towns may be missing. */
export interface BundledMap extends WorldShapes {
  towns: TownPoints | undefined;
}

const unwrapped = ({ coordinates }: GeoJSON.MultiPolygon): GeoJSON.MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: coordinates.map((rings) => rings.map(unwrapRing)),
});

/** Of one country, for a flat map. */
export const countryShape = (world: WorldTopology, country: MultiPolygon): GeoJSON.MultiPolygon =>
  unwrapped(feature(world, country).geometry);

/** Reads the shapes from the topology once, for both colour schemes. */
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

/** Parts of a source that draw both sides of a tile's edge overlap by so many pixels: no line is wider. */
const buffer = 4;
/** Pixels that a line may lie beside the real one: less cannot be seen, and a third of the corners is left. */
const tolerance = 0.75;

/** A closer map names smaller towns: from each of these zooms on those of the next rank too. MapLibre looks at whole zooms. */
const zoomOfRank = [3, 4, 5, 7, 8];
/** A view of stacks is no closer: it shows coasts, and all towns have names. */
export const townZoom = 8;
/** From here on a stack on a coast could stand in the sea beside it, because the land is not more exact (`scripts/worldMap.ts`): none is drawn. */
export const plainZoom = 8.5;
/** From here on a town is larger than the distance by which its place may be wrong, and it is not drawn. */
const townlessZoom = 12;

const townsAtZoom: FilterSpecification = [
  '<=',
  ['get', 'rank'],
  ['step', ['zoom'], -1, ...zoomOfRank.flatMap((zoom, rank) => [zoom, rank])],
];

/** All of the flat map: water is drawn with the land of the same tile, so that a tile that has not loaded is no sea. */
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

/** Water, land and borders are one source: MapLibre cuts out the tiles anew for each line or area of another source than before. */
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

/** The bundled base map, which needs only the portal's own server: no glyphs, no sprites, no tiles. */
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
        // The coast is drawn over its edge.
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
          // The dot is a part of the name: alone it would look like a stack.
          'text-field': ['concat', '• ', ['get', 'name']],
          'text-font': fonts,
          'text-size': ['match', ['get', 'rank'], 0, 14, 1, 13, 12],
          'text-anchor': 'left',
          // Half of the dot, so that it lies on its place.
          'text-offset': [-0.25, 0],
          'symbol-sort-key': ['get', 'rank'],
        },
        paint: { 'text-color': palette.text, 'text-halo-color': palette.halo, 'text-halo-width': 1.5 },
      },
    ],
  };
}
