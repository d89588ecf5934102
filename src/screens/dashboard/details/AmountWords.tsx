import { VisuallyHidden } from '@mantine/core';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { type VolumeUnit, volumeIn } from '@/lib/units';
import type { StackAmount } from '@/store/api/stackApi';
import classes from './AgeingCard.module.css';

interface AmountWordsProps {
  amount: StackAmount;
  unit: VolumeUnit;
  isAlone?: boolean;
}

export function AmountWords({ amount, unit, isAlone = false }: AmountWordsProps) {
  const t = useText();
  const { number, volume } = useFormats();
  const { count, withoutVolume } = amount;
  const sum = volume(volumeIn(unit, amount.volume));
  const unitText = `\u00a0${t(`unit.${unit}`)}`;
  const hasVolume = count > withoutVolume;
  const isInWords = isAlone || count === withoutVolume;
  return (
    <>
      {hasVolume && (
        <span className={classes.main}>
          {sum}
          {isAlone && unitText}
        </span>
      )}
      {!isInWords && (
        <VisuallyHidden component="span">
          {unitText}, {t('stacks.title')}:
        </VisuallyHidden>
      )}
      <span className={hasVolume ? classes.minor : classes.main}>
        {' '}
        {isInWords ? t('organizations.contents.stacks', { count }) : number(count)}
      </span>
      {withoutVolume > 0 && hasVolume && (
        <span className={classes.minor}> {t('dashboard.waiting.no_volume', { count: withoutVolume })}</span>
      )}
    </>
  );
}

/**
 * In a table the column head names the unit. People who hear only the link get the unit from a hidden word.
 * The accessible name also contains the visible text.
 */
export function CountWord({ count }: { count: number }) {
  const t = useText();
  const { number } = useFormats();
  return (
    <>
      <VisuallyHidden component="span">{t('stacks.title')}: </VisuallyHidden>
      {number(count)}
    </>
  );
}
