import { type FieldWords, measuredText } from '@/features/stack-fields/fieldWords';
import { classLabel } from './classLimits';
import type { GivenDistribution, Omission } from './readDistribution';

export function omissionText(omission: Omission, unit: string, words: FieldWords): string {
  const { t } = words;
  switch (omission.reason) {
    case 'reversed':
      return t('distribution.omitted.reversed', { interval: classLabel(omission.at, unit, words) });
    case 'overlapping': {
      const [interval, other] = omission.at;
      return t('distribution.omitted.overlapping', {
        interval: classLabel(interval, unit, words),
        other: classLabel(other, unit, words),
      });
    }
    default:
      return t(`distribution.omitted.${omission.reason}`);
  }
}

export function distributionNotes(
  { distribution, units, otherVolume, otherCount }: GivenDistribution,
  words: FieldWords,
): { notes: string[]; warnings: string[] } {
  const { t, formats } = words;
  const { mean, sizeless, total } = distribution;
  const volume = (value: number, unit: string | null) => measuredText(value, 3, unit, words);
  const { count } = total;
  const isSample = otherCount !== null && otherCount.value > count;
  const notes = [
    isSample && t('distribution.sample', { count, all: formats.number(otherCount.value) }),
    mean &&
      t('distribution.mean', {
        diameter: measuredText(mean.diameter, 1, units.diameter, words),
        volume: volume(mean.volume, units.volume),
      }),
    sizeless > 0 && t('distribution.sizeless', { count: sizeless }),
  ];
  const warnings = [
    otherCount &&
      !isSample &&
      t('distribution.other_count', {
        total: formats.number(total.count),
        title: otherCount.title,
        count: measuredText(otherCount.value, 0, otherCount.unit, words),
      }),
    otherVolume &&
      !isSample &&
      t('distribution.differs', {
        total: volume(total.volume, units.volume),
        title: otherVolume.title,
        volume: volume(otherVolume.value, otherVolume.unit),
      }),
  ];
  return { notes: notes.filter(isText), warnings: warnings.filter(isText) };
}

function isText(note: string | false | null): note is string {
  return typeof note === 'string';
}
