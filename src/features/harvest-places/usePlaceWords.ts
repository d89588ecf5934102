import { countryName } from '@/i18n/country';
import { useLocale } from '@/i18n/LocaleContext';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { HarvestPlace } from '@/store/api/harvestPlaceApi';

export function usePlaceWords() {
  const t = useText();
  const { language } = useLocale();
  const { number, date } = useFormats();
  const hectares = (value: number) =>
    t('harvest_places.hectares', { hectares: number(value, value < 1 ? 4 : 2) });
  return {
    hectares,
    country: (code: string) => countryName(code, language),
    where: ({ points, areas, hectares: computed, landAddress }: HarvestPlace) => {
      if (landAddress !== null) return landAddress;
      if (points > 0) return t('harvest_places.points', { count: points });
      const counted = t('harvest_places.areas', { count: areas });
      return computed === null ? counted : `${counted}, ${hectares(computed)}`;
    },
    period: ({ harvestFrom, harvestTo }: HarvestPlace) => {
      const [from, to] = [harvestFrom, harvestTo].map((day) => (day === null ? '' : date(day)));
      return from || to ? `${from ?? ''} – ${to ?? ''}`.trim() : '';
    },
  };
}
