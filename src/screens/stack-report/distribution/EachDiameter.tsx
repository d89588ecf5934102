import type { DistributionReading } from '@/features/stack-fields/distribution/readDistribution';
import { useFieldWords } from '@/features/stack-fields/distribution/useFieldWords';
import { numbersIn } from '@/features/stack-fields/fieldNumbers';
import { measuredText, unitText } from '@/features/stack-fields/fieldWords';
import { keyedByIndex } from '@/lib/keyedByIndex';
import type { Report } from '@/screens/stack-report/data/readReport';
import { ReportSection } from '@/screens/stack-report/section/ReportSection';
import classes from './EachDiameter.module.css';

export function recordedDiameters({ config, fieldOf }: Report): readonly number[] {
  const numbers = numbersIn(fieldOf(config.diameters?.diametersFieldId ?? ''));
  return typeof numbers === 'string' ? [] : numbers;
}

export function EachDiameter({ report, reading }: { report: Report; reading: DistributionReading | null }) {
  const words = useFieldWords();
  const { t, formats } = words;
  const diameters = recordedDiameters(report).toSorted((one, other) => one - other);
  if (diameters.length === 0) return null;
  const field = report.fieldOf(report.config.diameters?.diametersFieldId ?? '');
  const isWhole = field?.content.status === 'given' && field.content.fieldType === 'ArrayOfInt';
  const sums = [
    measuredText(diameters.length, 0, 'Pieces', words),
    reading?.kind === 'given' &&
      measuredText(reading.distribution.total.volume, 3, reading.units.volume, words),
  ].filter(Boolean);
  return (
    <div className={classes.page}>
      <ReportSection title={`${field?.title ?? ''}${field?.unit ? ` (${unitText(field.unit, t)})` : ''}`}>
        <p className={classes.sum}>
          {t('distribution.total')}: {sums.join(' · ')}
        </p>
        <ol className={classes.diameters}>
          {keyedByIndex(diameters).map(({ key, item }) => (
            <li key={key}>{formats.number(item, isWhole ? 0 : 3)}</li>
          ))}
        </ol>
      </ReportSection>
    </div>
  );
}
