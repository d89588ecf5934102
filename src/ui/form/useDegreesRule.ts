import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { parseDegrees } from '@/lib/position';

export function useDegreesRule() {
  const t = useText();
  const { number } = useFormats();
  return (text: string, most: 90 | 180) => {
    const value = parseDegrees(text);
    if (value !== null && Math.abs(value) <= most) return null;
    return t('stack_filters.out_of_bounds', { min: number(-most), max: number(most) });
  };
}
