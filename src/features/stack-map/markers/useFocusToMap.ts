import { useLayoutEffect, useRef } from 'react';
import { useMap } from 'react-map-gl/maplibre';

/**
 * For a marker: when it goes away under the focus, as a cluster does that has been opened, the map takes the focus.
 * From there the arrow keys go on, and Tab leads to the markers that came instead.
 */
export function useFocusToMap() {
  const { current: map } = useMap();
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const marker = ref.current;
    return () => {
      if (marker && marker === document.activeElement) map?.getCanvas().focus({ preventScroll: true });
    };
  }, [map]);
  return ref;
}
