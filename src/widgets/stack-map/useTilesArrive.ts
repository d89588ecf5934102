import type { MapSourceDataEvent } from 'maplibre-gl';
import { useEffect } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';

const patienceMs = 10_000;

/**
 * Watches a tile map that has just been put on: when MapLibre has nothing left to wait for, or the
 * patience ends, and not one tile has come, `onNone` is told.
 */
export function useTilesArrive(map: MapRef | null, watching: boolean, onNone: () => void): void {
  useEffect(() => {
    if (!map || !watching) return;
    const stop = () => {
      clearTimeout(patience);
      map.off('sourcedata', onData);
      map.off('idle', giveUp);
    };
    const onData = ({ tile }: MapSourceDataEvent) => {
      if (tile) stop();
    };
    const giveUp = () => {
      stop();
      onNone();
    };
    const patience = setTimeout(giveUp, patienceMs);
    map.on('sourcedata', onData);
    map.on('idle', giveUp);
    return stop;
  }, [map, watching, onNone]);
}
