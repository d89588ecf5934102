import type { StyleSpecification } from 'maplibre-gl';
import { environment } from '@/lib/environment';
import { fetchTileStyle } from './fetchTileStyle';
import type { TownRank } from './towns';
import townsUrl from './towns.json?url';
import worldUrl from './world.json?url';
import type { ColorScheme, WorldTopology } from './worldStyle';

export { startClusterWorker as startClusters } from '@/features/stack-map/clusters/startClusterWorker';

const openFreeMap = {
  light: 'https://tiles.openfreemap.org/styles/positron',
  dark: 'https://tiles.openfreemap.org/styles/dark',
};

export function loadTileStyle(scheme: ColorScheme, signal: AbortSignal): Promise<StyleSpecification> {
  return fetchTileStyle(environment.mapStyleUrl ?? openFreeMap[scheme], signal);
}

async function bundled<Content>(url: string): Promise<Content> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`A bundled part of the map was answered with ${response.status}`);
  return response.json();
}

/**
 * The land and borders come from Natural Earth and are bundled with the portal. They are less accurate in
 * regions without stacks (scripts/worldMap.ts).
 */
export const loadWorld = () => bundled<WorldTopology>(worldUrl);

export const loadTowns = () => bundled<TownRank[]>(townsUrl);
