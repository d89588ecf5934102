import type { Bounds } from '@/features/stack-map/geometry/bounds';
import { clusterSize } from '@/features/stack-map/markers/drawn/clusterSize';
import { closestZoom, createClusterIndex, type Mark } from './clusterIndex';
import { presentStates, ringSegments } from './clusterStates';

const world: Bounds = [-180, -85, 180, 85];

// Three points are in Denmark, two of them on one spot, and one is far away.
const input = {
  coordinates: Float64Array.of(9.5, 56.1, 9.5, 56.1, 9.9, 56.4, -70, -30),
  states: Uint8Array.of(1, 2, 1, 0),
};

function clusterOf(marks: Mark[]) {
  const cluster = marks.find((mark) => mark.kind === 'cluster');
  if (cluster?.kind !== 'cluster') throw new Error('There is no cluster');
  return cluster;
}

describe('createClusterIndex', () => {
  it('gathers what is close at this zoom and leaves the rest single', () => {
    const marks = createClusterIndex(input).marksIn(world, 2);
    expect(marks).toHaveLength(2);
    expect(clusterOf(marks).count).toBe(3);
    expect(marks).toContainEqual({ kind: 'point', index: 3 });
  });

  it('counts the states of what it gathers, at every zoom', () => {
    const index = createClusterIndex(input);
    expect(clusterOf(index.marksIn(world, 2)).states).toEqual({
      PreRegistration: 0,
      Measured: 2,
      AssignedToSawmill: 1,
    });
    expect(clusterOf(index.marksIn(world, closestZoom)).states).toEqual({
      PreRegistration: 0,
      Measured: 1,
      AssignedToSawmill: 1,
    });
  });

  it('answers for the box alone', () => {
    const marks = createClusterIndex(input).marksIn([-80, -40, -60, -20], 2);
    expect(marks).toEqual([{ kind: 'point', index: 3 }]);
  });

  it('names the zoom that splits a cluster', () => {
    const index = createClusterIndex(input);
    const content = index.contentOf(clusterOf(index.marksIn(world, 2)).clusterId);
    if (content.kind !== 'splits') throw new Error('It does not split');
    expect(index.marksIn(world, content.zoom)).toHaveLength(3);
    expect(index.marksIn(world, content.zoom - 1)).toHaveLength(2);
  });

  it('hands out the points that no zoom splits', () => {
    const index = createClusterIndex(input);
    const spot = clusterOf(index.marksIn(world, closestZoom));
    const content = index.contentOf(spot.clusterId);
    expect(content).toEqual({ kind: 'together', indexes: expect.arrayContaining([0, 1]) });
  });

  it('finds the cluster that hides a point, and none for one that stands alone', () => {
    const index = createClusterIndex(input);
    const { clusterId } = clusterOf(index.marksIn(world, 2));
    expect(index.clusterHolding(2, 2)).toBe(clusterId);
    expect(index.clusterHolding(3, 2)).toBeUndefined();
    expect(index.clusterHolding(2, closestZoom)).toBeUndefined();
  });

  it('is empty without points', () => {
    expect(
      createClusterIndex({ coordinates: new Float64Array(), states: new Uint8Array() }).marksIn(world, 0),
    ).toEqual([]);
  });
});

describe('the ring of a cluster', () => {
  const counts = (Measured: number, AssignedToSawmill: number, PreRegistration: number) => ({
    Measured,
    AssignedToSawmill,
    PreRegistration,
  });

  it('names the states that occur', () => {
    expect(presentStates(counts(12, 0, 2))).toEqual([
      { state: 'Measured', count: 12 },
      { state: 'PreRegistration', count: 2 },
    ]);
  });

  it.each([counts(22, 0, 0), counts(5, 5, 5), counts(9_998, 1, 1), counts(0, 3, 1)])(
    'makes a whole ring of %j, in which each state can be seen',
    (states) => {
      const segments = ringSegments(states);
      expect(segments.map(({ state }) => state)).toEqual(presentStates(states).map(({ state }) => state));
      expect(segments.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100);
      let end = 0;
      for (const { from, share } of segments) {
        expect(from).toBeCloseTo(end);
        expect(share).toBeGreaterThanOrEqual(6);
        end = from + share;
      }
    },
  );

  it('gives more room to what there is more of', () => {
    const [measured, assigned] = ringSegments(counts(30, 10, 0));
    expect(measured?.share).toBeCloseTo(72);
    expect(assigned?.share).toBeCloseTo(28);
  });
});

it.each([
  [2, 40],
  [9, 40],
  [10, 46],
  [99, 46],
  [100, 54],
  [999, 54],
  [1_000, 64],
  [9_999, 64],
  [10_000, 76],
  [100_000, 76],
])('draws a cluster of %i stacks %i pixels wide', (count, size) => {
  expect(clusterSize(count)).toBe(size);
});
