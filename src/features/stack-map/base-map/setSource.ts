import type { GeoJSONSource } from 'maplibre-gl';
import type { MapRef } from 'react-map-gl/maplibre';

/** What is set again once the map is idle. */
const awaiting = new WeakMap<GeoJSONSource, GeoJSON.FeatureCollection>();

/**
 * Sets what a source of the map's style holds, if it has one of this name. A tile that was still loading keeps its old data, so
 * they are set again once all tiles have loaded.
 */
export function setSource(map: MapRef, name: string, data: GeoJSON.FeatureCollection): void {
  const source = map.getSource<GeoJSONSource>(name);
  if (!source) return;
  source.setData(data);
  const isAwaited = awaiting.has(source);
  awaiting.set(source, data);
  if (isAwaited) return;
  map.once('idle', () => {
    const latest = awaiting.get(source);
    awaiting.delete(source);
    if (latest && map.getSource(name) === source) source.setData(latest);
  });
}
