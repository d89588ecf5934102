import { useMantineTheme } from '@mantine/core';
import type { MapSourceDataEvent, StyleSpecification } from 'maplibre-gl';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { loadTowns, loadWorld } from './mapEnvironment';
import { type ColorScheme, mapPalette } from './mapPalette';
import { townPoints } from './towns';
import { useTileStyle } from './useTileStyle';
import { type BundledMap, seaStyle, worldShapes, worldStyle } from './worldStyle';

/**
 * What the map lies on: the tile map when it answers; while it is late, cannot be had, or sends no
 * tiles, the bundled world, which is `rough`; and the sea until either is there. Never a blank page.
 */
export function useBaseMap(
  map: MapRef | null,
  scheme: ColorScheme,
): { style: StyleSpecification; rough: boolean } {
  const theme = useMantineTheme();
  const tiles = useTileStyle(scheme);
  const [tilesFail, setTilesFail] = useState(false);
  const tileStyle = tiles.state === 'found' && !tilesFail ? tiles.style : undefined;
  useTilesArrive(
    map,
    tileStyle !== undefined,
    useCallback(() => setTilesFail(true), []),
  );
  const world = useWorld(tilesFail || tiles.state === 'late' || tiles.state === 'missing');

  const style = useMemo(() => {
    if (tileStyle) return tileStyle;
    const palette = mapPalette(theme, scheme);
    return world ? worldStyle(world, palette) : seaStyle(palette);
  }, [tileStyle, world, theme, scheme]);
  return { style, rough: !tileStyle && world !== undefined };
}

/** The bundled world, fetched when it is first needed. Without names it is still a map. */
async function loadBundledMap(): Promise<BundledMap> {
  const [world, towns] = await Promise.all([loadWorld(), loadTowns().catch(() => undefined)]);
  return { ...worldShapes(world), towns: towns && townPoints(towns) };
}

function useWorld(needed: boolean): BundledMap | undefined {
  const [shapes, setShapes] = useState<BundledMap>();
  useEffect(() => {
    if (!needed || shapes) return;
    let current = true;
    loadBundledMap().then(
      (world) => current && setShapes(world),
      // Without its own server the portal has more to say than the map does: the sea stays.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [needed, shapes]);
  return shapes;
}

const patienceMs = 10_000;
const pokeMs = 500;

/**
 * Watches a tile map that has just been put on: when MapLibre has nothing left to wait for, or the
 * patience ends, and not one tile has come, `onNone` is told.
 */
function useTilesArrive(map: MapRef | null, watching: boolean, onNone: () => void): void {
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
