/**
 * Compares our cluster index with supercluster alone, at 10,000 and 100,000 points. Ours reads typed arrays
 * and returns marks instead of GeoJSON. The runs alternate, and the bench prints the ratio of the medians.
 * With a packed answer it also prints the main thread's time as a share of the worker's.
 */
import Supercluster from 'supercluster';
import { packPoints } from '@mocks/builders/packedPoints';
import { closestZoom, createClusterIndex } from '@/features/stack-map/clusters/clusterIndex';
import { type Bounds, boundsOf, snapOutwards } from '@/features/stack-map/geometry/bounds';
import { pointSetOf } from '@/features/stack-map/geometry/pointSet';
import { stackStates } from '@/lib/generated/enums.gen';
import { unpackPoints } from '@/lib/packedPoints';
import { printRatio } from './printRatio';
import { ratioOf } from './ratio';
import { roundsOr } from './rounds';

function pointsOf(count: number): Float64Array<ArrayBuffer> {
  let seed = 7;
  const random = () => {
    seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  return Float64Array.from({ length: 2 * count }, (_, at) => {
    const place = Math.floor(at / 2) % 40;
    return at % 2 === 0
      ? 8 + ((place * 37) % 60) / 10 + random() - 0.5
      : 48 + ((place * 53) % 90) / 10 + random() - 0.5;
  });
}

const views = [4, 6, 8, 10, 12, 14].flatMap((zoom): { box: Bounds; zoom: number }[] => {
  const reach = 720 / 2 ** zoom;
  return [9, 10, 11, 12].map((west) => ({
    zoom,
    box: snapOutwards([west, 53, west + reach, 53 + reach / 4], zoom),
  }));
});

interface Times {
  load: number[];
  query: number[];
}

function measure(build: () => () => number, times: Times): number {
  const start = performance.now();
  const query = build();
  const loaded = performance.now();
  const found = query();
  times.load.push(loaded - start);
  times.query.push(performance.now() - loaded);
  return found;
}

function describe(samples: number[]): { median: number; text: string } {
  const sorted = samples.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
  const [low, median, high] = [at(0), at(0.5), at(1)];
  return { median, text: `${median.toFixed(2)} ms (${low.toFixed(2)} to ${high.toFixed(2)})` };
}

function compare(pointCount: number, rounds: number): void {
  const coordinates = pointsOf(pointCount);
  const states = Uint8Array.from({ length: pointCount }, (_, index) => index % 3);
  const features = Array.from({ length: pointCount }, (_, index) => ({
    type: 'Feature' as const,
    geometry: { type: 'Point' as const, coordinates: [...coordinates.slice(2 * index, 2 * index + 2)] },
    properties: { index },
  }));
  const packed = packPoints(
    features.map(
      ({
        geometry: {
          coordinates: [longitude = 0, latitude = 0],
        },
        properties: { index },
      }) => ({
        stackId: `${index.toString(16).padStart(8, '0')}-0070-4000-8000-5ac4f1e15ac4`,
        longitude,
        latitude,
        state: stackStates[index % 3] ?? 'Measured',
      }),
    ),
  );

  function ours() {
    const index = createClusterIndex({ coordinates, states });
    return () => views.reduce((sum, { box, zoom }) => sum + index.marksIn(box, zoom).length, 0);
  }
  function alone() {
    const tree = new Supercluster({ radius: 50, maxZoom: closestZoom }).load(features);
    return () => views.reduce((sum, { box, zoom }) => sum + tree.getClusters(box, zoom).length, 0);
  }
  function read(): number {
    const start = performance.now();
    const points = unpackPoints(packed);
    if (!points) throw new Error('The answer was not understood');
    const set = pointSetOf(points);
    boundsOf(set.coordinates);
    set.key();
    set.indexOf(set.at(pointCount - 1)?.stackId ?? '');
    return performance.now() - start;
  }

  read();
  measure(ours, { load: [], query: [] });
  measure(alone, { load: [], query: [] });
  const mine: Times = { load: [], query: [] };
  const bare: Times = { load: [], query: [] };
  const reads: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const found = measure(ours, mine);
    if (found !== measure(alone, bare)) throw new Error('The two found different clusters');
    reads.push(read());
  }

  console.log(`Clustering ${pointCount} points, ${views.length} viewport queries, ${rounds} rounds`);
  for (const phase of ['load', 'query'] as const) {
    const [one, other] = [describe(mine[phase]), describe(bare[phase])];
    console.log(
      `${phase}: ours ${one.text}, supercluster ${other.text}, ratio ${(one.median / other.median).toFixed(2)}`,
    );
  }
  const total = (times: Times) => times.load.map((load, round) => load + (times.query[round] ?? 0));
  printRatio(ratioOf(`clustering of ${pointCount} points`, total(mine), total(bare)), { most: 2 });
  const share = describe(reads).median / describe(mine.load).median;
  console.log(`main thread: ${describe(reads).text}, ${(100 * share).toFixed(1)} % of the worker's load`);
}

compare(10_000, roundsOr(30));
compare(100_000, roundsOr(5));
