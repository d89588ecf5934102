import { useEffect } from 'react';
import { type FieldWords, measuredText } from '@/features/stack-fields/fieldWords';
import { useText } from '@/i18n/useText';
import { ReportSection, ReportWarning } from '@/screens/stack-report/section/ReportSection';
import classes from './Distribution.module.css';
import { DistributionTable } from './DistributionTable';
import { classLabel, distributionRows } from './distributionRows';
import type { DistributionReading, GivenDistribution, Omission } from './readDistribution';
import { useFieldWords } from './useFieldWords';

interface DiameterDistributionProps {
  reading: DistributionReading;
  /** Of the classes; null where the card names none. */
  unit: string | null;
}

export function DiameterDistribution({ reading, unit }: DiameterDistributionProps) {
  const t = useText();
  const lacksUnits = reading.kind === 'omitted' && reading.reason === 'noUnits';
  useEffect(() => {
    if (lacksUnits) console.error('The report has no diameter distribution: its units are missing.');
  }, [lacksUnits]);

  if (reading.kind === 'omitted') {
    return (
      <ReportSection title={t('report.distribution_title')}>
        <OmittedDistribution omission={reading} unit={unit ?? ''} />
      </ReportSection>
    );
  }
  return <ShownDistribution {...reading} />;
}

/** As many rows as leave no large gap where they go on upon the next page as a whole. */
const fewRows = 20;

function ShownDistribution(given: GivenDistribution) {
  const { distribution, units } = given;
  const words = useFieldWords();
  const rows = distributionRows(distribution, units.diameter, words);
  return (
    <ReportSection title={words.t('report.distribution_title')} whole={rows.length <= fewRows}>
      <DistributionTable rows={rows} total={distribution.total} volumeUnit={units.volume} />
      <DistributionNotes {...given} />
    </ReportSection>
  );
}

interface OmittedDistributionProps {
  omission: Omission;
  unit: string;
}

function OmittedDistribution({ omission, unit }: OmittedDistributionProps) {
  return <p className={classes.note}>{omissionText(omission, unit, useFieldWords())}</p>;
}

function omissionText(omission: Omission, unit: string, words: FieldWords): string {
  const { t } = words;
  switch (omission.reason) {
    case 'reversed':
      return t('report.distribution_omitted.reversed', { interval: classLabel(omission.at, unit, words) });
    case 'overlapping': {
      const [interval, other] = omission.at;
      return t('report.distribution_omitted.overlapping', {
        interval: classLabel(interval, unit, words),
        other: classLabel(other, unit, words),
      });
    }
    default:
      return t(`report.distribution_omitted.${omission.reason}`);
  }
}

function DistributionNotes({ distribution, units, otherVolume, otherCount }: GivenDistribution) {
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
