import type { FieldWords } from '@/features/stack-fields/fieldWords';
import { classLabel } from './classLabel';
import classes from './Distribution.module.css';
import type { Omission } from './readDistribution';
import { useFieldWords } from './useFieldWords';

interface OmittedDistributionProps {
  omission: Omission;
  /** Of the classes. */
  unit: string;
}

/** Stands in the place of bars and table: why there are none. */
export function OmittedDistribution({ omission, unit }: OmittedDistributionProps) {
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
