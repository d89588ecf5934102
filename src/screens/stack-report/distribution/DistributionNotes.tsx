import { measuredText } from '@/features/stack-fields/fieldWords';
import { ReportWarning } from '@/screens/stack-report/section/ReportWarning';
import classes from './Distribution.module.css';
import type { GivenDistribution } from './readDistribution';
import { useFieldWords } from './useFieldWords';

/** What follows from the figures, and where they do not agree with the stack's own. */
export function DistributionNotes({ distribution, units, otherVolume, otherCount }: GivenDistribution) {
  const words = useFieldWords();
  const { t } = words;
  const { mean, sizeless, total } = distribution;
  const volume = (value: number, unit: string | null) => measuredText(value, 3, unit, words);
  return (
    <>
      {mean && (
        <p className={classes.note}>
          {t('report.distribution_mean', {
            diameter: measuredText(mean.diameter, 1, units.diameter, words),
            volume: volume(mean.volume, units.volume),
          })}
        </p>
      )}
      {sizeless > 0 && (
        <p className={classes.note}>{t('report.distribution_sizeless', { count: sizeless })}</p>
      )}
      {otherCount && (
        <ReportWarning>
          <p>
            {t('report.distribution_other_count', {
              total: words.formats.number(total.count),
              title: otherCount.title,
              count: measuredText(otherCount.value, 0, otherCount.unit, words),
            })}
          </p>
        </ReportWarning>
      )}
      {otherVolume && (
        <ReportWarning>
          <p>
            {t('report.distribution_differs', {
              total: volume(total.volume, units.volume),
              title: otherVolume.title,
              volume: volume(otherVolume.value, otherVolume.unit),
            })}
          </p>
        </ReportWarning>
      )}
    </>
  );
}
