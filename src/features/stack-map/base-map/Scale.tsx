import { useEffect, useRef } from 'react';
import { type MapRef, useMap } from 'react-map-gl/maplibre';
import { scaleOf } from './scaleOf';

/** While the map is zoomed, a scale that follows each frame costs a layout in each. */
const zoomStep = 0.25;

/**
 * Shows how long a round distance is in the middle of the map. MapLibre's own scale changes the page in each frame in
 * which the map is dragged; this one follows the zoom in steps, and once the map rests.
 */
export function Scale() {
  const { current: map } = useMap();
  const scale = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!map) return;
    let shownZoom = Number.NaN;
    const follow = () => {
      shownZoom = map.getZoom();
      if (scale.current) show(scale.current, map);
    };
    const followInSteps = () => Math.abs(map.getZoom() - shownZoom) >= zoomStep && follow();
    follow();
    map.on('zoom', followInSteps);
    map.on('moveend', follow);
    return () => {
      map.off('zoom', followInSteps);
      map.off('moveend', follow);
    };
  }, [map]);
  return (
    <div className="maplibregl-ctrl-top-left">
      <div ref={scale} className="maplibregl-ctrl maplibregl-ctrl-scale" />
    </div>
  );
}

function show(scale: HTMLElement, map: MapRef): void {
  const { pixels, label } = scaleOf(map.getCenter().lat, map.getZoom());
  scale.style.width = `${pixels}px`;
  if (scale.textContent !== label) scale.textContent = label;
}
