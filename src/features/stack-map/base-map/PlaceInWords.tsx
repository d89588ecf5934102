import { useCallback, useMemo } from 'react';
import { useLocale } from '@/i18n/LocaleContext';
import type { Language } from '@/i18n/language';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { Position } from '@/lib/position';
import { loadTowns } from './mapEnvironment';
import { townNearby, townPoints } from './towns';
import { useWorld } from './useWorld';

/** Nobody would look for it there. */
const furthestTown = 100_000;

/** Where a stack is, as one tells somebody: "4 km south of Skørping". Nothing until the bundled towns have loaded, and without them. */
export function PlaceInWords({ position: { latitude, longitude } }: { position: Position }) {
  const t = useText();
  const { number } = useFormats();
  const { language } = useLocale();
  const load = useCallback(() => loadTownFinder(language), [language]);
  const finder = useWorld(load, true);
  const town = useMemo(
    () => (typeof finder === 'object' ? finder.townNear({ latitude, longitude }) : null),
    [finder, latitude, longitude],
  );
  return town && t('map.from_town', { ...town.away, kilometres: number(town.away.kilometres) });
}

/** The nearest of the bundled towns. `away` has the values of the text `map.from_town`. */
export async function loadTownFinder(language: Language) {
  const towns = townPoints(await loadTowns(language));
  return {
    townNear: (position: Position) => {
      const nearest = townNearby(towns, position);
      if (!nearest || nearest.metres > furthestTown) return null;
      const { name: town, metres, direction } = nearest;
      // The bundled places of the towns are no more exact than a kilometre.
      const kilometres = Math.max(1, Math.round(metres / 1000));
      return { isThere: metres < 500, away: { town, direction, kilometres } };
    },
  };
}
