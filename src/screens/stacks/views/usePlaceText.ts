import { useCallback, useEffect, useState } from 'react';
import type { PlaceText } from '@/features/stack-filters/useFilterWords';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';

const loadFinder = async () => (await import('@/features/stack-map/base-map/PlaceInWords')).loadTownFinder();

/**
 * Names the nearest town, or a point in the words of the stack's page. Returns null for every place until the
 * towns have loaded, and if they cannot be loaded.
 * @param isNeeded loads the towns, because few lists have a place
 */
export function usePlaceText(isNeeded: boolean): PlaceText {
  const t = useText();
  const { number } = useFormats();
  const [finder, setFinder] = useState<Awaited<ReturnType<typeof loadFinder>>>();
  useEffect(() => {
    if (!isNeeded) return;
    let current = true;
    loadFinder().then(
      (loaded) => current && setFinder(loaded),
      // Without the towns the coordinates stay.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [isNeeded]);
  return useCallback(
    (position) => {
      const nearest = finder?.townNear(position);
      if (!nearest) return null;
      const { isThere, away } = nearest;
      if (isThere) return away.town;
      const place = t('map.from_town', { ...away, kilometres: number(away.kilometres) });
      return t('stack_filters.point_at', { place });
    },
    [finder, t, number],
  );
}
