import type { StyleSpecification } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { loadTileStyle } from './mapEnvironment';
import type { ColorScheme } from './mapPalette';

const patienceMs = 8_000;
/** After this the bundled map stands in, and the tiles may still come. */
const lateAfterMs = 1_000;

/** `asking` and `late` are still open; `missing` is final. */
type TileStyle = { state: 'asking' | 'late' | 'missing' } | { state: 'found'; style: StyleSpecification };

/** Asks for the tile style of this colour scheme. */
export function useTileStyle(scheme: ColorScheme): TileStyle {
  const [answer, setAnswer] = useState<TileStyle & { scheme: ColorScheme }>({ state: 'asking', scheme });

  useEffect(() => {
    let current = true;
    const asked = new AbortController();
    const late = setTimeout(() => setAnswer({ state: 'late', scheme }), lateAfterMs);
    const patience = setTimeout(() => asked.abort(), patienceMs);
    const settle = (settled: TileStyle) => {
      clearTimeout(late);
      clearTimeout(patience);
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
