/**
 * The cost of stacks on the map, in the built portal on the real service: of the demo's 12,000, and of 100,000 that
 * stand in for the service's answer. Interleaved with the same map without a stack, and with MapLibre's own clustering of
 * the same 100,000 points on a plain page with a canvas of the same size, with the portal's land and without. Printed: from
 * the navigation and from the answer to the first markers, and while the map is dragged the time of the main thread, in all and for each frame, and
 * its tasks beyond 50 ms.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { packPoints } from '@mocks/builders/packedPoints';
import { type TownRank, townPoints } from '@/features/stack-map/base-map/towns';
import { type WorldTopology, worldShapes, worldStyle } from '@/features/stack-map/base-map/worldStyle';
import { stackStates } from '@/lib/generated/enums.gen';
import { median } from './median';
import { roundsOr } from './rounds';
import { openContext, signIn, withPortal } from './withPortal';

const rounds = roundsOr(3);
const pointCount = 100_000;
const points = Array.from({ length: pointCount }, (_, index) => ({
  stackId: `${index.toString(16).padStart(8, '0')}-0070-4000-8000-5ac4f1e15ac4`,
  latitude: 48 + ((index * 53) % 90) / 10 + ((index * 7919) % 1009) / 1009,
  longitude: 8 + ((index * 37) % 60) / 10 + ((index * 104_729) % 997) / 997,
  state: stackStates[index % 3] ?? 'Measured',
}));

const geoJson = {
  type: 'FeatureCollection',
  features: points.map(({ stackId, longitude, latitude, state }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: { stackId, state },
  })),
};

const bundled = (name: string) =>
  readFileSync(path.join(import.meta.dirname, '../src/features/stack-map/base-map', name), 'utf8');
const world: WorldTopology = JSON.parse(bundled('world.json'));
const towns: TownRank[] = JSON.parse(bundled('towns.json'));
const palette = {
  sea: '#cde',
  land: '#eee',
  coast: '#9bd',
  border: '#aaa',
  line: '#ddd',
  text: '#333',
  halo: '#eee',
};
const styles = {
  plain: {
    version: 8,
    sources: {},
    layers: [{ id: 'background', type: 'background', paint: { 'background-color': '#eee' } }],
  },
  land: worldStyle({ ...worldShapes(world), towns: townPoints(towns) }, palette),
};

/** MapLibre as it is, with clusters as circles; the points are there before the clock starts. */
const reference = (
  ground: string,
  count: number,
  { width, height }: { width: number; height: number },
) => `<!doctype html>
<title>Reference</title><link rel="stylesheet" href="/reference/maplibre-gl.css">
<div id="map" style="width:${width}px;height:${height}px"></div>
<script type="module">
  import { Map } from '/reference/maplibre-gl.mjs';
  const data = await (await fetch('/reference/points.json')).json();
  data.features.length = ${count};
  const style = '/reference/${ground}.json';
  const map = new Map({ container: 'map', style, bounds: [8, 48, 15, 58], fadeDuration: 0 });
  map.on('load', () => {
    const start = performance.now();
    map.addSource('stacks', { type: 'geojson', data, cluster: true, clusterRadius: 50, clusterMaxZoom: 18 });
    map.addLayer({ id: 'stacks', type: 'circle', source: 'stacks', paint: { 'circle-radius': 16 } });
    map.on('render', () => {
      if (window.sawMarkers || (${count} > 0 && map.queryRenderedFeatures({ layers: ['stacks'] }).length === 0)) return;
      Object.assign(window, { sawMarkers: true, untilMarkers: performance.now() - start, shown: performance.now() });
    });
  });
</script>`;

/** Notes when the first cluster of the portal appears, counted from the end of the answer. */
function watchMarkers() {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[aria-label^="Cluster of"]')) return;
    observer.disconnect();
    const [answer] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/map-points'));
    const end = answer instanceof PerformanceResourceTiming ? answer.responseEnd : Number.NaN;
    Object.assign(window, {
      sawMarkers: true,
      untilMarkers: performance.now() - end,
      shown: performance.now(),
    });
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

interface Sample {
  untilMarkers: number;
  /** From the navigation to the first markers. */
  shown: number;
  busy: number;
  frames: number;
  longTasks: number[];
}

async function numbersOf(page: Page, name: string): Promise<number[]> {
  const value: unknown = await page.evaluate((key) => Reflect.get(window, key), name);
  return [value].flat().map(Number);
}

/** Drags the map to and fro. */
async function measure(page: Page, hasMarkers: boolean): Promise<Sample> {
  const canvas = page.locator('canvas');
  await canvas.waitFor();
  if (hasMarkers) await page.waitForFunction(() => 'sawMarkers' in window);
  // Playwright waits for ever for the script of a worker that was ended before it came.
  await page.waitForFunction(() => {
    const ends = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration);
    return performance.now() - Math.max(0, ...ends) > 500;
  });
  const box = await canvas.boundingBox();
  if (!box) throw new Error('The map has no size');
  await page.evaluate(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) tasks.push(entry.duration);
    }).observe({ type: 'longtask' });
    Object.assign(window, { longTasks: tasks, frames: 0 });
    const count = () => {
      Object.assign(window, { frames: Number(Reflect.get(window, 'frames')) + 1 });
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  const tools = await page.context().newCDPSession(page);
  await tools.send('Performance.enable');
  const busySeconds = async () => {
    const { metrics } = await tools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  const [framesBefore = Number.NaN] = await numbersOf(page, 'frames');
  const before = await busySeconds();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  for (let step = 0; step < 60; step++) {
    const swing = Math.sin((step / 60) * Math.PI * 4) * box.width * 0.3;
    await page.mouse.move(box.x + box.width / 2 + swing, box.y + box.height / 2);
  }
  await page.mouse.up();
  const busy = 1000 * ((await busySeconds()) - before);
  const [framesAfter = Number.NaN] = await numbersOf(page, 'frames');
  await tools.detach();
  const [untilMarkers = Number.NaN] = hasMarkers ? await numbersOf(page, 'untilMarkers') : [];
  const [shown = Number.NaN] = hasMarkers ? await numbersOf(page, 'shown') : [];
  return {
    untilMarkers,
    shown,
    busy,
    frames: framesAfter - framesBefore,
    longTasks: await numbersOf(page, 'longTasks'),
  };
}

await withPortal(8189, async ({ origin, browser }) => {
  const page = await (await openContext(browser)).newPage();
  await page.addInitScript(watchMarkers);
  await signIn(page, origin);
  const pathname = new URL(page.url()).pathname.replace('dashboard', 'department/all/stacks');
  const list = `${origin}${pathname}?dateType=LastChanged&from=&to=`;
  await page.goto(list);
  const size = await page.locator('canvas').boundingBox();
  if (!size) throw new Error('The map has no size');
  const dist = path.resolve(import.meta.dirname, '../node_modules/maplibre-gl/dist');
  await page.route(`${origin}/reference/*`, (route) => {
    const name = path.basename(new URL(route.request().url()).pathname);
    if (name === 'points.json') return route.fulfill({ json: geoJson });
    if (name === 'plain.json') return route.fulfill({ json: styles.plain });
    if (name === 'land.json') return route.fulfill({ json: styles.land });
    const [, ground = '', count] = /^([a-z]+)-(\d+)$/.exec(name) ?? [];
    if (count !== undefined)
      return route.fulfill({ contentType: 'text/html', body: reference(ground, Number(count), size) });
    const contentType = name.endsWith('css') ? 'text/css' : 'text/javascript';
    return route.fulfill({ contentType, body: readFileSync(path.join(dist, name)) });
  });
  const packed = Buffer.from(packPoints(points));
  const contentType = 'application/octet-stream';
  const views = [
    { name: 'the portal without a stack', address: `${list}&search=nothing-has-this-number`, count: 0 },
    { name: 'the portal with 12,000', address: list, count: 12_000 },
    { name: 'the portal with 100,000', address: list, count: pointCount },
    { name: 'MapLibre without a point', address: `${origin}/reference/plain-0`, count: 0 },
    {
      name: 'MapLibre with 100,000',
      address: `${origin}/reference/plain-${pointCount}`,
      count: pointCount,
    },
    {
      name: 'MapLibre with the same land and 100,000',
      address: `${origin}/reference/land-${pointCount}`,
      count: pointCount,
    },
  ].map((view) => ({ ...view, samples: [] as Sample[] }));
  for (let round = 0; round < rounds; round++)
    for (const { address, count, samples } of views) {
      const isReplaced = count === pointCount;
      if (isReplaced)
        await page.route('**/stack/map-points', (route) => route.fulfill({ contentType, body: packed }));
      await page.goto(address);
      samples.push(await measure(page, count > 0));
      if (isReplaced) await page.unroute('**/stack/map-points');
    }
  const medians = views.map(({ name, samples }) => {
    const longTasks = samples.flatMap((sample) => sample.longTasks);
    const busy = median(samples.map((sample) => sample.busy));
    const frame = median(samples.map((sample) => sample.busy / sample.frames));
    const untilMarkers = median(samples.map((sample) => sample.untilMarkers));
    const shown = median(samples.map((sample) => sample.shown));
    console.log(
      `${name}: markers ${shown.toFixed(0)} ms after the navigation and ${untilMarkers.toFixed(0)} ms after the answer, dragging ${busy.toFixed(0)} ms of the main thread and ${frame.toFixed(1)} ms a frame, ${longTasks.length} tasks beyond 50 ms, longest ${Math.max(0, ...longTasks).toFixed(0)} ms`,
    );
    return { busy, frame, untilMarkers, shown };
  });
  const [empty, , ours, bare, theirs, onLand] = medians;
  if (empty && ours && bare && theirs && onLand) {
    const ratio = (one: number, other: number) => (one / other).toFixed(2);
    console.log(
      `100,000: markers over MapLibre's own clustering from the navigation ${ratio(ours.shown, theirs.shown)}, on the same land ${ratio(ours.shown, onLand.shown)} (goal: at most 1); from the answer ${ratio(ours.untilMarkers, theirs.untilMarkers)}, when the portal's page is still loading and the plain one is not`,
    );
    console.log(
      `dragging over MapLibre's own clustering on the same land: ${ratio(ours.busy, onLand.busy)} in all, ${ratio(ours.frame, onLand.frame)} a frame (goal: at most 1.1); on a plain background: ${ratio(ours.busy, theirs.busy)} in all, ${ratio(ours.frame, theirs.frame)} a frame`,
    );
    console.log(
      `dragging over the same map without a point: the portal ${ratio(ours.busy, empty.busy)}, MapLibre ${ratio(theirs.busy, bare.busy)}`,
    );
  }
});
