import { useEffect, useState } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import type { Bounds } from '@/features/stack-map/geometry/bounds';

function viewOf(map: MapRef): Bounds {
  const bounds = map.getBounds();
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
}

/** What the map showed when it last came to rest. */
export function useView(map: MapRef): Bounds {
  const [view, setView] = useState(() => viewOf(map));
  useEffect(() => {
    const follow = () => setView(viewOf(map));
    follow();
    map.on('moveend', follow);
    map.on('resize', follow);
    return () => {
      map.off('moveend', follow);
      map.off('resize', follow);
    };
  }, [map]);
  return view;
}
