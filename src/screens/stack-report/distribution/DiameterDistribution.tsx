import { useEffect } from 'react';
import { DistributionTable } from '@/features/stack-fields/distribution/DistributionTable';
import { distributionNotes, omissionText } from '@/features/stack-fields/distribution/distributionNotes';
import { distributionRows } from '@/features/stack-fields/distribution/distributionRows';
import type {
  DistributionReading,
  GivenDistribution,
  Omission,
} from '@/features/stack-fields/distribution/readDistribution';
import { useFieldWords } from '@/features/stack-fields/distribution/useFieldWords';
import { useText } from '@/i18n/useText';
import { ReportSection, ReportWarning } from '@/screens/stack-report/section/ReportSection';
import classes from './Distribution.module.css';

interface DiameterDistributionProps {
  reading: DistributionReading;
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
      <ReportSection title={t('distribution.title')}>
        <OmittedDistribution omission={reading} unit={unit ?? ''} />
      </ReportSection>
    );
  }
  return <ShownDistribution {...reading} />;
}

/** A table of up to this many rows moves to the next page as a whole, because it leaves no large gap. */
const fewRows = 20;

function ShownDistribution(reading: GivenDistribution) {
  const { distribution, units } = reading;
  const words = useFieldWords();
  const rows = distributionRows(distribution, units.diameter, words);
  return (
    <ReportSection title={words.t('distribution.title')} whole={rows.length <= fewRows}>
      <DistributionTable rows={rows} total={distribution.total} volumeUnit={units.volume} />
      <DistributionNotes {...reading} />
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

function DistributionNotes(reading: GivenDistribution) {
  const { notes, warnings } = distributionNotes(reading, useFieldWords());
  return (
    <>
      {notes.map((note) => (
        <p key={note} className={classes.note}>
          {note}
        </p>
      ))}
      {warnings.map((warning) => (
        <ReportWarning key={warning}>
          <p>{warning}</p>
        </ReportWarning>
      ))}
    </>
  );
}
