import type { MapSourceDataEvent } from 'maplibre-gl';
import { useEffect } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';

const patienceMs = 10_000;
const pokeMs = 500;

/**
 * Watches a tile map that has just been put on: when MapLibre has nothing left to wait for, or the
 * patience ends, and not one tile has come, `onNone` is told.
 */
export function useTilesArrive(map: MapRef | null, watching: boolean, onNone: () => void): void {
  useEffect(() => {
    if (!map || !watching) return;
    const stop = () => {
      clearTimeout(patience);
      clearInterval(poke);
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
    // A tile that is not there (404) makes MapLibre idle without a frame, and it says so only in a frame.
    const poke = setInterval(() => map.triggerRepaint(), pokeMs);
    map.on('sourcedata', onData);
    map.on('idle', giveUp);
    return stop;
  }, [map, watching, onNone]);
}
