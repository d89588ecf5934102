import { expose, proxy } from 'comlink';
import { type ClusterInput, createClusterIndex } from './clusterIndex';

const load = (input: ClusterInput) => proxy(createClusterIndex(input));

export type LoadClusters = typeof load;

expose(load);
