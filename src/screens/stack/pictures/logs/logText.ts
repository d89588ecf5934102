import { classLimits } from '@/features/stack-fields/distribution/classLimits';
import { type FieldWords, measuredText } from '@/features/stack-fields/fieldWords';
import type { PicturedLog } from './picturedLogs';

/**
 * Returns a text such as "Log 17 of 143, diameter 31.2 cm, volume 0.214 m³, class 2b". Unknown values are
 * left out. `index` counts the marks of the picture from 0.
 */
export function logText(
  { diameter, volume, interval }: PicturedLog,
  { index, count }: { index: number; count: number },
  words: FieldWords,
): string {
  const { t, formats } = words;
  const number = { number: formats.number(index + 1), count: formats.number(count) };
  if (!diameter) return t('stack.logs.mark', number);
  const parts = [
    t('stack.logs.log', number),
    t('stack.logs.diameter', { diameter: measuredText(diameter.value, 1, diameter.unit, words) }),
    volume && t('stack.logs.volume', { volume: measuredText(volume.value, 3, volume.unit, words) }),
    interval &&
      t('stack.logs.class', { class: interval.title ?? classLimits(interval, diameter.unit, words) }),
  ];
  return parts.filter(Boolean).join(', ');
}
