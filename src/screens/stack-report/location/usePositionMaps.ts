import { useCallback, useEffect, useState } from 'react';
import { loadTileStyle } from '@/features/stack-map/base-map/mapEnvironment';
import { useWorld } from '@/features/stack-map/base-map/useWorld';
import type { Position } from '@/lib/position';
import { boundsAround } from './boundsAround';
import type { StillMaps } from './drawStillMaps';
import type { Overview } from './overview';

/** The two maps reach this far around the position, in metres (specification, stack area, section 9). */
export const reaches = [5_000, 1_000] as const;

const lateAfterMs = 1_000;
const timeoutMs = 10_000;

type PositionMaps =
  | { kind: 'waiting' | 'missing' }
  | ({ kind: 'overview' } & Overview)
  | ({ kind: 'detailed' } & StillMaps);

/**
 * Returns the best available maps of a position: the detailed ones if tiles arrive, and the bundled world
 * while they are late or missing. The result is settled after ten seconds at the latest.
 */
export function usePositionMaps(position: Position): { maps: PositionMaps; isSettled: boolean } {
  const detailed = useDetailedMaps(position);
  const isLate = useElapsed(lateAfterMs);
  const isOver = useElapsed(timeoutMs);
  const { latitude, longitude } = position;
  const load = useCallback(() => loadBundled({ latitude, longitude }), [latitude, longitude]);
  const world = useWorld(load, isLate || detailed === 'failed');

  if (typeof detailed === 'object') return { maps: { kind: 'detailed', ...detailed }, isSettled: true };
  const isSettled = isOver || (detailed === 'failed' && world !== 'loading');
  if (typeof world === 'object') return { maps: { kind: 'overview', ...world }, isSettled };
  return { maps: { kind: isSettled ? 'missing' : 'waiting' }, isSettled };
}

function useElapsed(milliseconds: number): boolean {
  const [hasElapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return hasElapsed;
}

/**
 * The style is the light one, because paper is white whatever the colours of the screen. MapLibre loads only
 * when there is a style.
 */
async function drawDetailed(position: Position, signal: AbortSignal): Promise<StillMaps> {
  const style = await loadTileStyle('light', signal);
  const { drawStillMaps } = await import('./drawStillMaps');
  signal.throwIfAborted();
  const views = reaches.map((metres) => boundsAround(position, metres));
  return drawStillMaps(style, views, signal);
}

function useDetailedMaps({ latitude, longitude }: Position): StillMaps | 'drawing' | 'failed' {
  const [maps, setMaps] = useState<StillMaps | 'drawing' | 'failed'>('drawing');
  useEffect(() => {
    const drawing = new AbortController();
    let isWanted = true;
    const settle = (settled: StillMaps | 'failed') => {
      clearTimeout(timer);
      if (isWanted) setMaps(settled);
      isWanted = false;
    };
    const timer = setTimeout(() => {
      settle('failed');
      drawing.abort();
    }, timeoutMs);
    drawDetailed({ latitude, longitude }, drawing.signal).then(settle, () => settle('failed'));
    return () => {
      isWanted = false;
      clearTimeout(timer);
      drawing.abort();
    };
  }, [latitude, longitude]);
  return maps;
}

/**
 * The bundled map has code of its own, which loads only when needed, because most reports have detailed maps.
 */
const loadBundled = async (position: Position) => (await import('./overview')).loadOverview(position);
