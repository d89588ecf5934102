import { shareLimitText, volumeLimitText } from '@/features/stack-fields/fieldWords';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { MeasurementCardDocument } from '@/store/api/cardVersionApi';
import { Details } from '@/ui/form/Details';
import { ReadOnlyCard } from '@/ui/form/edit/ReadOnlyCard';

/** Nothing is shown if the card names no issuer, instrument or limits. */
export function AboutCard({ document }: { document: MeasurementCardDocument }) {
  const t = useText();
  const words = { t, formats: useFormats() };
  const { producer, instrument, evidenceLimits: { areaDifference, stackedVolume } = {} } = document;
  const items = [
    producer && { label: t('measurement_cards.producer'), value: producer },
    instrument && {
      label: t('measurement_cards.instrument'),
      value: `${instrument.manufacturer} ${instrument.model}`,
    },
    areaDifference && {
      label: t('measurement_cards.area_limit'),
      value: t('measurement_cards.area_limit_text', { limit: shareLimitText(areaDifference, words) }),
    },
    stackedVolume && {
      label: t('measurement_cards.volume_limit'),
      value: t('measurement_cards.volume_limit_text', { limit: volumeLimitText(stackedVolume, words) }),
    },
  ].filter((item) => typeof item === 'object');
  if (items.length === 0) return null;
  return (
    <ReadOnlyCard title={t('measurement_cards.about')}>
      <Details items={items} />
    </ReadOnlyCard>
  );
}
