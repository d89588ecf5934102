import { useCallback, useMemo } from 'react';
import { useLocale } from '@/i18n/LocaleContext';
import type { Language } from '@/i18n/language';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { Position } from '@/lib/position';
import { loadTowns } from './mapEnvironment';
import { type TownPoints, townNearby, townPoints } from './towns';
import { useWorld } from './useWorld';

/** Nobody would look for it there. */
const furthestTown = 100_000;

/** Where a stack is, as one tells somebody: "4 km south of Skørping". Nothing until the bundled towns have loaded, and without them. */
export function PlaceInWords({ position: { latitude, longitude } }: { position: Position }) {
  const t = useText();
  const { number } = useFormats();
  const { language } = useLocale();
  const load = useCallback(() => loadPoints(language), [language]);
  const towns = useWorld(load, true);
  const town = useMemo(
    () => (typeof towns === 'object' ? townNearby(towns, { latitude, longitude }) : undefined),
    [towns, latitude, longitude],
  );
  if (!town || town.metres > furthestTown) return null;
  const { name, metres, direction } = town;
  // The bundled places of the towns are no more exact than that.
  const kilometres = number(Math.max(1, Math.round(metres / 1000)));
  return t('map.from_town', { kilometres, direction, town: name });
}

async function loadPoints(language: Language): Promise<TownPoints> {
  return townPoints(await loadTowns(language));
}
