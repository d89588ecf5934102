import { useCallback, useEffect, useState } from 'react';
import type { PlaceText } from '@/features/stack-filters/useFilterWords';
import { useLocale } from '@/i18n/LocaleContext';
import type { Language } from '@/i18n/language';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';

const loadFinder = async (language: Language) =>
  (await import('@/features/stack-map/base-map/PlaceInWords')).loadTownFinder(language);

/**
 * The words of the stack's page for a place; null for every place until the towns have loaded, and without them.
 * @param isNeeded few lists have a place: it loads the towns
 */
export function usePlaceText(isNeeded: boolean): PlaceText {
  const t = useText();
  const { number } = useFormats();
  const { language } = useLocale();
  const [finder, setFinder] = useState<Awaited<ReturnType<typeof loadFinder>>>();
  useEffect(() => {
    if (!isNeeded) return;
    let current = true;
    loadFinder(language).then(
      (loaded) => current && setFinder(loaded),
      // The coordinates stay.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [isNeeded, language]);
  return useCallback(
    (position) => {
      const town = finder?.townNear(position);
      return town ? t('map.from_town', { ...town, kilometres: number(town.kilometres) }) : null;
    },
    [finder, t, number],
  );
}
