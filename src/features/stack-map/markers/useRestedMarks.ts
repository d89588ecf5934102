import { startTransition, useEffect, useMemo, useState } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import type { Bounds } from '@/features/stack-map/geometry/bounds';
import type { PointSet } from '@/features/stack-map/geometry/pointSet';
import type { PlacedMark } from './placedMarks';

interface Found {
  points: PointSet;
  marks: readonly PlacedMark[];
  complete: boolean;
}

export interface RestedMarks {
  marks: readonly PlacedMark[];
  view: Bounds;
}

const none: readonly PlacedMark[] = [];

/**
 * Marks and view are another object each time that the map comes to rest, and the same until then. Marks of old
 * points never stay. The first marks of points come as soon as the map draws them. `complete` tells that the marks
 * are those of the map as it is.
 */
export function useRestedMarks(
  map: MapRef,
  { points, marks, complete }: Found,
): { rested: RestedMarks; complete: boolean } {
  const view = useRestedView(map);
  const [latest, setLatest] = useState({ points, marks: none, view });
  const isFirst = latest.points !== points || latest.marks === none;
  if (isFirst && marks.length > 0 && !map.isMoving()) setLatest({ points, marks, view });
  useEffect(() => {
    if (!complete || map.isMoving()) return;
    // A hundred buttons render in pieces, between what the person does.
    startTransition(() => setLatest({ points, marks, view }));
  }, [map, points, marks, complete, view]);
  const rested = useMemo(
    () => (latest.points === points ? latest : { ...latest, marks: none }),
    [latest, points],
  );
  return { rested, complete: complete && rested.marks === marks && rested.view === view };
}

function viewOf(map: MapRef): Bounds {
  const bounds = map.getBounds();
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
}

function useRestedView(map: MapRef): Bounds {
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
