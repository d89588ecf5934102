import { useEffect, useState } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { type Bounds, snapOutwards } from './bounds';

export interface Viewport {
  zoom: number;
  box: Bounds;
}

function viewportOf(map: MapRef): Viewport {
  const zoom = Math.floor(map.getZoom());
  const bounds = map.getBounds();
  return {
    zoom,
    box: snapOutwards([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()], zoom),
  };
}

function isSame(one: Viewport, other: Viewport): boolean {
  return one.zoom === other.zoom && one.box.every((edge, index) => edge === other.box[index]);
}

export function useViewport(map: MapRef, when: 'move' | 'moveend'): Viewport {
  const [viewport, setViewport] = useState(() => viewportOf(map));
  useEffect(() => {
    const follow = () =>
      setViewport((before) => {
        const now = viewportOf(map);
        return isSame(before, now) ? before : now;
      });
    follow();
    map.on(when, follow);
    map.on('resize', follow);
    return () => {
      map.off(when, follow);
      map.off('resize', follow);
    };
  }, [map, when]);
  return viewport;
}
