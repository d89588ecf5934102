import type { GeoJSONSource } from 'maplibre-gl';
import type { MapRef } from 'react-map-gl/maplibre';

/**
 * Sets what a source of the map's style holds, if it has one of this name; `latest` remembers what was set by name. A tile that was
 * still loading keeps its old data, so they are set again once all tiles have loaded.
 */
export function setSource(
  map: MapRef,
  latest: Map<string, GeoJSON.FeatureCollection>,
  name: string,
  data: GeoJSON.FeatureCollection,
): void {
  const source = map.getSource<GeoJSONSource>(name);
  source?.setData(data);
  latest.set(name, data);
  map.once('idle', () => {
    if (latest.get(name) === data && map.getSource(name) === source) source?.setData(data);
  });
}
