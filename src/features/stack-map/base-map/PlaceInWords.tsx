import { useMemo } from 'react';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { Position } from '@/lib/position';
import { loadTowns } from './mapEnvironment';
import { townNear, townPoints } from './towns';
import { useWorld } from './useWorld';

/** Where a stack is, as one tells somebody: "4 km south of Skørping". Nothing until the bundled towns have loaded, and without them. */
export function PlaceInWords({ position: { latitude, longitude } }: { position: Position }) {
  const t = useText();
  const { number } = useFormats();
  const finder = useWorld(loadTownFinder, true);
  const away = useMemo(
    () => (typeof finder === 'object' ? finder.townNear({ latitude, longitude })?.away : null),
    [finder, latitude, longitude],
  );
  return away && t('map.from_town', { ...away, kilometres: number(away.kilometres) });
}

/** The nearest of the bundled towns. */
export async function loadTownFinder() {
  const towns = townPoints(await loadTowns());
  return { townNear: (position: Position) => townNear(towns, position) };
}
