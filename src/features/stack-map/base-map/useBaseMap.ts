import { useMantineTheme } from '@mantine/core';
import type { MapSourceDataEvent, StyleSpecification } from 'maplibre-gl';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { keepRepainting } from './keepRepainting';
import { loadTileStyle, loadTowns, loadWorld } from './mapEnvironment';
import { townPoints } from './towns';
import { useWorld } from './useWorld';
import {
  type BundledMap,
  type ColorScheme,
  emptyStyle,
  type MapPalette,
  mapPalette,
  worldShapes,
  worldStyle,
} from './worldStyle';

/**
 * Uses the tile map once it has loaded, and the bundled `world` while the tile map is late, missing or
 * without tiles. Until either has loaded, the ground is neither land nor water.
 */
export function useBaseMap(
  map: MapRef | null,
  scheme: ColorScheme,
): { style: StyleSpecification; world: BundledMap | undefined; palette: MapPalette } {
  const theme = useMantineTheme();
  const tiles = useTileStyle(scheme);
  const [tilesFail, setTilesFail] = useState(false);
  const tileStyle = tiles.state === 'found' && !tilesFail ? tiles.style : undefined;
  useTilesArrive(
    map,
    tileStyle !== undefined,
    useCallback(() => setTilesFail(true), []),
  );
  const bundled = useWorld(loadBundledMap, tilesFail || tiles.state === 'late' || tiles.state === 'missing');
  // If the bundled world fails as well, the empty ground stays: the portal's own server is down, and the page reports that.
  const world = typeof bundled === 'object' ? bundled : undefined;

  const palette = useMemo(() => mapPalette(theme, scheme), [theme, scheme]);
  const style = useMemo(
    () => tileStyle ?? (world ? worldStyle(world, palette) : emptyStyle(palette)),
    [tileStyle, world, palette],
  );
  return { style, world: tileStyle ? undefined : world, palette };
}

async function loadBundledMap(): Promise<BundledMap> {
  const [world, towns] = await Promise.all([loadWorld(), loadTowns().catch(() => undefined)]);
  return { ...worldShapes(world), towns: towns && townPoints(towns) };
}

const styleTimeoutMs = 8_000;
const lateAfterMs = 1_000;

type TileStyle = { state: 'asking' | 'late' | 'missing' } | { state: 'found'; style: StyleSpecification };

function useTileStyle(scheme: ColorScheme): TileStyle {
  const [answer, setAnswer] = useState<TileStyle & { scheme: ColorScheme }>({ state: 'asking', scheme });

  useEffect(() => {
    let current = true;
    const asked = new AbortController();
    const late = setTimeout(() => setAnswer({ state: 'late', scheme }), lateAfterMs);
    const timeout = setTimeout(() => asked.abort(), styleTimeoutMs);
    const settle = (settled: TileStyle) => {
      clearTimeout(late);
      clearTimeout(timeout);
      if (current) setAnswer({ ...settled, scheme });
    };
    loadTileStyle(scheme, asked.signal).then(
      (style) => settle({ state: 'found', style }),
      () => settle({ state: 'missing' }),
    );
    return () => {
      current = false;
      clearTimeout(late);
      asked.abort();
    };
  }, [scheme]);

  return answer.scheme === scheme ? answer : { state: 'asking' };
}

const tilesTimeoutMs = 10_000;

function useTilesArrive(map: MapRef | null, watching: boolean, onNone: () => void): void {
  useEffect(() => {
    if (!map || !watching) return;
    const stop = () => {
      clearTimeout(timeout);
      stopRepainting();
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
    const timeout = setTimeout(giveUp, tilesTimeoutMs);
    const stopRepainting = keepRepainting(map);
    map.on('sourcedata', onData);
    map.on('idle', giveUp);
    return stop;
  }, [map, watching, onNone]);
}
