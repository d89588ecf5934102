import { useEffect } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { coveredTowns } from './coveredTowns';
import { setSource } from './setSource';
import { takenPlaces } from './takenPlaces';
import type { TownPoints } from './towns';
import { coveredTownsSource } from './worldStyle';

/** The source and layer of this name are no part of a style. */
export const takenPlacesSource = 'taken places';

/**
 * Names of towns step aside from markers and from what covers the map, or are left out: an invisible symbol in the style's last
 * layer, which is placed first, has taken each of these places. They follow once the map has
 * stopped, and when there are other markers. What covers the map can change without it, as its attribution does
 * when a source has loaded: they are compared whenever the map is idle. A town that a marker covers is named beside the marker.
 */
export function useTakenPlaces(map: MapRef | null, towns: TownPoints | undefined): void {
  useEffect(() => {
    if (!map) return;
    const name = takenPlacesSource;
    let before: string | undefined;
    const placesNow = () => {
      const places = takenPlaces(map);
      before = JSON.stringify(places);
      if (towns) setSource(map, coveredTownsSource, coveredTowns(map, towns));
      return places;
    };
    const take = () => {
      if (map.getSource(name)) setSource(map, name, placesNow());
    };
    const begin = () => {
      if (map.getSource(name)) return;
      const drawing = map.getMap();
      drawing.addSource(name, { type: 'geojson', data: placesNow() });
      drawing.addLayer({
        id: name,
        type: 'symbol',
        source: name,
        layout: {
          'icon-image': ['get', 'image'],
          'icon-size': ['get', 'size'],
          'icon-anchor': ['get', 'anchor'],
          'icon-allow-overlap': true,
        },
        // Placed, but not drawn.
        paint: { 'icon-opacity': 0 },
      });
    };
    const compare = () => {
      if (JSON.stringify(takenPlaces(map)) !== before) take();
    };
    if (map.isStyleLoaded()) begin();
    else map.once('idle', begin);
    map.on('style.load', begin);
    map.on('moveend', take);
    map.on('resize', take);
    map.on('idle', compare);
    const markersChanged = new MutationObserver(() => {
      if (!map.isMoving()) take();
    });
    markersChanged.observe(map.getCanvasContainer(), { childList: true });
    return () => {
      markersChanged.disconnect();
      map.off('idle', begin);
      map.off('idle', compare);
      map.off('style.load', begin);
      map.off('moveend', take);
      map.off('resize', take);
    };
  }, [map, towns]);
}
