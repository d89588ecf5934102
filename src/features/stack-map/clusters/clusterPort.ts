import type { Bounds } from '@/features/stack-map/geometry/bounds';
import type { ClusterContent, ClusterInput, Mark } from './clusterIndex';

/** The cluster index as the map asks it: the same questions, answered later and elsewhere. */
export interface ClusterPort {
  marksIn(box: Bounds, zoom: number): Promise<Mark[]>;
  contentOf(clusterId: number): Promise<ClusterContent>;
  clusterHolding(index: number, zoom: number): Promise<number | undefined>;
  /** Ends the index; questions still open are never answered. */
  close(): void;
}

export type ClusterQuestion =
  | { ask: 'load'; input: ClusterInput }
  | { ask: 'marks'; box: Bounds; zoom: number }
  | { ask: 'content'; clusterId: number }
  | { ask: 'holder'; index: number; zoom: number };
