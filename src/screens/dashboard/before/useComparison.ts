import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';

type Comparison = (now: number, before: number, format?: (value: number) => string) => string | null;

/**
 * Returns a function that gives a text such as "before: 1,460 · +8 %". It gives null if the former figure is
 * zero, because there is no percentage then.
 */
export function useComparison(): Comparison {
  const t = useText();
  const { number, percent } = useFormats();
  return (now, before, format = number) => {
    if (before === 0) return null;
    const value = t('dashboard.before', { value: format(before) });
    const change = Math.round((now / before - 1) * 100) / 100;
    return `${value} · ${change > 0 ? '+' : ''}${percent(change)}`;
  };
}
