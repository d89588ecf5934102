import type { Bounds } from '@/features/stack-map/geometry/bounds';
import { closestZoom, createClusterIndex, type Mark } from './clusterIndex';

const world: Bounds = [-180, -85, 180, 85];

// Three in Denmark, of which two stand on one spot, and one far away.
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
