import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type TownRank, townPoints } from '@/features/stack-map/base-map/towns';
import { type WorldTopology, worldShapes, worldStyle } from '@/features/stack-map/base-map/worldStyle';
import { stackStates } from '@/lib/generated/enums.gen';

export const canvasSize = { width: 1280, height: 800 };

export type Ground = 'plain' | 'land';

export const stackPoints = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    stackId: `${index.toString(16).padStart(8, '0')}-0070-4000-8000-5ac4f1e15ac4`,
    latitude: 48 + ((index * 53) % 90) / 10 + ((index * 7919) % 1009) / 1009,
    longitude: 8 + ((index * 37) % 60) / 10 + ((index * 104_729) % 997) / 997,
    state: stackStates[index % 3] ?? 'Measured',
  }));

const geoJson = (count: number) => ({
  type: 'FeatureCollection',
  features: stackPoints(count).map(({ stackId, longitude, latitude, state }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: { stackId, state },
  })),
});

/**
 * The style has one colour and an empty source, because the portal would treat a style without tiles as one
 * that failed to load.
 */
export const plainStyle = {
  version: 8,
  sources: { nothing: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } } },
  layers: [
    { id: 'background', type: 'background', paint: { 'background-color': '#eee' } },
    { id: 'nothing', type: 'circle', source: 'nothing' },
  ],
};

const palette = {
  unloaded: '#ddd',
  sea: '#cde',
  land: '#eee',
  coast: '#9bd',
  border: '#aaa',
  line: '#ddd',
  text: '#333',
  halo: '#eee',
};

function landStyle() {
  const bundled = (name: string) =>
    readFileSync(path.join(import.meta.dirname, '../src/features/stack-map/base-map', name), 'utf8');
  const world: WorldTopology = JSON.parse(bundled('world.json'));
  const towns: TownRank[] = JSON.parse(bundled('towns.json'));
  return worldStyle({ ...worldShapes(world), towns: townPoints(towns) }, palette);
}

const pageOf = (ground: string, count: string) => `<!doctype html>
<title>Reference</title><link rel="stylesheet" href="/reference/maplibre-gl.css">
<style>body { margin: 0 } #map { width: ${canvasSize.width}px; height: ${canvasSize.height}px }</style>
<div id="map"></div>
<script type="module">
  import { Map } from '/reference/maplibre-gl.mjs';
  const data = await (await fetch('/reference/${count}.json')).json();
  const style = '/reference/${ground}.json';
  const map = new Map({ container: 'map', style, bounds: [8, 48, 15, 58], maxZoom: 18, fadeDuration: 0 });
  map.on('load', () => {
    const start = performance.now();
    map.addSource('stacks', { type: 'geojson', data, cluster: true, clusterRadius: 50, clusterMaxZoom: 18 });
    map.addLayer({ id: 'stacks', type: 'circle', source: 'stacks', paint: { 'circle-radius': 16 } });
    map.on('render', () => {
      if (window.sawMarkers || map.queryRenderedFeatures({ layers: ['stacks'] }).length === 0) return;
      Object.assign(window, { sawMarkers: true, untilMarkers: performance.now() - start, shown: performance.now() });
    });
  });
</script>`;

export const referenceAddress = (origin: string, ground: Ground, count: number) =>
  `${origin}/reference/${ground}-${count}`;

export async function routeReference(page: Page, origin: string): Promise<void> {
  const dist = path.resolve(import.meta.dirname, '../node_modules/maplibre-gl/dist');
  await page.route(`${origin}/reference/*`, (route) => {
    const name = path.basename(new URL(route.request().url()).pathname);
    if (name === 'plain.json') return route.fulfill({ json: plainStyle });
    if (name === 'land.json') return route.fulfill({ json: landStyle() });
    if (name.endsWith('.json')) return route.fulfill({ json: geoJson(Number.parseInt(name, 10)) });
    const [, ground, count] = /^([a-z]+)-(\d+)$/.exec(name) ?? [];
    if (ground !== undefined && count !== undefined)
      return route.fulfill({ contentType: 'text/html', body: pageOf(ground, count) });
    const contentType = name.endsWith('css') ? 'text/css' : 'text/javascript';
    return route.fulfill({ contentType, body: readFileSync(path.join(dist, name)) });
  });
}
