import { useMemo } from 'react';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { Position } from '@/lib/position';
import { loadTowns } from './mapEnvironment';
import { townNear, townPoints } from './towns';
import { useWorld } from './useWorld';

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

export async function loadTownFinder() {
  const towns = townPoints(await loadTowns());
  return { townNear: (position: Position) => townNear(towns, position) };
}
