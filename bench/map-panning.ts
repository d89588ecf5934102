/**
 * The bench shows only the map, on a canvas of 1280 × 800, in the built portal on the real service. It is
 * compared with MapLibre's own clustering, which draws the same points as circles on a canvas of that size.
 * Both are measured on a plain background, for which one colour and an empty source replace the portal's
 * tiles, and on the portal's land. Each sample has a profile of its own, and the samples alternate. The bench
 * prints, each with its range, the times from the navigation and from the answer to the first markers. It
 * also prints the main thread's time for each drawn frame while the map is dragged, and zoomed by wheel and
 * by double click, at the machine's speed and at a quarter of it. With `--profile` it prints the longest
 * tasks of each gesture with their functions and the layouts forced in them, by caller, and no ratio.
 */
import type { Browser, Page } from '@playwright/test';
import { packPoints } from '@mocks/builders/packedPoints';
import { countFrames } from '../e2e/drawnFrames';
import { type GestureName, type Moved, measureGestures, moveMap } from './mapGestures';
import {
  canvasSize,
  type Ground,
  plainStyle,
  referenceAddress,
  routeReference,
  stackPoints,
} from './mapReference';
import { median } from './median';
import { printProfile, withFunctions } from './profile';
import { roundsOr } from './rounds';
import { recordTrace } from './traces';
import { openContext, signIn, withPortal } from './withPortal';

const isProfile = process.argv.includes('--profile');
const rounds = isProfile ? 1 : roundsOr(5);
const speeds = [1, 4];
const fewest = 10_000;
const gestureNames: readonly GestureName[] = ['dragged', 'zoomed by wheel', 'zoomed by double click'];

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
  shown: number;
  moved: Record<GestureName, Moved>[];
}

interface View {
  name: string;
  ground: Ground;
  count: number;
  isMoved: boolean;
  isOurs: boolean;
  samples: Sample[];
}

async function openPortal(page: Page, origin: string, { ground, count }: View): Promise<void> {
  await signIn(page, origin);
  await page.route('https://tiles.openfreemap.org/**', (route) =>
    ground === 'plain'
      ? route.fulfill({ json: plainStyle, headers: { 'access-control-allow-origin': '*' } })
      : route.abort(),
  );
  const packed = Buffer.from(packPoints(stackPoints(count)));
  await page.route('**/stack/map-points', (route) =>
    route.fulfill({ contentType: 'application/octet-stream', body: packed }),
  );
  const stacks = new URL(page.url()).pathname.replace('dashboard', 'department/all/stacks');
  const address = `${origin}${stacks}?dateType=LastChanged&from=&to=&showList=false&showMap=true`;
  await page.goto(address);
  const size = await page.locator('canvas').boundingBox();
  const window = page.viewportSize();
  if (!size || !window) throw new Error('The map has no size');
  await page.setViewportSize({
    width: window.width + canvasSize.width - Math.round(size.width),
    height: window.height + canvasSize.height - Math.round(size.height),
  });
  await page.goto(address);
}

async function take(browser: Browser, origin: string, view: View): Promise<Sample> {
  const context = await openContext(browser);
  const sample = await sampleOf(await context.newPage(), browser, origin, view);
  await context.close();
  return sample;
}

async function sampleOf(page: Page, browser: Browser, origin: string, view: View): Promise<Sample> {
  await page.addInitScript(countFrames);
  if (view.isOurs) {
    await page.addInitScript(watchMarkers);
    await openPortal(page, origin, view);
  } else {
    await routeReference(page, origin);
    await page.setViewportSize(canvasSize);
    await page.goto(referenceAddress(origin, view.ground, view.count));
  }
  await page.bringToFront();
  await page.waitForFunction(() => 'sawMarkers' in window);
  await page.waitForLoadState('networkidle');
  const size = await page.locator('canvas').boundingBox();
  if (size?.width !== canvasSize.width || size.height !== canvasSize.height)
    throw new Error(`The map of ${view.name} has ${size?.width} × ${size?.height} pixels`);
  const timeOf = (name: string) => page.evaluate((key) => Number(Reflect.get(window, key)), name);
  const sample: Sample = {
    untilMarkers: await timeOf('untilMarkers'),
    shown: await timeOf('shown'),
    moved: [],
  };
  if (view.isMoved && isProfile)
    for (const gesture of gestureNames) {
      const trace = await recordTrace(browser, page, withFunctions, () => moveMap(page, gesture));
      printProfile(`${view.name}, ${gesture}`, trace);
    }
  else if (view.isMoved) for (const speed of speeds) sample.moved.push(await measureGestures(page, speed));
  return sample;
}

const range = (values: readonly number[], digits: number) =>
  `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)})`;

/** @returns the milliseconds of the main thread for each frame, in each sample */
function frameTimes({ samples }: View, speed: number, gestures: readonly GestureName[]): number[] {
  return samples.map(({ moved }) => {
    const parts = gestures.flatMap((gesture) => moved[speed]?.[gesture] ?? []);
    const sumOf = (key: keyof Moved) => parts.reduce((sum, part) => sum + part[key], 0);
    return sumOf('busy') / sumOf('frames');
  });
}

await withPortal(8189, async ({ origin, browser }) => {
  const pairs = (
    [
      ['plain', 100_000],
      ['land', fewest],
      ['plain', fewest],
    ] as const
  )
    .map(([ground, count]) => {
      const view = (isOurs: boolean): View => ({
        name: `${isOurs ? 'the portal' : "MapLibre's own"}, ${ground}, ${count.toLocaleString('en')}`,
        ground,
        count,
        isMoved: count === fewest,
        isOurs,
        samples: [],
      });
      return [view(true), view(false)] as const;
    })
    .filter(([{ isMoved }]) => isMoved || !isProfile);
  for (let round = 0; round < rounds; round++)
    for (const view of pairs.flat()) {
      const sample = await take(browser, origin, view);
      view.samples.push(sample);
      console.log(`round ${round + 1}, ${view.name}: markers ${sample.shown.toFixed(0)} ms`);
    }

  for (const view of pairs.flat()) {
    const { name, samples } = view;
    console.log(
      `${name}: markers ${range(
        samples.map(({ shown }) => shown),
        0,
      )} ms after the navigation, ${range(
        samples.map(({ untilMarkers }) => untilMarkers),
        0,
      )} ms after the answer`,
    );
    if (!view.isMoved || isProfile) continue;
    for (const [at, speed] of speeds.entries())
      console.log(
        `  a frame at 1/${speed}: ${gestureNames.map((gesture) => `${gesture} ${range(frameTimes(view, at, [gesture]), 1)} ms`).join(', ')}`,
      );
  }
  for (const [ours, theirs] of isProfile ? [] : pairs) {
    const ratio = (of: (view: View) => number[]) => (median(of(ours)) / median(of(theirs))).toFixed(2);
    const goals = ours.ground === 'plain' ? 'at most 1.3' : 'at most 1.1';
    const frames = speeds.map(
      (speed, at) => `at 1/${speed} ${ratio((view) => frameTimes(view, at, gestureNames))}`,
    );
    console.log(
      `${ours.ground}, ${ours.count.toLocaleString('en')}, over MapLibre's own: navigation to markers ${ratio(({ samples }) => samples.map(({ shown }) => shown))}${ours.isMoved ? `; a frame ${frames.join(', ')}` : ''} (goal: ${goals})`,
    );
  }
});
