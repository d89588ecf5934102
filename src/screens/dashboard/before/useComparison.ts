import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';

/** "before: 1,460 · +8 %" in words of the reader; a change from nothing has no percent. */
export function useComparison(): (now: number, before: number, format?: (value: number) => string) => string {
  const t = useText();
  const { number, percent } = useFormats();
  return (now, before, format = number) => {
    const value = t('dashboard.before', { value: format(before) });
    if (before === 0) return value;
    const change = Math.round((now / before - 1) * 100) / 100;
    return `${value} · ${change > 0 ? '+' : ''}${percent(change)}`;
  };
}
