import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { type VolumeUnit, volumeIn } from '@/lib/units';
import type { StackAmount } from '@/store/api/stackApi';
import classes from './AgeingCard.module.css';

interface AmountWordsProps {
  amount: StackAmount;
  unit: VolumeUnit;
  /** Where no head says it. */
  saysUnit?: boolean;
}

/** The volume and the stacks of it; of stacks without a volume their number alone. */
export function AmountWords({ amount, unit, saysUnit = false }: AmountWordsProps) {
  const t = useText();
  const { volume } = useFormats();
  const { count, withoutVolume, volume: sum } = amount;
  return (
    <>
      {count > withoutVolume && (
        <span className={classes.main}>
          {volume(volumeIn(unit, sum))}
          {saysUnit && `\u00a0${t(`unit.${unit}`)}`}
        </span>
      )}
      <span className={count > withoutVolume ? classes.minor : classes.main}>
        {' '}
        {t('organizations.contents.stacks', { count })}
      </span>
      {withoutVolume > 0 && count > withoutVolume && (
        <span className={classes.minor}> {t('dashboard.waiting.no_volume', { count: withoutVolume })}</span>
      )}
    </>
  );
}
