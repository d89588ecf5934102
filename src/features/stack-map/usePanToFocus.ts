import { useEffect } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';

export function usePanToFocus(map: MapRef): void {
  useEffect(() => {
    const container = map.getContainer();
    const markers = map.getCanvasContainer();
    const follow = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      // The browser has already scrolled the map's box to the marker. MapLibre undoes that immediately, so
      // the measurement below must too.
      for (const box of [container, markers]) {
        box.scrollLeft = 0;
        box.scrollTop = 0;
      }
      const focused = target.getBoundingClientRect();
      const frame = container.getBoundingClientRect();
      const x = focused.left + focused.width / 2;
      const y = focused.top + focused.height / 2;
      if (x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom) return;
      const middle = { x: frame.left + frame.width / 2, y: frame.top + frame.height / 2 };
      map.panBy([x - middle.x, y - middle.y], { animate: false });
    };
    markers.addEventListener('focusin', follow);
    return () => markers.removeEventListener('focusin', follow);
  }, [map]);
}
