import { useLocale } from '@/i18n/LocaleContext';
import { useText } from '@/i18n/useText';
import { daysLabel } from './binLabels';
import type { CutBins } from './cutBins';

export function useCutLabel(cut: CutBins, label: (date: string) => string): (date: string) => string {
  const t = useText();
  const { locale } = useLocale();
  return (date) => {
    const covered = cut.get(date);
    if (covered === undefined) return label(date);
    const period = covered ? daysLabel(covered, locale, true) : label(date);
    return covered?.isOver ? period : t('dashboard.not_over', { period });
  };
}
