// This replaces the stack map's environment: no tiles, no bundled world, and clusters without a worker.
import { type ClusterInput, createClusterIndex } from '@/features/stack-map/clusters/clusterIndex';
import type { ClusterPort } from '@/features/stack-map/clusters/startClusterWorker';

export function startClusters(input: ClusterInput): ClusterPort {
  const index = createClusterIndex(input);
  return {
    marksIn: async (box, zoom) => index.marksIn(box, zoom),
    contentOf: async (clusterId) => index.contentOf(clusterId),
    clusterHolding: async (at, zoom) => index.clusterHolding(at, zoom),
    close: () => undefined,
  };
}

export const loadTileStyle = () => Promise.reject(new Error('No tiles in tests'));

export const loadWorld = () => Promise.reject(new Error('No world in tests'));

export const loadTowns = () => Promise.reject(new Error('No towns in tests'));
