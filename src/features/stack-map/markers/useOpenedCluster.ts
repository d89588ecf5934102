import { useCallback, useEffect, useRef, useState } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { type Bounds, isInView } from '@/features/stack-map/geometry/bounds';
import { useText } from '@/i18n/useText';
import { markerAt, type PlacedMark } from './placedMarks';

interface Shown {
  marks: readonly PlacedMark[];
  complete: boolean;
  view: Bounds;
}

/**
 * When the map has stopped after a cluster was split, a screen reader announces the number of markers, and
 * the keyboard focus moves to the first new one. Call `start` before the map moves.
 */
export function useOpenedCluster(map: MapRef, { marks, complete, view }: Shown) {
  const t = useText();
  const [news, setNews] = useState('');
  const opened = useRef<{ before: ReadonlySet<string>; byKeyboard: boolean }>(undefined);

  useEffect(() => {
    if (!opened.current || !complete || map.isMoving()) return;
    const { before, byKeyboard } = opened.current;
    opened.current = undefined;
    const inView = marks.filter((mark) => isInView(mark, view));
    setNews(t('map.markers_shown', { count: inView.length }));
    const first = inView.find(({ key }) => !before.has(key));
    const { activeElement, body } = document;
    const isStillThere = activeElement === body || map.getContainer().contains(activeElement);
    if (first && byKeyboard && isStillThere) {
      markerAt(map, marks.indexOf(first))?.focus({ preventScroll: true });
    }
  }, [map, marks, complete, view, t]);

  const start = useCallback(
    (byKeyboard: boolean) => {
      opened.current = { before: new Set(marks.map(({ key }) => key)), byKeyboard };
      setNews('');
    },
    [marks],
  );
  return { news, start };
}
