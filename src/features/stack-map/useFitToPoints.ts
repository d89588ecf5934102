import { useEffect, useRef } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { boundsOf } from './geometry/bounds';
import type { StackPoint } from './geometry/stackPoint';

type Points = readonly StackPoint[];

/** Room for a marker at the edge; one stack alone is shown with its surroundings. */
export const fitOptions = { padding: 28, maxZoom: 13 };

function isSameSet(one: Points, other: Points): boolean {
  if (one.length !== other.length) return false;
  const ids = new Set(one.map(({ stackId }) => stackId));
  return other.every(({ stackId }) => ids.has(stackId));
}

/**
 * Shows all points whenever they become others: not when one of them merely changed its state, not
 * when the person moved the map, and not while the next ones are still on their way (undefined).
 * Where nothing is found or the load failed the map stays where it was.
 */
export function useFitToPoints(map: MapRef, points: Points | undefined): void {
  const fitted = useRef<Points>(undefined);
  useEffect(() => {
    if (!points || points.length === 0 || (fitted.current && isSameSet(fitted.current, points))) return;
    fitted.current = points;
    map.fitBounds(boundsOf(points), { ...fitOptions, animate: false });
  }, [map, points]);
}
