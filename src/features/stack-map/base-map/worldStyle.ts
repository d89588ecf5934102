import type { MantineTheme } from '@mantine/core';
import type {
  ExpressionSpecification,
  FilterSpecification,
  SourceSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import { firstGraticuleZoom } from './graticule';
import { townDot } from './mapImages';
import { townAttribution, type townPoints } from './towns';
import { unwrapLine, unwrapRing } from './unwrap';

export type ColorScheme = 'light' | 'dark';

/** Colours for MapLibre, which draws on a canvas and cannot read CSS variables. */
interface MapPalette {
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
        sea: water[1],
        land: gray[0],
        coast: water[3],
        border: gray[4],
        line: gray[2],
        text: gray[8],
        halo: gray[0],
      }
    : {
        sea: water[9],
        land: dark[5],
        coast: water[7],
        border: dark[3],
        line: dark[4],
        text: dark[0],
        halo: 'transparent',
      };
}

export type WorldTopology = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;

/** The attribution of the bundled map. */
export const worldAttribution = 'Made with Natural Earth';

/** Only sea, until a base map has loaded. */
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

/** All bundled shapes; the towns may be missing. */
export interface BundledMap extends WorldShapes {
  towns: ReturnType<typeof townPoints> | undefined;
}

/** Of land or of a country, for a flat map. */
export function polygonsOf(world: WorldTopology, object: GeometryObject): GeoJSON.Position[][][] {
  const shapes = feature(world, object);
  const features = shapes.type === 'FeatureCollection' ? shapes.features : [shapes];
  return features
    .flatMap(({ geometry }) => {
      if (geometry.type === 'Polygon') return [geometry.coordinates];
      return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
    })
    .map((rings) => rings.map(unwrapRing));
}

/** Reads the shapes from the topology once, for both colour schemes. */
export function worldShapes(world: WorldTopology): WorldShapes {
  const borders = mesh(world, world.objects.countries, (one, other) => one !== other);
  return {
    land: { type: 'MultiPolygon', coordinates: polygonsOf(world, world.objects.land) },
    borders: { type: 'MultiLineString', coordinates: borders.coordinates.map(unwrapLine) },
  };
}

/** `useGraticule` fills them. */
export const graticuleSource = 'graticule';
export const degreesSource = 'degrees';
/** `useTakenPlaces` fills it. */
export const coveredTownsSource = 'covered towns';

const noFeatures: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] };
/** MapLibre draws letters with the fonts of the person's machine if a style names no glyphs. */
const fonts = ['Inter Variable', 'sans-serif'];

/** Parts of a source that draw both sides of a tile's edge overlap by so many pixels: no line is wider. */
const buffer = 4;
/** Pixels that a line may lie beside the real one: less cannot be seen, and a third of the corners is left. */
const tolerance = 0.75;

/** A closer map names smaller towns: from each of these zooms on those of the next rank too. MapLibre looks at whole zooms. */
const zoomOfRank = [3, 4, 5, 7, 8];

/** -1 where the map names no towns. */
export const smallestRank = (zoom: number): number =>
  zoomOfRank.filter((from) => from <= Math.floor(zoom)).length - 1;

const townsAtZoom: FilterSpecification = [
  '<=',
  ['get', 'rank'],
  ['step', ['zoom'], -1, ...zoomOfRank.flatMap((zoom, rank) => [zoom, rank])],
];

/** Land and borders are one source: MapLibre cuts out the tiles anew for each line or area of another source than before. */
function sourceOf({ land, borders }: WorldShapes): SourceSpecification {
  const part = (geometry: GeoJSON.Geometry, kind: 'land' | 'border') => ({
    type: 'Feature' as const,
    geometry,
    properties: { kind },
  });
  const data = {
    type: 'FeatureCollection' as const,
    features: [part(land, 'land'), part(borders, 'border')],
  };
  return { type: 'geojson', data, attribution: worldAttribution, buffer, tolerance };
}

const sizeOfName: ExpressionSpecification = ['match', ['get', 'rank'], 0, 14, 1, 13, 12];

const names: SymbolLayerSpecification['layout'] = {
  'text-field': ['get', 'name'],
  'text-font': fonts,
  'text-size': sizeOfName,
  'text-variable-anchor': ['bottom', 'top', 'left', 'right'],
  'symbol-sort-key': ['get', 'rank'],
};

/** The bundled base map, which needs only the portal's own server: no glyphs, no sprites, no tiles. */
export function worldStyle({ towns, ...shapes }: BundledMap, palette: MapPalette): StyleSpecification {
  const sea = seaStyle(palette);
  const ink = { 'text-color': palette.text, 'text-halo-color': palette.halo, 'text-halo-width': 1.5 };
  const isLand: FilterSpecification = ['==', ['get', 'kind'], 'land'];
  return {
    ...sea,
    sources: {
      world: sourceOf(shapes),
      [degreesSource]: { type: 'geojson', data: noFeatures },
      [graticuleSource]: { type: 'geojson', data: noFeatures, buffer },
      [coveredTownsSource]: { type: 'geojson', data: noFeatures },
      towns: {
        type: 'geojson',
        data: towns ?? noFeatures,
        ...(towns && { attribution: townAttribution }),
      },
    },
    layers: [
      ...sea.layers,
      {
        id: 'land',
        type: 'fill',
        source: 'world',
        filter: isLand,
        // The coast is drawn over its edge.
        paint: { 'fill-color': palette.land, 'fill-antialias': false },
      },
      {
        id: 'coast',
        type: 'line',
        source: 'world',
        filter: isLand,
        paint: { 'line-color': palette.coast, 'line-width': 1 },
      },
      {
        id: 'borders',
        type: 'line',
        source: 'world',
        filter: ['!', isLand],
        paint: { 'line-color': palette.border, 'line-width': 1 },
      },
      {
        id: 'graticule',
        type: 'line',
        source: graticuleSource,
        minzoom: firstGraticuleZoom,
        paint: { 'line-color': palette.line, 'line-width': 1 },
      },
      {
        id: 'towns',
        type: 'symbol',
        source: 'towns',
        filter: townsAtZoom,
        // The dot goes with its name: alone it would look like a stack.
        layout: {
          ...names,
          'icon-image': townDot,
          'icon-padding': 0,
          'text-radial-offset': 0.4,
        },
        paint: { ...ink, 'icon-color': palette.text },
      },
      // After the names, and therefore placed before them.
      {
        id: coveredTownsSource,
        type: 'symbol',
        source: coveredTownsSource,
        layout: {
          ...names,
          'text-radial-offset': ['/', ['get', 'aside'], sizeOfName],
          'text-padding': 0,
        },
        paint: ink,
      },
      // Names step aside from them.
      {
        id: 'degrees',
        type: 'symbol',
        source: degreesSource,
        minzoom: firstGraticuleZoom,
        layout: {
          'text-field': ['get', 'label'],
          'text-anchor': ['get', 'anchor'],
          'text-font': fonts,
          'text-size': 11,
          // `edgeLabels` keeps them clear of what covers the map; the edge itself is taken.
          'text-allow-overlap': true,
        },
        paint: { ...ink, 'text-opacity': 0.75 },
      },
    ],
  };
}
