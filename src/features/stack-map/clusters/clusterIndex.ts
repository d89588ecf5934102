import Supercluster from 'supercluster';
import type { Bounds } from '@/features/stack-map/geometry/bounds';
import { stackStates } from '@/lib/generated/enums.gen';
import type { ClusterCounts } from './clusterStates';

/**
 * `closestZoom` is the map's closest zoom. Clusters exist up to it, so that stacks at the same place stay
 * together.
 */
export const closestZoom = 18;

const radiusPixels = 50;
const tilePixels = 512;

export type Mark =
  | {
      kind: 'cluster';
      clusterId: number;
      longitude: number;
      latitude: number;
      count: number;
      states: ClusterCounts;
    }
  | { kind: 'point'; index: number };

export type ClusterContent = { kind: 'splits'; zoom: number } | { kind: 'together'; indexes: number[] };

/**
 * The order of the coordinates is longitude, latitude, longitude, latitude, and so on. Each point has the
 * index of its state in `stackStates`.
 */
export interface ClusterInput {
  coordinates: Float64Array<ArrayBuffer>;
  states: Uint8Array<ArrayBuffer>;
}

interface ClusterIndex {
  marksIn(box: Bounds, zoom: number): Mark[];
  contentOf(clusterId: number): ClusterContent;
  clusterHolding(index: number, zoom: number): number | undefined;
}

interface Point {
  index: number;
  state: number;
}

export function createClusterIndex(input: ClusterInput): ClusterIndex {
  const tree = new Supercluster<Point, ClusterCounts>({
    radius: radiusPixels,
    maxZoom: closestZoom,
    map: ({ state }) => ({
      PreRegistration: isIn(state, 'PreRegistration'),
      Measured: isIn(state, 'Measured'),
      AssignedToSawmill: isIn(state, 'AssignedToSawmill'),
    }),
    reduce: (sum, counts) => {
      sum.PreRegistration += counts.PreRegistration;
      sum.Measured += counts.Measured;
      sum.AssignedToSawmill += counts.AssignedToSawmill;
    },
  });
  tree.load(featuresOf(input));

  function marksIn(box: Bounds, zoom: number): Mark[] {
    return tree.getClusters(box, zoom).map(({ properties, geometry }) => {
      if (!('cluster_id' in properties)) return { kind: 'point', index: properties.index };
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      const { PreRegistration, Measured, AssignedToSawmill } = properties;
      return {
        kind: 'cluster',
        clusterId: properties.cluster_id,
        longitude,
        latitude,
        count: properties.point_count,
        states: { PreRegistration, Measured, AssignedToSawmill },
      };
    });
  }

  function indexesIn(clusterId: number): number[] {
    return tree.getLeaves(clusterId, Number.POSITIVE_INFINITY).map(({ properties }) => properties.index);
  }

  function contentOf(clusterId: number): ClusterContent {
    const zoom = tree.getClusterExpansionZoom(clusterId);
    return zoom > closestZoom
      ? { kind: 'together', indexes: indexesIn(clusterId) }
      : { kind: 'splits', zoom };
  }

  function clusterHolding(index: number, zoom: number): number | undefined {
    const longitude = input.coordinates[2 * index] ?? 0;
    const latitude = input.coordinates[2 * index + 1] ?? 0;
    // A cluster lies at the mean of its points, at most a few radii away from each of them.
    const reach = (4 * radiusPixels * 360) / (tilePixels * 2 ** Math.floor(zoom));
    const near = marksIn([longitude - reach, latitude - reach, longitude + reach, latitude + reach], zoom);
    const nearestFirst = near
      .filter((mark) => mark.kind === 'cluster')
      .map((mark) => ({
        ...mark,
        distance: Math.hypot(mark.longitude - longitude, mark.latitude - latitude),
      }))
      .sort((one, other) => one.distance - other.distance);
    return nearestFirst.find(({ clusterId }) => indexesIn(clusterId).includes(index))?.clusterId;
  }

  return { marksIn, contentOf, clusterHolding };
}

function isIn(index: number, state: keyof ClusterCounts): number {
  return stackStates[index] === state ? 1 : 0;
}

function featuresOf({ coordinates, states }: ClusterInput) {
  return Array.from({ length: coordinates.length / 2 }, (_, index) => ({
    type: 'Feature' as const,
    geometry: {
      type: 'Point' as const,
      coordinates: [coordinates[2 * index] ?? 0, coordinates[2 * index + 1] ?? 0],
    },
    properties: { index, state: states[index] ?? 0 },
  }));
}
