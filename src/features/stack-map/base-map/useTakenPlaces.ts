import { useEffect } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { setSource } from './setSource';
import { takenPlaces } from './takenPlaces';

/** The source and layer of this name are no part of a style. */
export const takenPlacesSource = 'taken places';

/**
 * Names of towns step aside from markers and from what covers the map, or are left out: an invisible symbol in the style's last
 * layer, which is placed first, has taken each of these places. They follow once the map has
 * stopped, and when there are other markers.
 */
export function useTakenPlaces(map: MapRef | null): void {
  useEffect(() => {
    if (!map) return;
    const name = takenPlacesSource;
    const take = () => {
      if (map.getSource(name)) setSource(map, name, takenPlaces(map));
    };
    const begin = () => {
      if (map.getSource(name)) return;
      const drawing = map.getMap();
      if (!map.hasImage(name)) drawing.addImage(name, { width: 1, height: 1, data: new Uint8Array(4) });
      drawing.addSource(name, { type: 'geojson', data: takenPlaces(map) });
      drawing.addLayer({
        id: name,
        type: 'symbol',
        source: name,
        layout: { 'icon-image': name, 'icon-size': ['get', 'size'], 'icon-allow-overlap': true },
      });
    };
    if (map.isStyleLoaded()) begin();
    else map.once('idle', begin);
    map.on('style.load', begin);
    map.on('moveend', take);
    map.on('resize', take);
    const markersChanged = new MutationObserver(() => {
      if (!map.isMoving()) take();
    });
    markersChanged.observe(map.getCanvasContainer(), { childList: true });
    return () => {
      markersChanged.disconnect();
      map.off('idle', begin);
      map.off('style.load', begin);
      map.off('moveend', take);
      map.off('resize', take);
    };
  }, [map]);
}
