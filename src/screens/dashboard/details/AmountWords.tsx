import { VisuallyHidden } from '@mantine/core';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { type VolumeUnit, volumeIn } from '@/lib/units';
import type { StackAmount } from '@/store/api/stackApi';
import classes from './AgeingCard.module.css';

interface AmountWordsProps {
  amount: StackAmount;
  unit: VolumeUnit;
  /** Without a table around it, whose head has the units and whose columns are read down: then with the units. */
  isAlone?: boolean;
}

/** The volume and the stacks of it; of stacks without a volume their number alone. */
export function AmountWords({ amount, unit, isAlone = false }: AmountWordsProps) {
  const t = useText();
  const { volume } = useFormats();
  const { count, withoutVolume } = amount;
  const sum = volume(volumeIn(unit, amount.volume));
  const unitText = `\u00a0${t(`unit.${unit}`)}`;
  return (
    <>
      {count > withoutVolume && (
        <span className={classes.main}>
          {sum}
          {isAlone ? unitText : <VisuallyHidden component="span">{unitText}</VisuallyHidden>}
        </span>
      )}
      <span className={count > withoutVolume ? classes.minor : classes.main}>
        {' '}
        {isAlone || count === withoutVolume ? (
          t('organizations.contents.stacks', { count })
        ) : (
          <CountWord count={count} />
        )}
      </span>
      {withoutVolume > 0 && count > withoutVolume && (
        <span className={classes.minor}> {t('dashboard.waiting.no_volume', { count: withoutVolume })}</span>
      )}
    </>
  );
}

/** In a table, whose head says of what it is: the word is for who hears the link alone, and the name holds what is seen. */
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
